import { expect, test } from './borrower.ts'
import {
  field,
  getCode,
  KNOWN_PHONE,
  PHONE,
  picture,
  sentTo,
  SMS_CODE,
  submit,
  VISITOR,
  watchCodes,
} from './register.ts'
import { hold } from './hold.ts'
import { inBoth, inIndonesian } from './languages.ts'
import { linesOf } from './site.ts'
import { watchToasts } from './toasts.ts'
import { IN_ALL, inAll } from '../setup/suite.ts'

const LINK = { links_id: '7', down_id: '9', invite_code: 'SARI7', deviceId: '00123', merchantNumber: '90017' }

for (const [index, { lang, id, market, words }] of [
  {
    lang: '1',
    id: '88',
    market: 'id',
    words: {
      title: 'Dana Cepat sampai Rp15.000.000',
      button: 'Daftar sekarang',
      sent: 'Kode dikirim ke 139 1234 5678',
      wait: /^\d+ detik$/,
      toast: 'Pendaftaran berhasil',
      done: 'Anda sudah terdaftar',
      download: 'Unduh Rupya',
    },
  },
  {
    lang: '2',
    id: '91',
    market: 'in',
    words: {
      title: 'Rupya Personal, up to ₹80,000',
      button: 'Register now',
      sent: 'The code was sent to 139 1234 5678',
      wait: /^\d+ s$/,
      toast: 'registration successful',
      done: 'You are registered',
      download: 'Download Rupya',
    },
  },
].entries())
  test(
    `Visitor registers and gets to the download page with the whole query (language ${lang}) @APP-53 @JOIN-1 @JOIN-2 @JOIN-9 @JOIN-18 @JOIN-19 @JOIN-22 @JOIN-36`,
    inAll(index),
    async ({ open, page, calls, events }) => {
      const toasts = await watchToasts(page)
      const code = watchCodes(page)
      await open('/registerTemplate', { scenario: 'register', search: { ...VISITOR, ...LINK, id, market, lang } })
      await expect(page).toHaveTitle(words.title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
      await field(page, 'phone').pressSequentially('139x1234-5678999')
      await expect(field(page, 'phone')).toHaveValue('139 1234 5678')
      const capcode = await code()
      await field(page, 'capcode').pressSequentially(`${capcode}XY`)
      await expect(field(page, 'capcode')).toHaveValue(capcode)
      await getCode(page).click()
      await expect(getCode(page)).toHaveText(words.wait)
      await expect(field(page, 'smsCode')).toBeFocused()
      await expect(field(page, 'smsCode')).toHaveAccessibleDescription(words.sent)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await linesOf(page.getByRole('form'), '139 1234 5678')).toBe(1)
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(field(page, 'smsCode')).toHaveAttribute('autocomplete', 'one-time-code')
      await field(page, 'smsCode').pressSequentially('2x4681099')
      await expect(field(page, 'smsCode')).toHaveValue(SMS_CODE)
      await page.getByRole('button', { name: words.button }).click()

      await expect(page.getByRole('heading', { name: words.done })).toBeVisible()
      const own = { id, user_from: 'banner', utm_tag: 'id-nov', app_from: 'rupya' }
      const { search, hash } = new URL(page.url())
      expect(hash.split('?')[0]).toBe('#/downloadTemplate')
      expect(Object.fromEntries(new URLSearchParams(hash.split('?')[1]))).toEqual({
        ...own,
        links_id: '7',
        down_id: '9',
        invite_code: 'SARI7',
      })
      expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
        market,
        lang,
        deviceId: '00123',
        merchantNumber: '90017',
      })
      await expect.poll(toasts).toEqual([words.toast])

      const { id: _id, ...tracked } = own
      const request = { phone: PHONE, capcode, sid: 'sid-000001', deviceId: '00123', ...tracked }
      expect(sentTo('get-sms', calls)).toEqual([request])
      expect(sentTo('register', calls)).toEqual([
        { ...request, userName: PHONE, smsCode: SMS_CODE, merchantNumber: '90017', invite_code: 'SARI7', id },
      ])
      const visit = { page_id: id, page_type: '1', client_type: 'h5', ...tracked }
      await expect.poll(events).toEqual([
        { operation: 'trackVisit', event: visit },
        { operation: 'trackClick', event: { ...visit, phone: PHONE } },
        { operation: 'trackClick', event: { ...visit, phone: PHONE } },
      ])

      // After a reload, the result is still known. The app's address is checked before it opens. A tap before the address has
      // loaded waits for it.
      const answer = await hold(page, '**/channel-template*')
      await page.reload()
      await expect(page.getByRole('heading', { name: words.done })).toBeVisible()
      await page.getByRole('button', { name: words.download }).click()
      answer()
      await expect(page.getByRole('dialog')).toContainText('products.rupya.example')
    },
  )

for (const { lang, words, tag } of inBoth({
  en: {
    toast: 'you are already registered, please download the app to log in',
    title: 'Your number is registered already',
    other: 'Register another number',
  },
  id: {
    toast: 'Nomor Anda sudah terdaftar, silakan unduh aplikasi untuk masuk',
    title: 'Nomor Anda sudah terdaftar',
    other: 'Daftar dengan nomor lain',
  },
}))
  test(
    `A number that is known, at the SMS and at registering, leads to the download page and back (language ${lang}) @JOIN-14 @JOIN-15`,
    tag,
    async ({ open, page, become }) => {
      const toasts = await watchToasts(page)
      const code = watchCodes(page)
      await open('/registerTemplate', { scenario: 'register', search: { ...VISITOR, lang } })
      await field(page, 'phone').fill(KNOWN_PHONE)
      await field(page, 'capcode').fill(await code())
      await getCode(page).click()
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
      await page.getByRole('link', { name: words.other }).click()
      await expect(field(page, 'phone')).toHaveValue('138 0013 8000')
      await become('register-known-number')
      await field(page, 'phone').fill(PHONE)
      await field(page, 'capcode').fill(await code(2))
      await field(page, 'smsCode').fill(SMS_CODE)
      await submit(page).click()
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
      await page.goBack()
      await expect(field(page, 'phone')).toHaveValue('139 1234 5678')
      await expect(field(page, 'smsCode')).toHaveValue(SMS_CODE)
      await expect.poll(toasts).toEqual([words.toast])
    },
  )

for (const { lang, words, tag } of inBoth({
  en: [
    'please enter the phone number correctly',
    'please enter the graphic code correctly',
    'please enter the SMS code correctly',
  ],
  id: ['Isi nomor ponsel dengan benar', 'Isi kode gambar dengan benar', 'Isi kode SMS dengan benar'],
}))
  test(
    `What is missing is said once, at its field beside its rule, and nothing is sent (language ${lang}) @JOIN-3 @JOIN-4 @JOIN-5 @JOIN-7 @JOIN-8 @JOIN-22 @JOIN-34`,
    tag,
    async ({ open, page, calls, events }) => {
      const toasts = await watchToasts(page)
      const code = watchCodes(page)
      const [wrongPhone = '', capcode = '', smsCode = ''] = words
      const phone = new RegExp(`^${wrongPhone} 11 (angka|digits)`)
      await open('/registerTemplate', { scenario: 'register', search: { ...VISITOR, lang } })
      await code()
      // The template's words come from the server, in its language.
      for (const own of [page.getByRole('heading', { level: 1 }), submit(page)])
        expect(await own.getAttribute('lang')).toBe(lang === '2' ? 'id' : null)
      // Another picture needs a number (JOIN-4).
      await picture(page).click()
      await expect(field(page, 'phone')).toHaveAccessibleDescription(phone)
      await expect(field(page, 'phone')).toBeFocused()
      await page.setViewportSize({ width: 320, height: 640 })
      // The field is half above the screen; without scrolling it would stay at the edge.
      await submit(page).evaluate((button: HTMLButtonElement) => {
        const top = button.form?.querySelector('[name=phone]')?.getBoundingClientRect().top ?? 0
        scrollBy(0, top + 20)
        button.focus({ preventScroll: true })
        button.click()
      })
      await expect(field(page, 'phone')).toBeFocused()
      // The focused field is visible with its label.
      const belowHeader = async () => {
        const header = await page.getByRole('banner').boundingBox()
        const label = await page.locator('label').first().boundingBox()
        return (label?.y ?? 0) - Math.max(0, (header?.y ?? 0) + (header?.height ?? 0))
      }
      await expect.poll(belowHeader).toBeGreaterThan(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.setViewportSize({ width: 360, height: 740 })
      for (const [name, description] of [
        ['phone', phone],
        ['capcode', capcode],
        ['smsCode', smsCode],
      ] as const)
        await expect(field(page, name)).toHaveAccessibleDescription(description)
      await field(page, 'phone').fill('12345678901')
      await expect(page.locator('[aria-invalid]')).toHaveCount(2)
      await getCode(page).click()
      await expect(field(page, 'phone')).toHaveAccessibleDescription(phone)
      await field(page, 'phone').fill(PHONE)
      await getCode(page).click()
      await expect(field(page, 'capcode')).toBeFocused()
      await picture(page).click()
      await code(2)
      expect(await toasts()).toEqual([])
      expect([...sentTo('get-sms', calls), ...sentTo('register', calls)]).toEqual([])
      // The visit and the taps are recorded; taps with the number if it is valid.
      await expect.poll(events).toHaveLength(4)
      expect((await events()).flatMap(({ event }) => event['phone'] ?? [])).toEqual([PHONE])
    },
  )

for (const { lang, words } of inIndonesian({
  id: { back: 'Kembali', done: 'Anda sudah terdaftar' },
  en: { back: 'Back', done: 'You are registered' },
}))
  test(`With the keyboard alone a visitor registers (language ${lang}) @JOIN-38`, async ({ open, page }) => {
    const code = watchCodes(page)
    await open('/registerTemplate', { scenario: 'register', search: { ...VISITOR, lang } })
    const capcode = await code()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: words.back })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type(PHONE)
    await page.keyboard.press('Tab')
    await page.keyboard.type(capcode)
    await page.keyboard.press('Tab')
    await expect(picture(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(field(page, 'smsCode')).toBeFocused()
    await page.keyboard.type(SMS_CODE)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: words.done })).toBeVisible()
  })

for (const { lang, words } of inIndonesian({
  id: {
    title: 'Perjanjian pendaftaran',
    intro: 'Perjanjian ini berlaku antara Anda dan Rupya Finance',
    contact: 'Tulis ke help@rupya.example, atau telepon 021-5095-0100.',
    privacy: 'Kebijakan privasi',
    loans: 'Syarat dan ketentuan pinjaman',
    back: 'Kembali',
    wait: /^\d+ detik$/,
  },
  en: {
    title: 'Registration agreement',
    intro: 'This agreement is between you and Rupya Finance.',
    contact: 'Write to help@rupya.example, or call 021-5095-0100.',
    privacy: 'Privacy policy',
    loans: 'Loan terms and conditions',
    back: 'Back',
    wait: /^\d+ s$/,
  },
}))
  test(
    `Back from the agreement finds the form as it was, with the same picture (language ${lang}) @JOIN-20 @JOIN-32 @JOIN-37`,
    IN_ALL,
    async ({ open, page, calls }) => {
      const code = watchCodes(page)
      await open('/registerTemplate', { scenario: 'register', search: { token: 'journey', lang } })
      await field(page, 'phone').fill(PHONE)
      await field(page, 'capcode').fill(await code())
      await field(page, 'smsCode').fill(SMS_CODE)
      await page.getByRole('link', { name: words.title }).click()
      await expect(page).toHaveURL(/\/\?[^#]*token=journey[^#]*#\/agreementTemplate\?id=88&user_from=banner/)
      await expect(page).toHaveTitle(words.title)
      await expect(page.getByRole('main')).toContainText(words.intro)
      await expect(page.getByRole('main')).toContainText(words.contact)
      // A number does not wrap at its hyphens, however narrow the phone.
      for (const width of [280, 320, 360, 412]) {
        await page.setViewportSize({ width, height: 740 })
        expect([width, await linesOf(page.getByRole('main'), '021-5095-0100')]).toEqual([width, 1])
      }
      for (const [name, path] of [
        [words.privacy, '/privacyPolicy'],
        [words.loans, '/loanAgreement'],
      ] as const)
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', `${path}?lang=${lang}&market=id`)
      await page.getByRole('button', { name: words.back }).click()
      await expect(field(page, 'capcode')).toHaveValue(await code())
      await expect(field(page, 'smsCode')).toHaveValue(SMS_CODE)
      await getCode(page).click()
      await expect(getCode(page)).toHaveText(words.wait)
      expect(calls.filter((call) => call.url().includes('get-captcha'))).toHaveLength(1)
    },
  )
