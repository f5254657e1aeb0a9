import { expect, test } from '../borrower.ts'
import { comeOnline, goOffline, hold, tapTenTimes, watchToasts } from '../on-page.ts'
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
} from '../register.ts'

const LINK = { links_id: '7', down_id: '9', invite_code: 'SARI7', deviceId: '00123', merchantNumber: '90017' }
/** As the field shows it. */
const GROUPED = '139 1234 5678'
const BUSY = 'Sistem sedang sibuk. Coba lagi sebentar lagi.'
const WRONG_CODE = 'Kode gambar salah. Masukkan kode yang baru.'
const WAITS = /^\d+ detik$/
const KNOWN = 'Nomor Anda sudah terdaftar'

test('A visitor registers by keyboard, and gets to the download with the whole query @APP-5 @APP-53 @JOIN-1 @JOIN-2 @JOIN-9 @JOIN-18 @JOIN-19 @JOIN-22 @JOIN-24 @JOIN-36 @JOIN-38', async ({
  open,
  page,
  calls,
  events,
}) => {
  const toasts = await watchToasts(page)
  const code = watchCodes(page)
  await open('/registerTemplate', { scenario: 'register', search: { ...VISITOR, ...LINK, market: 'id', lang: '1' } })
  await expect(page).toHaveTitle('Dana Cepat sampai Rp15.000.000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dana Cepat sampai Rp15.000.000')
  const capcode = await code()
  const { keyboard } = page
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Kembali' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('139x1234-5678999')
  await expect(field(page, 'phone')).toHaveValue(GROUPED)
  await keyboard.press('Tab')
  await keyboard.type(`${capcode}XY`)
  await expect(field(page, 'capcode')).toHaveValue(capcode)
  await keyboard.press('Tab')
  await expect(picture(page)).toBeFocused()
  for (const key of ['Tab', 'Tab', 'Enter']) await keyboard.press(key)
  await expect(getCode(page)).toHaveText(WAITS)
  await expect(field(page, 'smsCode')).toBeFocused()
  await expect(field(page, 'smsCode')).toHaveAccessibleDescription(`Kode dikirim ke ${GROUPED}`)
  await expect(field(page, 'smsCode')).toHaveAttribute('autocomplete', 'one-time-code')
  await keyboard.type('2x4681099')
  await expect(field(page, 'smsCode')).toHaveValue(SMS_CODE)
  await keyboard.press('Enter')

  const done = page.getByRole('heading', { name: 'Anda sudah terdaftar' })
  await expect(done).toBeVisible()
  const own = { id: '88', user_from: 'banner', utm_tag: 'id-nov', app_from: 'rupya' }
  const { search, hash } = new URL(page.url())
  expect(hash.split('?')[0]).toBe('#/downloadTemplate')
  expect(Object.fromEntries(new URLSearchParams(hash.split('?')[1]))).toEqual({
    ...own,
    links_id: '7',
    down_id: '9',
    invite_code: 'SARI7',
  })
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    market: 'id',
    lang: '1',
    deviceId: '00123',
    merchantNumber: '90017',
  })
  await expect.poll(toasts).toEqual(['Pendaftaran berhasil'])

  const { id, ...tracked } = own
  const request = { phone: PHONE, capcode, sid: 'sid-000001', deviceId: '00123', ...tracked }
  expect(sentTo('get-sms', calls)).toEqual([request])
  expect(sentTo('register', calls)).toEqual([
    { ...request, userName: PHONE, smsCode: SMS_CODE, merchantNumber: '90017', invite_code: 'SARI7', id },
  ])
  const visit = { page_id: id, page_type: '1', client_type: 'h5', ...tracked }
  const tap = { operation: 'trackClick', event: { ...visit, phone: PHONE } }
  await expect.poll(events).toEqual([{ operation: 'trackVisit', event: visit }, tap, tap])

  // The result is known after a reload. A tap waits for the app's address, which is checked before it opens.
  const answer = await hold(page, '**/channel-template*')
  await page.reload()
  await expect(done).toBeVisible()
  await page.getByRole('button', { name: 'Unduh Rupya' }).click()
  answer()
  await expect(page.getByRole('dialog')).toContainText('products.rupya.example')
})

test('A known number leads to the download; Back, at the agreement too, finds the form @JOIN-14 @JOIN-15 @JOIN-20 @JOIN-32 @JOIN-37', async ({
  open,
  page,
  become,
}) => {
  const toasts = await watchToasts(page)
  const code = watchCodes(page)
  const known = page.getByRole('heading', { name: KNOWN })
  await open('/registerTemplate', { scenario: 'register', search: { token: 'journey', lang: '1' } })
  await field(page, 'phone').fill(KNOWN_PHONE)
  await field(page, 'capcode').fill(await code())
  await getCode(page).click()
  await expect(known).toBeVisible()
  await page.reload()
  await expect(known).toBeVisible()
  await page.getByRole('link', { name: 'Daftar dengan nomor lain' }).click()
  await expect(field(page, 'phone')).toHaveValue('138 0013 8000')
  await field(page, 'phone').fill(PHONE)
  await field(page, 'capcode').fill(await code(2))
  await field(page, 'smsCode').fill(SMS_CODE)

  await page.getByRole('link', { name: 'Perjanjian pendaftaran' }).click()
  await expect(page).toHaveURL(/\/\?[^#]*token=journey[^#]*#\/agreementTemplate\?id=88&user_from=banner/)
  await expect(page).toHaveTitle('Perjanjian pendaftaran')
  await expect(page.getByRole('main')).toContainText('Perjanjian ini berlaku antara Anda dan Rupya Finance')
  for (const [name, path] of [
    ['Kebijakan privasi', '/privacyPolicy'],
    ['Syarat dan ketentuan pinjaman', '/loanAgreement'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `${path}?lang=1&market=id`)
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(field(page, 'capcode')).toHaveValue(await code(2))
  await expect(field(page, 'smsCode')).toHaveValue(SMS_CODE)

  await become('register-known-number')
  await submit(page).click()
  await expect(known).toBeVisible()
  await page.goBack()
  await expect(field(page, 'phone')).toHaveValue(GROUPED)
  await expect(field(page, 'smsCode')).toHaveValue(SMS_CODE)
  await expect.poll(toasts).toEqual(['Nomor Anda sudah terdaftar, silakan unduh aplikasi untuk masuk'])
})

test('What is missing is said at its field, at each tap, and nothing is sent @JOIN-3 @JOIN-4 @JOIN-5 @JOIN-7 @JOIN-8 @JOIN-22 @JOIN-34', async ({
  open,
  page,
  calls,
  events,
}) => {
  const toasts = await watchToasts(page)
  const code = watchCodes(page)
  const phone = /^Isi nomor ponsel dengan benar 11 angka/
  await open('/registerTemplate', { scenario: 'register', search: VISITOR })
  await code()
  // Another picture needs a number (JOIN-4).
  await picture(page).click()
  await expect(field(page, 'phone')).toHaveAccessibleDescription(phone)
  await expect(field(page, 'phone')).toBeFocused()
  // In a field that has the focus, it announces itself.
  await field(page, 'phone').press('Enter')
  const said = page.getByRole('alert')
  await expect(said).toHaveText('Isi nomor ponsel dengan benar')
  // An element that stays would be announced only once.
  await said.evaluate((element) => element.setAttribute('data-read', ''))
  await field(page, 'phone').press('Enter')
  await expect(said).not.toHaveAttribute('data-read')
  for (const [name, description] of [
    ['phone', phone],
    ['capcode', 'Isi kode gambar dengan benar'],
    ['smsCode', 'Isi kode SMS dengan benar'],
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
  await expect.poll(events).toHaveLength(5)
  expect((await events()).flatMap(({ event }) => event['phone'] ?? [])).toEqual([PHONE])
})

test('A wrong or forgotten graphic code empties its field alone, with another picture @JOIN-13 @JOIN-16 @JOIN-17 @JOIN-27 @JOIN-28', async ({
  open,
  become,
  page,
  calls,
}) => {
  const toasts = await watchToasts(page)
  const code = watchCodes(page)
  await open('/registerTemplate', { scenario: 'register', search: VISITOR })
  const first = await code()
  await field(page, 'phone').fill(PHONE)
  await field(page, 'smsCode').fill(SMS_CODE)
  for (const [button, pictures] of [
    [getCode(page), 2],
    [submit(page), 3],
  ] as const) {
    await field(page, 'capcode').fill('0000')
    await button.click()
    await expect(field(page, 'capcode')).toHaveAccessibleDescription(WRONG_CODE)
    await expect(field(page, 'capcode')).toBeFocused()
    await expect(field(page, 'capcode')).toHaveValue('')
    expect(await code(pictures)).not.toBe(first)
    await expect(field(page, 'phone')).toHaveValue(GROUPED)
    await expect(field(page, 'smsCode')).toHaveValue(SMS_CODE)
  }
  // Another world does not know the picture's session.
  await field(page, 'capcode').fill(await code(3))
  await become('register')
  await getCode(page).click()
  await expect(field(page, 'capcode')).toHaveAccessibleDescription(WRONG_CODE)
  await expect.poll(toasts).toEqual([WRONG_CODE, WRONG_CODE, WRONG_CODE])
  await field(page, 'capcode').fill((await code(4)).toLowerCase())
  await getCode(page).click()
  await expect(getCode(page)).toHaveText(WAITS)

  // A wrong SMS code has no failure code of its own.
  await field(page, 'smsCode').fill('000000')
  await submit(page).click()
  await expect(page.getByRole('form').getByText(/^Kode SMS salah/)).toBeVisible()
  await field(page, 'smsCode').fill(SMS_CODE)
  await submit(page).click()
  await expect(page).toHaveURL(/#\/downloadTemplate\?/)
  expect(sentTo('register', calls)).toHaveLength(3)
})

test('The countdown says why an SMS waits, and outlives a reload, never above 60 s @JOIN-11 @JOIN-12 @JOIN-30 @JOIN-31', async ({
  open,
  page,
  calls,
  events,
}) => {
  const toasts = await watchToasts(page)
  const code = watchCodes(page)
  await page.clock.install()
  await open('/registerTemplate', { scenario: 'register', search: VISITOR })
  await field(page, 'phone').fill(PHONE)
  await field(page, 'capcode').fill(await code())
  await getCode(page).click()
  await expect(getCode(page)).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(20_000)
  const seconds = /^(40|[1-3]?\d) detik$/
  await expect(getCode(page)).toHaveText(seconds)
  // Playwright waits for a disabled button; people tap it.
  await getCode(page).click({ force: true })
  await expect.poll(toasts).toEqual(['Jangan meminta kode berulang kali'])
  expect(sentTo('get-sms', calls)).toHaveLength(1)

  await page.reload()
  await expect(getCode(page)).toHaveText(seconds)
  await expect(field(page, 'phone')).toHaveValue(GROUPED)
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
  await expect(getCode(page)).toHaveText(/^(60|[1-5]?\d) detik$/)
  await page.clock.runFor(60_000)
  await expect(getCode(page)).not.toHaveAttribute('aria-disabled')
  // The data is stored per tab: nothing stays on the phone.
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
  )
  expect(stored).not.toContain(PHONE)
})

test('Ten taps send one registration; what is offline or lost is said, and a tap tells @JOIN-17 @JOIN-29 @JOIN-33 @JOIN-34 @JOIN-39', async ({
  open,
  become,
  page,
  calls,
}) => {
  const toasts = await watchToasts(page)
  const code = watchCodes(page)
  await page.route('**/promotion/track-*', (route) => route.abort('connectionfailed'))
  await open('/registerTemplate', { scenario: 'sms-down', search: VISITOR })
  await field(page, 'phone').fill(PHONE)
  await field(page, 'capcode').fill(await code())
  await getCode(page).click()
  await expect(field(page, 'smsCode')).toHaveAccessibleDescription(BUSY)
  await expect(field(page, 'capcode')).toHaveValue(await code())
  await expect.poll(toasts).toEqual([BUSY])

  await open('/registerTemplate', { scenario: 'register,lost:registerUser', search: VISITOR })
  await field(page, 'phone').fill(PHONE)
  await field(page, 'capcode').fill(await code(2))
  await goOffline(page)
  await getCode(page).click()
  const smsUnsent = /^Permintaan SMS belum terkirim karena ponsel Anda sedang offline\./
  await expect(field(page, 'smsCode')).toHaveAccessibleDescription(smsUnsent)
  await expect(page.getByRole('alert')).toHaveText(smsUnsent)
  expect(await toasts()).toEqual([])
  await comeOnline(page)
  await getCode(page).click()
  // The code is still on its way to the phone, so it cannot be typed yet.
  await expect(field(page, 'smsCode')).toHaveAccessibleDescription(/^Kode dikirim ke/)

  await field(page, 'smsCode').fill(SMS_CODE)
  const release = await hold(page, '**/promotion/register*')
  await tapTenTimes(submit(page))
  await field(page, 'smsCode').press('Enter')
  release()
  const lost = /^Kami belum tahu apakah Anda sudah terdaftar\./
  await expect(page.getByRole('form').getByText(lost)).toBeVisible()
  expect(sentTo('register', calls)).toHaveLength(1)
  await expect(field(page, 'capcode')).toHaveValue(await code(2))
  await goOffline(page)
  await field(page, 'smsCode').press('Enter')
  const unsent = /^Belum ada yang terkirim karena ponsel Anda sedang offline\./
  await expect(page.getByRole('form').getByText(unsent)).toBeVisible()
  await comeOnline(page)
  await become('register-known-number')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: KNOWN })).toBeVisible()
})

test('A template, a session or a picture that fails says so, and a tap brings it @JOIN-21 @JOIN-28 @all', async ({
  open,
  become,
  page,
  calls,
}) => {
  const toasts = await watchToasts(page)
  const retry = page.getByRole('button', { name: 'Coba lagi', exact: true })
  await open('/registerTemplate', { scenario: 'register', search: { ...VISITOR, id: '404' } })
  const unknown = 'Halaman promosi ini tidak ada atau sudah berakhir.'
  await expect(page.getByRole('main').getByText(unknown)).toBeVisible()
  await expect.poll(toasts).toEqual([unknown])

  // The graphic code does not wait for the template.
  await open('/registerTemplate', { scenario: 'captcha-session-down,refuse:getChannelTemplate', search: VISITOR })
  await expect(page.getByRole('main').getByText(BUSY)).toBeVisible()
  await become('captcha-session-down')
  await retry.click()
  // It comes late: below the button, which it must not move.
  const said = await page.getByRole('form').getByText(BUSY).boundingBox()
  expect(said?.y).toBeGreaterThan((await submit(page).boundingBox())?.y ?? Infinity)
  await expect.poll(toasts).toEqual([BUSY, BUSY])
  await field(page, 'phone').fill(PHONE)
  await getCode(page).click()
  await expect(field(page, 'capcode')).toBeFocused()

  await become('captcha-picture-down')
  await retry.click()
  await expect(picture(page)).toHaveAccessibleName('Gambar tidak muncul Gambar baru')
  await become('register')
  const sessions = () => calls.filter((call) => call.url().includes('get-sid')).length
  const before = sessions()
  await picture(page).click()
  await expect(picture(page)).toHaveAccessibleName('Gambar kode, 4 karakter Gambar baru')
  expect(sessions()).toBe(before + 1)
  await expect(field(page, 'phone')).toHaveValue(GROUPED)
})

test('The download page helps anybody, and leads to the registration @JOIN-36', async ({ open, page, become }) => {
  const download = page.getByRole('button', { name: 'Unduh Rupya' })
  await become('register')
  await page.goto('/?lang=1')
  await page.getByRole('link', { name: 'Buka halaman unduh' }).click()
  await expect(page).toHaveTitle('Unduh Rupya')
  await expect(page.getByRole('heading', { name: 'Dapatkan aplikasinya' })).toBeVisible()
  // The settings' own template has the app's address.
  await expect(download).toBeVisible()
  await page.getByRole('link', { name: 'Belum terdaftar? Daftar' }).click()
  // The value for a `tel` field in https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
  await expect(field(page, 'phone')).toHaveAttribute('autocomplete', 'tel')
  expect(page.url()).toContain('id=88')

  // A hostile address is none.
  const config = { downloadUrl: 'javascript:alert(1)' }
  await page.route('**/channel-template*', (route) =>
    route.fulfill({ json: { code: 0, message: '', data: { id: '88', config } } }),
  )
  await open('/downloadTemplate', { scenario: 'register', search: VISITOR })
  const inStore = 'Buka toko aplikasi di ponsel Anda dan cari “Rupya”. Penerbitnya harus Rupya Finance.'
  await expect(page.getByText(inStore)).toBeVisible()
  await expect(download).toHaveCount(0)
})
