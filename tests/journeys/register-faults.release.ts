import { expect, test } from './borrower.ts'
import { hold } from './hold.ts'
import { field, getCode, PHONE, picture, sentTo, SMS_CODE, submit, VISITOR, watchCodes } from './register.ts'
import { inBoth, inIndonesian } from './languages.ts'
import { watchToasts } from './toasts.ts'
import { tapTenTimes } from './tap-ten-times.ts'
import { comeOnline, goOffline } from './online.ts'
import { expectRoomBelowRing } from './ring.ts'
import { IN_ALL } from '../setup/suite.ts'

for (const { lang, words } of inBoth({
  id: {
    market: 'id',
    unknown: 'Halaman promosi ini tidak ada atau sudah berakhir.',
    busy: 'Sistem sedang sibuk.',
    id: '88',
    retry: 'Coba lagi',
    button: 'Daftar sekarang',
  },
  en: {
    market: 'in',
    unknown: 'This page does not exist or has ended.',
    busy: 'The system is busy.',
    id: '91',
    retry: 'Try again',
    button: 'Register now',
  },
}))
  test(
    `A template that the server does not know, or cannot give, says so; a retry brings the page (language ${lang}) @JOIN-21`,
    IN_ALL,
    async ({ open, become, page }) => {
      const toasts = await watchToasts(page)
      await open('/registerTemplate', {
        scenario: 'register',
        search: { ...VISITOR, lang, market: words.market, id: '404' },
      })
      await expect(page.getByRole('main').getByText(words.unknown)).toBeVisible()
      await expect.poll(toasts).toEqual([words.unknown])
      await open('/registerTemplate', {
        scenario: 'refuse:getChannelTemplate,register',
        search: { ...VISITOR, lang, market: words.market, id: words.id },
      })
      await expect(page.getByRole('main').getByText(words.busy)).toBeVisible()
      await become('register')
      await page.getByRole('button', { name: words.retry }).click()
      await expect(submit(page)).toHaveText(words.button)
    },
  )

for (const { lang, words } of inIndonesian({
  id: { market: 'id', message: 'Sistem sedang sibuk. Coba lagi sebentar lagi.', retry: 'Coba lagi' },
  en: { market: 'in', message: 'The system is busy. Try again in a moment.', retry: 'Try again' },
}))
  test(
    `Without a session of graphic codes the server’s message and a retry stand in the form (language ${lang}) @JOIN-21`,
    IN_ALL,
    async ({ open, become, page, calls }) => {
      const toasts = await watchToasts(page)
      const code = watchCodes(page)
      await open('/registerTemplate', {
        scenario: 'captcha-session-down',
        search: { ...VISITOR, lang, market: words.market },
      })
      await expect(page.getByRole('form').getByText(words.message)).toBeVisible()
      await expect.poll(toasts).toEqual([words.message])
      await field(page, 'phone').fill(PHONE)
      await getCode(page).click()
      await expect(field(page, 'capcode')).toBeFocused()
      await become('register')
      await page.getByRole('button', { name: words.retry, exact: true }).click()
      await field(page, 'capcode').fill(await code())
      await expect(field(page, 'phone')).toHaveValue('139 1234 5678')
      await getCode(page).click()
      await expect(field(page, 'smsCode')).toBeFocused()
      expect(sentTo('get-sms', calls)).toHaveLength(1)
    },
  )

for (const { lang, words } of inIndonesian({
  id: { failed: 'Gambar tidak muncul Gambar baru', shown: 'Gambar kode, 4 karakter Gambar baru' },
  en: { failed: 'No picture New picture', shown: 'Picture of the code, 4 characters New picture' },
}))
  test(
    `Where its picture fails the graphic code has a placeholder, and another picture belongs to a new session (language ${lang}) @JOIN-28`,
    IN_ALL,
    async ({ open, become, page, calls }) => {
      await open('/registerTemplate', { scenario: 'captcha-picture-down', search: { ...VISITOR, lang } })
      await expect(picture(page)).toHaveAccessibleName(words.failed)
      await become('register')
      await field(page, 'phone').fill(PHONE)
      await picture(page).click()
      await expect(picture(page)).toHaveAccessibleName(words.shown)
      expect(calls.filter((call) => call.url().includes('get-sid'))).toHaveLength(2)
    },
  )

for (const { lang, words } of inIndonesian({
  id: {
    lost: /^Kami belum tahu apakah Anda sudah terdaftar\./,
    unsent: /^Belum ada yang terkirim karena ponsel Anda sedang offline\./,
    known: 'Nomor Anda sudah terdaftar',
    toast: 'Nomor Anda sudah terdaftar, silakan unduh aplikasi untuk masuk',
  },
  en: {
    lost: /^We do not know whether you are registered\./,
    unsent: /^Nothing was sent, because your phone is offline\./,
    known: 'Your number is registered already',
    toast: 'you are already registered, please download the app to log in',
  },
}))
  test(`Ten taps and Enter send one registration; tracking that is down is not noticed; a lost reply is said, and a tap tells (language ${lang}) @JOIN-17 @JOIN-29 @JOIN-33 @JOIN-34`, async ({
    open,
    become,
    page,
    calls,
  }) => {
    const toasts = await watchToasts(page)
    const code = watchCodes(page)
    await page.route('**/promotion/track-*', (route) => route.abort('connectionfailed'))
    await open('/registerTemplate', {
      scenario: 'register,lost:registerUser',
      search: { ...VISITOR, lang },
    })
    await field(page, 'phone').fill(PHONE)
    await field(page, 'capcode').fill(await code())
    await getCode(page).click()
    // The code is still on its way to the phone, so it cannot be typed yet.
    await expect(field(page, 'smsCode')).toBeFocused()
    await field(page, 'smsCode').fill(SMS_CODE)
    const release = await hold(page, '**/promotion/register*')
    await tapTenTimes(submit(page))
    await field(page, 'smsCode').press('Enter')
    release()
    await expect(page.getByRole('form').getByText(words.lost)).toBeVisible()
    expect(sentTo('register', calls)).toHaveLength(1)
    await expect(field(page, 'capcode')).toHaveValue(await code())
    await goOffline(page)
    await field(page, 'smsCode').press('Enter')
    const failure = page.getByRole('form').getByText(words.unsent)
    await expect(failure).toBeVisible()
    await expectRoomBelowRing(field(page, 'smsCode'), failure.locator('xpath=ancestor::p'))
    await comeOnline(page)
    // The first one had arrived.
    await become('register-known-number')
    await submit(page).click()
    await expect(page.getByRole('heading', { name: words.known })).toBeVisible()
    const own = [words.lost, words.unsent]
    const others = async () => (await toasts()).filter((text) => !own.some((said) => said.test(text)))
    await expect.poll(others).toEqual([words.toast])
  })

for (const { lang, words } of inIndonesian({
  id: { market: 'id', busy: 'Sistem sedang sibuk. Coba lagi sebentar lagi.' },
  en: { market: 'in', busy: 'The system is busy. Try again in a moment.' },
}))
  test(
    `An SMS that cannot be sent is said at its field, and nothing typed is lost (language ${lang}) @JOIN-39`,
    IN_ALL,
    async ({ open, page }) => {
      const toasts = await watchToasts(page)
      const code = watchCodes(page)
      await open('/registerTemplate', { scenario: 'sms-down', search: { ...VISITOR, lang, market: words.market } })
      await field(page, 'phone').fill(PHONE)
      await field(page, 'capcode').fill(await code())
      await getCode(page).click()
      await expect(field(page, 'smsCode')).toHaveAccessibleDescription(words.busy)
      await expect(field(page, 'capcode')).toHaveValue(await code())
      await expect(getCode(page)).not.toHaveAttribute('aria-disabled')
      await expect.poll(toasts).toEqual([words.busy])
    },
  )

for (const { lang, words, tag } of inBoth({
  id: { unsent: /^Permintaan SMS belum terkirim karena ponsel Anda sedang offline\./, sent: /^Kode dikirim ke/ },
  en: { unsent: /^The SMS was not asked for, because your phone is offline\./, sent: /^The code was sent to/ },
}))
  test(
    `An SMS that is asked for offline was not sent: its field says so, once, and the next tap sends it (language ${lang}) @JOIN-39`,
    tag,
    async ({ open, page, calls }) => {
      const toasts = await watchToasts(page)
      const code = watchCodes(page)
      await open('/registerTemplate', { scenario: 'register', search: { ...VISITOR, lang } })
      await field(page, 'phone').fill(PHONE)
      await field(page, 'capcode').fill(await code())
      await goOffline(page)
      await getCode(page).click()
      await expect(field(page, 'smsCode')).toHaveAccessibleDescription(words.unsent)
      await expect(page.getByRole('alert')).toHaveText(words.unsent)
      expect(await toasts()).toEqual([])
      await comeOnline(page)
      const asked = sentTo('get-sms', calls).length
      await getCode(page).click()
      await expect(field(page, 'smsCode')).toHaveAccessibleDescription(words.sent)
      expect(sentTo('get-sms', calls)).toHaveLength(asked + 1)
    },
  )

for (const { lang, words } of inIndonesian({
  id: {
    title: 'Unduh Rupya',
    heading: 'Dapatkan aplikasinya',
    inStore: 'Buka toko aplikasi di ponsel Anda dan cari “Rupya”. Penerbitnya harus Rupya Finance.',
  },
  en: {
    title: 'Download Rupya',
    heading: 'Get the app',
    inStore: 'Open your phone’s app store and search for “Rupya”. Its publisher must be Rupya Finance.',
  },
}))
  test(
    `The download page helps whoever opens it: without a template, without an address, or with a hostile one (language ${lang}) @JOIN-36`,
    IN_ALL,
    async ({ open, page }) => {
      const inStore = page.getByText(words.inStore)
      await open('/#/downloadTemplate', { scenario: 'order-174', search: { ...VISITOR, lang } })
      await expect(page).toHaveTitle(words.title)
      await expect(page.getByRole('heading', { name: words.heading })).toBeVisible()
      // The settings' own template has the app's address.
      await expect(page.getByRole('button', { name: words.title })).toBeVisible()
      await expect(inStore).toHaveCount(0)
      await page.route('**/channel-template*', (route) =>
        route.fulfill({
          json: { code: 0, message: '', data: { id: '88', config: { downloadUrl: 'javascript:alert(1)' } } },
        }),
      )
      await open('/downloadTemplate', { scenario: 'register', search: { ...VISITOR, lang } })
      await expect(inStore).toBeVisible()
      await expect(page.getByRole('button', { name: words.title })).toHaveCount(0)
    },
  )
