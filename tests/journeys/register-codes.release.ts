import { expect, test } from './borrower.ts'
import { field, getCode, PHONE, sentTo, SMS_CODE, submit, VISITOR, watchCodes } from './register.ts'
import { inBoth } from './languages.ts'
import { watchToasts } from './toasts.ts'
import { IN_ALL } from '../setup/suite.ts'

for (const { lang, words, tag } of inBoth({
  id: {
    market: 'id',
    wrong: 'Kode gambar salah. Masukkan kode yang baru.',
    wait: /^\d+ detik$/,
    wrongSms: /^Kode SMS salah/,
  },
  en: {
    market: 'in',
    wrong: 'The graphic code is wrong. Enter the new one.',
    wait: /^\d+ s$/,
    wrongSms: /^The SMS code is wrong/,
  },
}))
  test(
    `A wrong graphic code at the SMS and at registering: the message, another picture, and only that field is empty (language ${lang}) @JOIN-13 @JOIN-16 @JOIN-17 @JOIN-27`,
    tag,
    async ({ open, page, calls }) => {
      const toasts = await watchToasts(page)
      const code = watchCodes(page)
      await open('/registerTemplate', { scenario: 'register', search: { ...VISITOR, lang, market: words.market } })
      const first = await code()
      await field(page, 'phone').fill(PHONE)
      await field(page, 'smsCode').fill(SMS_CODE)
      for (const [button, pictures] of [
        [getCode(page), 2],
        [submit(page), 3],
      ] as const) {
        await field(page, 'capcode').fill('0000')
        await button.click()
        await expect(field(page, 'capcode')).toHaveAccessibleDescription(words.wrong)
        await expect(field(page, 'capcode')).toBeFocused()
        await expect(field(page, 'capcode')).toHaveValue('')
        expect(await code(pictures)).not.toBe(first)
        await expect(field(page, 'phone')).toHaveValue('139 1234 5678')
        await expect(field(page, 'smsCode')).toHaveValue(SMS_CODE)
      }
      await expect.poll(toasts).toEqual([words.wrong, words.wrong])
      await field(page, 'capcode').fill((await code(3)).toLowerCase())
      await getCode(page).click()
      await expect(getCode(page)).toHaveText(words.wait)
      // A wrong SMS code has no failure code of its own.
      await field(page, 'smsCode').fill('000000')
      await submit(page).click()
      await expect(page.getByRole('form').getByText(words.wrongSms)).toBeVisible()
      await field(page, 'smsCode').fill(SMS_CODE)
      await submit(page).click()
      await expect(page).toHaveURL(/#\/downloadTemplate\?/)
      expect(sentTo('register', calls)).toHaveLength(3)
    },
  )

for (const { lang, words } of inBoth({
  id: { market: 'id', wrong: 'Kode gambar salah. Masukkan kode yang baru.', wait: /^\d+ detik$/ },
  en: { market: 'in', wrong: 'The graphic code is wrong. Enter the new one.', wait: /^\d+ s$/ },
}))
  test(
    `Where the server has forgotten the graphic code’s session, the next picture is good again (language ${lang}) @JOIN-28`,
    IN_ALL,
    async ({ open, become, page }) => {
      const code = watchCodes(page)
      await open('/registerTemplate', { scenario: 'register', search: { ...VISITOR, lang, market: words.market } })
      await field(page, 'phone').fill(PHONE)
      await field(page, 'capcode').fill(await code())
      await become('register')
      await getCode(page).click()
      await expect(field(page, 'capcode')).toHaveAccessibleDescription(words.wrong)
      await field(page, 'capcode').fill(await code(2))
      await getCode(page).click()
      await expect(getCode(page)).toHaveText(words.wait)
    },
  )

for (const { lang, words, tag } of inBoth({
  en: { repeat: 'do not send the code repeatedly', seconds: /^(40|[1-3]?\d) s$/, most: /^(60|[1-5]?\d) s$/ },
  id: { repeat: 'Jangan meminta kode berulang kali', seconds: /^(40|[1-3]?\d) detik$/, most: /^(60|[1-5]?\d) detik$/ },
}))
  test(
    `The countdown says why another SMS has to wait, and goes on after a reload, never above 60 s (language ${lang}) @JOIN-11 @JOIN-12 @JOIN-30 @JOIN-31`,
    tag,
    async ({ open, page, calls, events }) => {
      const toasts = await watchToasts(page)
      const code = watchCodes(page)
      await page.clock.install()
      await open('/registerTemplate', { scenario: 'register', search: { ...VISITOR, lang } })
      await field(page, 'phone').fill(PHONE)
      await field(page, 'capcode').fill(await code())
      await getCode(page).click()
      await expect(getCode(page)).toHaveAttribute('aria-disabled', 'true')
      await page.clock.runFor(20_000)
      await expect(getCode(page)).toHaveText(words.seconds)
      // Playwright waits for a disabled button; people tap it.
      await getCode(page).click({ force: true })
      await expect.poll(toasts).toEqual([words.repeat])
      expect(sentTo('get-sms', calls)).toHaveLength(1)

      await page.reload()
      await expect(getCode(page)).toHaveText(words.seconds)
      await expect(field(page, 'phone')).toHaveValue('139 1234 5678')
      await expect(field(page, 'capcode')).toHaveValue('')
      expect((await events()).filter(({ operation }) => operation === 'trackVisit')).toHaveLength(1)
      // As after a clock was set back.
      await page.evaluate(() => {
        const { state } = history
        state.rupyaCarried.join.againAt = Date.now() + 3_600_000
        // Bypasses the router.
        History.prototype.replaceState.call(history, state, '')
      })
      await page.reload()
      await expect(getCode(page)).toHaveText(words.most)
      await page.clock.runFor(60_000)
      await expect(getCode(page)).not.toHaveAttribute('aria-disabled')
      // The data is stored per tab: nothing stays on the phone.
      expect(
        await page.evaluate(() =>
          JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
        ),
      ).not.toContain(PHONE)
    },
  )

test(
  'What is missing in the field that has the focus announces itself, at each tap again',
  IN_ALL,
  async ({ open, page }) => {
    await open('/registerTemplate', { scenario: 'register', search: VISITOR })
    await field(page, 'phone').focus()
    await field(page, 'phone').press('Enter')
    const said = page.getByRole('alert')
    await expect(said).toHaveText('Isi nomor ponsel dengan benar')
    // An element that stays would be announced only once.
    await said.evaluate((element) => element.setAttribute('data-read', ''))
    await field(page, 'phone').press('Enter')
    await expect(said).not.toHaveAttribute('data-read')
    await expect(said).toHaveText('Isi nomor ponsel dengan benar')
  },
)
