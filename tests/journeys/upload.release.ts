import { expect, test } from './borrower.ts'
import { hold } from './hold.ts'
import { watchToasts } from './toasts.ts'
import {
  ABOUT,
  addressesOf,
  button,
  FORM,
  photos,
  pickAgain,
  picker,
  sendWith,
  UPLOADS,
  watchUploads,
  widthOf,
} from './upload.ts'
import { IN_ALL, inAll } from '../setup/suite.ts'

for (const [index, { lang, done, sent }] of [
  { lang: '1', done: 'Foto berhasil diunggah!', sent: 'Berhasil terkirim' },
  { lang: '2', done: 'Upload succeeded!', sent: 'Successfully Sent' },
].entries())
  test(
    `Photos are uploaded as soon as they are chosen, which is said, and are sent as addresses (lang ${lang}) @HELP-21 @HELP-23`,
    inAll(index),
    async ({ open, page }) => {
      const toasts = await watchToasts(page)
      const uploaded = watchUploads(page)
      await open(FORM, { ...ABOUT, search: { ...ABOUT.search, lang } })
      await picker(page).setInputFiles(await photos(page, 2))
      await expect(button(page, 'see')).toHaveCount(2)
      // One toast for uploads that end during it.
      await expect.poll(toasts).toContain(done)
      const urls = await addressesOf(uploaded, [101, 102])
      expect(await sendWith(page, 'Sudah bayar')).toEqual(urls)
      await expect(page.getByRole('dialog')).toContainText(sent)
    },
  )

test('Of twelve photos nine are taken and three are named; the seventh fails, is tried again, and all are sent in order @HELP-19 @RULE-81', async ({
  open,
  page,
}) => {
  const uploaded = watchUploads(page)
  let isBroken = true
  await page.route(UPLOADS, (route, request) =>
    isBroken && widthOf(request) === 107 ? route.fulfill({ status: 502, body: '' }) : route.continue(),
  )
  await open(FORM, ABOUT)
  await picker(page).setInputFiles(await photos(page, 12))
  await expect(picker(page)).toHaveCount(0)
  await expect(page.getByText('3 lagi tidak ditambahkan: satu keluhan paling banyak 9 foto.').last()).toBeVisible()
  await expect(button(page, 'see')).toHaveCount(8)
  await expect(button(page, 'retry', 7)).toHaveAccessibleDescription(
    'Foto 7 Foto belum terunggah karena kendala di pihak kami. Fotonya masih ada di sini, coba lagi sebentar lagi.',
  )
  // A complaint without the photo is not what the person wants.
  await expect(page.getByRole('button', { name: 'Kirim' })).toHaveAttribute('aria-disabled', 'true')
  isBroken = false
  await button(page, 'retry', 7).click()
  await expect(button(page, 'see')).toHaveCount(9)
  const urls = await addressesOf(uploaded, [101, 102, 103, 104, 105, 106, 107, 108, 109])
  expect(await sendWith(page, 'Sudah bayar')).toEqual(urls)
  expect(uploaded).toHaveLength(9)
})

test('A photo that is removed or stopped while it is uploaded is not sent, and what follows has its turn @HELP-22 @HELP-60 @RULE-81', async ({
  open,
  page,
}) => {
  const uploaded = watchUploads(page)
  const release = await hold(page, UPLOADS)
  await open(FORM, ABOUT)
  await picker(page).setInputFiles(await photos(page, 4))
  const sending = page.getByRole('progressbar').filter({ hasText: '%' })
  await expect(sending).toHaveCount(2)
  await button(page, 'stop', 2).click()
  await expect(button(page, 'retry', 2)).toHaveAccessibleDescription(/^Foto 2 Anda menghentikan unggahan ini/)
  // The photo at place 3 is now at place 2.
  await button(page, 'remove', 1).focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'remove', 1)).toBeFocused()
  await expect(sending).toHaveCount(2)
  release()
  await expect(button(page, 'see')).toHaveCount(2)
  await addressesOf(uploaded, [103, 104])
  expect(uploaded).toHaveLength(2)
  await button(page, 'retry', 1).click()
  await expect(button(page, 'see')).toHaveCount(3)
  const urls = await addressesOf(uploaded, [102, 103, 104])
  expect(await sendWith(page, 'Sudah bayar')).toEqual(urls)
})

test(
  'An upload that is answered without an address has not succeeded and can be tried again @HELP-62',
  IN_ALL,
  async ({ open, page }) => {
    const toasts = await watchToasts(page)
    const noAddress = { code: '00', message: '', data: { url: '' } }
    await page.route(UPLOADS, (route) => route.fulfill({ json: noAddress }), { times: 1 })
    await open(FORM, ABOUT)
    await picker(page).setInputFiles(await photos(page, 1))
    await expect(button(page, 'retry', 1)).toBeVisible()
    await expect
      .poll(toasts)
      .toEqual([
        'Foto belum terunggah karena kendala di pihak kami. Fotonya masih ada di sini, coba lagi sebentar lagi.',
      ])
    await button(page, 'retry', 1).click()
    await expect(button(page, 'see', 1)).toBeVisible()
    await expect.poll(toasts).toContain('Foto berhasil diunggah!')
  },
)

test(
  'What the server says of a photo that it refuses is said once, stays at the photo, and the photo with it @HELP-64',
  IN_ALL,
  async ({ open, page }) => {
    const toasts = await watchToasts(page)
    await open(FORM, { scenario: 'upload-refused', search: { ...ABOUT.search, lang: '2' } })
    await picker(page).setInputFiles(await photos(page, 1))
    await expect(button(page, 'retry', 1)).toBeVisible()
    await expect.poll(toasts).toHaveLength(1)
    const [said = ''] = await toasts()
    await expect(page.getByText(said).last()).toHaveAttribute('lang', 'id')
    await expect(button(page, 'retry', 1)).toHaveAccessibleDescription(`Photo 1 ${said}`)
    await picker(page).setInputFiles(await photos(page, 1))
    await expect(button(page, 'retry', 2)).toHaveAccessibleDescription(`Photos 1 and 2 ${said}`)
  },
)

test('After a reload what was uploaded is there, and what was not keeps its place and is chosen again @HELP-63', async ({
  open,
  page,
}) => {
  const uploaded = watchUploads(page)
  await page.route(UPLOADS, (route, request) => (widthOf(request) === 102 ? route.continue() : new Promise(() => {})))
  await open(FORM, ABOUT)
  const files = await photos(page, 3)
  await picker(page).setInputFiles(files)
  await expect(button(page, 'see', 2)).toBeVisible()
  // A reload loses replies that were not read yet.
  await expect.poll(() => uploaded.length).toBe(1)
  await page.reload()
  await page.unrouteAll()
  await expect(button(page, 'see', 2)).toBeVisible()
  await expect(pickAgain(page, 3)).toHaveAccessibleDescription(
    'Foto 1 dan 3 Belum terunggah saat halaman ini ditinggalkan. Pilih lagi, atau hapus.',
  )
  await expect(page.getByRole('button', { name: 'Kirim' })).toHaveAttribute('aria-disabled', 'true')
  // Two files for the first place: the second file goes to the next place without one.
  await pickAgain(page, 1).setInputFiles(files.filter((_, index) => index !== 1))
  await expect(button(page, 'see')).toHaveCount(3)
  const urls = await addressesOf(uploaded, [101, 102, 103])
  expect(await sendWith(page, 'Sudah bayar')).toEqual(urls)
  expect(uploaded).toHaveLength(3)
})

test(
  'An uploaded photo is looked at on the whole screen, and Back leads to the form @HELP-65',
  IN_ALL,
  async ({ open, page }) => {
    await open('/complainPage', ABOUT)
    await page.getByText('Pembayaran').click()
    await picker(page).setInputFiles(await photos(page, 2))
    await button(page, 'see', 2).click()
    const viewer = page.getByRole('dialog', { name: 'Foto Anda' })
    await expect(viewer.getByRole('img', { name: 'Foto 2' })).toBeVisible()
    await page.goBack()
    await expect(viewer).toHaveCount(0)
    await expect(button(page, 'see', 2)).toBeVisible()
  },
)
