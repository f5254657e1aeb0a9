import { isFull } from '../setup/full.ts'
import { expect, test } from './borrower.ts'
import { hold } from './hold.ts'
import { field, getCode, PHONE, picture, sentTo, SMS_CODE, submit, VISITOR, watchCodes } from './register.ts'
import { watchToasts } from './toasts.ts'
import { tapTenTimes } from './tap-ten-times.ts'
import { comeOnline } from './online.ts'

test('A template that the server does not know, or cannot give, says so; a retry brings the page', async ({
  open,
  become,
  page,
}) => {
  const toasts = await watchToasts(page)
  await open('/registerTemplate', { scenario: 'register', search: { ...VISITOR, id: '404' } })
  const unknown = 'Halaman promosi ini tidak ada atau sudah berakhir.'
  await expect(page.getByRole('main').getByText(unknown)).toBeVisible()
  await expect.poll(toasts).toEqual([unknown])
  await open('/registerTemplate', { scenario: 'refuse:getChannelTemplate,register', search: { ...VISITOR, id: '88' } })
  await expect(page.getByRole('main').getByText('Sistem sedang sibuk.')).toBeVisible()
  await become('register')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(submit(page)).toHaveText('Daftar sekarang')
})

for (const { lang, market, message, retry } of [
  { lang: '1', market: 'id', message: 'Sistem sedang sibuk. Coba lagi sebentar lagi.', retry: 'Coba lagi' },
  { lang: '2', market: 'in', message: 'The system is busy. Try again in a moment.', retry: 'Try again' },
].slice(isFull ? 0 : 1))
  test(`Without a session of graphic codes the server’s message and a retry stand in the form (language ${lang})`, async ({
    open,
    become,
    page,
    calls,
  }) => {
    const toasts = await watchToasts(page)
    const code = watchCodes(page)
    await open('/registerTemplate', { scenario: 'captcha-session-down', search: { ...VISITOR, lang, market } })
    await expect(page.getByRole('form').getByText(message)).toBeVisible()
    await expect.poll(toasts).toEqual([message])
    await field(page, 'phone').fill(PHONE)
    await getCode(page).click()
    await expect(field(page, 'capcode')).toBeFocused()
    await become('register')
    await page.getByRole('button', { name: retry, exact: true }).click()
    await field(page, 'capcode').fill(await code())
    await expect(field(page, 'phone')).toHaveValue('139 1234 5678')
    await getCode(page).click()
    await expect(field(page, 'smsCode')).toBeFocused()
    expect(sentTo('get-sms', calls)).toHaveLength(1)
  })

test('Where its picture fails the graphic code has a placeholder, and another picture belongs to a new session', async ({
  open,
  become,
  page,
  calls,
}) => {
  await open('/registerTemplate', { scenario: 'captcha-picture-down', search: VISITOR })
  await expect(picture(page)).toHaveAccessibleName('Gambar tidak muncul Gambar baru')
  await become('register')
  await field(page, 'phone').fill(PHONE)
  await picture(page).click()
  await expect(picture(page)).toHaveAccessibleName('Gambar kode, 4 karakter Gambar baru')
  expect(calls.filter((call) => call.url().includes('get-sid'))).toHaveLength(2)
})

test('Ten taps and Enter send one registration; tracking that is down is not noticed; a lost reply is said, and a tap tells', async ({
  open,
  become,
  page,
  context,
  calls,
}) => {
  const toasts = await watchToasts(page)
  const code = watchCodes(page)
  await page.route('**/promotion/track-*', (route) => route.abort('connectionfailed'))
  await open('/registerTemplate', {
    scenario: 'register,lost:registerUser',
    search: { ...VISITOR, lang: '2' },
  })
  await field(page, 'phone').fill(PHONE)
  await field(page, 'capcode').fill(await code())
  await getCode(page).click()
  // The code is on its way to the phone: nobody types it before.
  await expect(field(page, 'smsCode')).toBeFocused()
  await field(page, 'smsCode').fill(SMS_CODE)
  const release = await hold(page, '**/promotion/register*')
  await tapTenTimes(submit(page))
  await field(page, 'smsCode').press('Enter')
  release()
  const lost = /^We do not know whether you are registered\./
  await expect(page.getByRole('form').getByText(lost)).toBeVisible()
  expect(sentTo('register', calls)).toHaveLength(1)
  await expect(field(page, 'capcode')).toHaveValue(await code())
  await context.setOffline(true)
  await submit(page).click()
  await expect(page.getByRole('form').getByText('You are offline.')).toBeVisible()
  await comeOnline(page)
  // The first one had arrived.
  await become('register-known-number')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Your number is registered already' })).toBeVisible()
  expect((await toasts()).filter((text) => !lost.test(text))).toEqual([
    'you are already registered, please download the app to log in',
  ])
})

test('An SMS that cannot be sent is said at its field, and nothing typed is lost', async ({ open, page }) => {
  const toasts = await watchToasts(page)
  const code = watchCodes(page)
  await open('/registerTemplate', { scenario: 'sms-down', search: VISITOR })
  await field(page, 'phone').fill(PHONE)
  await field(page, 'capcode').fill(await code())
  await getCode(page).click()
  await expect(field(page, 'smsCode')).toHaveAccessibleDescription('Sistem sedang sibuk. Coba lagi sebentar lagi.')
  await expect(field(page, 'capcode')).toHaveValue(await code())
  await expect(getCode(page)).not.toHaveAttribute('aria-disabled')
  expect(await toasts()).toEqual(['Sistem sedang sibuk. Coba lagi sebentar lagi.'])
})

test('The download page helps whoever opens it: without a template, without an address, or with a hostile one', async ({
  open,
  page,
}) => {
  const inStore = page.getByText('Buka toko aplikasi di ponsel Anda dan cari “Rupya”. Penerbitnya harus Rupya Finance.')
  await open('/#/downloadTemplate', { scenario: 'order-174', search: VISITOR })
  await expect(page).toHaveTitle('Unduh Rupya')
  await expect(page.getByRole('heading', { name: 'Satu langkah lagi: aplikasinya' })).toBeVisible()
  await expect(inStore).toBeVisible()
  await page.route('**/channel-template*', (route) =>
    route.fulfill({
      json: { code: 0, message: '', data: { id: '88', config: { downloadUrl: 'javascript:alert(1)' } } },
    }),
  )
  await open('/downloadTemplate', { scenario: 'register', search: VISITOR })
  await expect(inStore).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unduh Rupya' })).toHaveCount(0)
})
