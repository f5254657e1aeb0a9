import type { Page } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { button, recorded, SARI } from '../chat.ts'
import { addPhoto, complaintKeys, DUE, LATE, LOANS, PAID, send, sentDialog, STORY, textOf } from '../complain.ts'
import { bodies, hold, reachedInInert, tabTo, tapTenTimes, watchToasts } from '../on-page.ts'
import { servePictures } from '../pictures.ts'

const about = (orderNo: string | undefined, search = {}) => ({ ...LOANS, search: { orderNo, ...search } })
const FORM = about(DUE, { problemType: '2' })
const EMPTY = 'Silakan isi keluhan dan saran Anda'
const NOT_TAKEN = 'Pinjaman yang dipilih tidak menerima keluhan tentang penagihan'
const UNSURE = /^Kami belum tahu apakah keluhan Anda sudah sampai/

const collection = (page: Page) => page.getByRole('button', { name: 'Penagihan' })
const addressOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const openLoans = (page: Page) => page.getByRole('button', { name: 'Semua pinjaman', exact: true }).click()

/** Chooses a loan of the list. */
async function choose(page: Page, end: RegExp) {
  await openLoans(page)
  await page.getByRole('radio', { name: end }).check()
  await page.getByRole('button', { name: 'Pilih pinjaman ini' }).click()
}

/** From now on, no types of problems arrive. */
const loseTypes = (page: Page) =>
  page.route('**/problem-init*', async (route) => {
    const reply = await (await route.fetch()).json()
    await route.fulfill({ json: { ...reply, data: { ...reply.data, problemType: null } } })
  })

test('A borrower complains from the screen of a loan, and Back leads there again @HELP-4 @HELP-5 @HELP-6 @HELP-7 @HELP-13 @HELP-14 @HELP-15 @HELP-18 @HELP-24 @HELP-25 @HELP-26 @HELP-27 @HELP-78 @HELP-108', async ({
  open,
  page,
  calls,
}) => {
  const toasts = await watchToasts(page)
  await open('/loanDetails', LOANS)
  await page.evaluate(() => localStorage.setItem('payType', '2'))
  await page.getByRole('link', { name: 'Ajukan keluhan' }).click()
  await collection(page).click()
  await expect(page).toHaveURL(/\/complainPage\?/)
  await page.getByRole('link', { name: 'Menghubungi keluarga atau teman saya' }).click()
  await page.waitForURL(/\/complainPageNext\?.*problemType=1&problemSonType=2/)
  expect(await complaintKeys(page)).toEqual(['rupya:complaintOrder'])
  await expect(page.getByText('Menghubungi keluarga atau teman saya')).toBeVisible()
  await expect(page.getByText(/^(\d{4} ){4}\d\d$/)).toBeVisible()
  await expect(page.getByText(/dalam 3 hari kerja\. Jawabannya/)).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Apa yang terjadi?' })
  await expect(text).toHaveAccessibleDescription(/^Tulis nomor penelepon, kapan kejadiannya/)
  await text.fill(' \u200B\n')
  await send(page).click()
  await expect(text).toBeFocused()
  await expect(text).toHaveAccessibleDescription(new RegExp(`^${EMPTY} .* 200 `))
  await expect.poll(toasts).toEqual([EMPTY])
  await text.fill(STORY)
  await expect(page.getByText(`${Array.from(STORY).length}/200`)).toBeVisible()
  await addPhoto(page)
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false')
  await send(page).click()
  await expect(sentDialog(page)).toBeFocused()
  await page.waitForURL(/\/complainPage\?/)
  await expect(page.getByText('Waktunya membayar')).toBeVisible()
  expect(bodies(calls, 'problem-save')).toEqual([
    {
      problemType: '1',
      problemSonType: '2',
      problemDetail: STORY,
      problemImage: expect.stringMatching(/^https:\/\/files\.rupya\.example\/complaints\/1\./),
      orderNo: DUE,
    },
  ])
  expect(await complaintKeys(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('payType'))).toBe('2')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.waitForURL(/\/loanDetails\?/)
})

test('A topic leads to the chatbot and to a complaint, which is found with its photo @APP-4 @HELP-1 @HELP-10 @HELP-11 @HELP-43 @HELP-51 @HELP-78', async ({
  open,
  page,
  calls,
}) => {
  await servePictures(page)
  await open('/complainNewPage', about(DUE))
  await choose(page, /0180$/)
  await expect(page.getByText('Terlambat 4 hari')).toBeVisible()
  await expect(page.getByRole('list').first().getByRole('link')).toHaveCount(4)
  await page.getByRole('link', { name: 'Aplikasi dan akun' }).click()
  await page.waitForURL(/\/intelligentCustomerService\?/)
  expect(addressOf(page)).toMatchObject({ orderNo: LATE, selectedIndex: '3', token: 'journey' })
  const { title, node, problemType } = SARI.handover
  await tapTenTimes(button(page, title))
  await page.waitForURL(/\/complainPageNext\?/)
  expect(addressOf(page)).toMatchObject({ orderNo: LATE, problemType })
  await expect.poll(() => recorded(calls)).toEqual([['1', node, node]])
  await page.getByRole('textbox', { name: 'Apa yang terjadi?' }).fill(STORY)
  await addPhoto(page)
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false')
  await send(page).click()
  // Nobody has to wait until the dialog closes.
  await expect(sentDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.waitForURL(/\/complainPage\?/)
  await expect(page.getByText(/^Keluhan Anda sudah kami terima\./)).toBeVisible()
  await page.getByRole('link', { name: 'Keluhan saya' }).last().click()
  await page.getByRole('link', { name: STORY }).click()
  await page.waitForURL(/\/complainDetails\?/)
  await expect(page.getByText(STORY)).toBeVisible()
  const photo = page.getByRole('button', { name: 'Foto 1 dari 1' }).locator('img')
  await expect(photo).toHaveJSProperty('naturalWidth', 1)
})

test('A borrower chooses the loan, of which a paid one allows nothing about collection @HELP-2 @HELP-3 @HELP-5 @HELP-9 @HELP-12 @HELP-76', async ({
  open,
  page,
}) => {
  const toasts = await watchToasts(page)
  // The address names none: the overdue one.
  await open('/complainPage', about(undefined))
  await expect(page.getByText('Terlambat 4 hari')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Keluhan saya' })).toHaveAttribute(
    'href',
    /^\/complaintList\?.*token=journey/,
  )
  await openLoans(page)
  await expect(page.getByRole('radio', { name: /0180$/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /0180$/ })).toBeFocused()
  await page.getByRole('radio', { name: /0174$/ }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Terlambat 4 hari')).toBeVisible()
  await choose(page, /0174$/)
  await expect(page.getByText('Waktunya membayar')).toBeVisible()
  await expect(page.getByText('Rp1.090.000')).toBeVisible()
  await choose(page, /0200$/)
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
  expect(addressOf(page)).toMatchObject({ orderNo: PAID, token: 'journey' })
  await collection(page).click()
  await expect(collection(page)).toHaveAccessibleDescription(new RegExp(`^${NOT_TAKEN}\\. `))
  await expect.poll(toasts).toEqual([NOT_TAKEN])
  await expect(page).toHaveURL(/\/complainPage\?/)
  await page.getByRole('link', { name: 'Pembayaran' }).click()
  await expect(textOf(page)).toHaveAccessibleDescription(/^Tulis kapan kejadiannya/)
  // Now it is the loan of the last complaint.
  await open('/complainPage', about(undefined))
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
  await open('/complainPageNext', about(PAID, { problemType: '1', problemSonType: '2' }))
  await expect(collection(page)).toHaveAccessibleDescription(new RegExp(`^${NOT_TAKEN}\\. `))
  await expect(textOf(page)).toHaveCount(0)
})

test('With a keyboard alone a complaint is begun, written and sent @HELP-79', async ({ open, page, calls }) => {
  await open('/complainPage', about(DUE))
  await expect(collection(page)).toBeVisible()
  await tabTo(page, 'Penagihan')
  await page.keyboard.press('Enter')
  await expect(collection(page)).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, 'Menagih di luar jam yang wajar')
  await page.keyboard.press('Enter')
  await expect(textOf(page)).toBeVisible()
  await tabTo(page, 'textarea')
  await page.keyboard.insertText(STORY)
  await tabTo(page, 'Kirim')
  await page.keyboard.press('Enter')
  await expect(sentDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/complainPage\?/)
  expect(bodies(calls, 'problem-save')).toMatchObject([{ problemType: '1', problemSonType: '3', problemDetail: STORY }])
})

test('Send waits for a photo, a refusal keeps all, and ten taps send it once @HELP-73 @HELP-74 @old', async ({
  open,
  page,
  calls,
}) => {
  const words = 'Sibuk <img src=x onerror=alert(1)>'
  const toasts = await watchToasts(page)
  await open('/complainPageNext', FORM)
  const upload = await hold(page, '**/upload-problem-img*')
  await textOf(page).fill(STORY)
  await addPhoto(page)
  await expect(send(page)).toHaveAccessibleDescription(/^Foto Anda masih diunggah/)
  await send(page).click({ force: true })
  await expect.poll(toasts).toContainEqual(expect.stringMatching(/^Foto Anda masih diunggah/))
  upload()
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false')

  await page.route('**/problem-save*', (route) => route.fulfill({ json: { code: 1, message: words } }), { times: 1 })
  await send(page).click()
  await expect(page.getByText(words)).toHaveCount(2)
  await expect(page.getByText('Tulisan dan foto Anda masih ada di sini.')).toBeVisible()
  await expect(textOf(page)).toHaveValue(STORY)

  const save = await hold(page, '**/problem-save*')
  await tapTenTimes(send(page))
  // What is added now would be lost.
  await expect(page.locator('[inert]').getByRole('textbox', { includeHidden: true })).toHaveValue(STORY)
  await expect(page.locator('[inert] input[type=file]')).toHaveCount(1)
  expect(await reachedInInert(page)).toEqual([])
  save()
  await expect(sentDialog(page)).toBeVisible()
  expect(calls.filter((call) => call.url().includes('upload-problem-img'))).toHaveLength(1)
  const forms = bodies(calls, 'problem-save')
  expect(forms).toEqual([forms[0], forms[0]])
})

test('A complaint without an answer may have arrived, say two tabs, form and entry @HELP-75', async ({
  open,
  page,
  context,
  calls,
}) => {
  await open('/complainPageNext', FORM)
  await textOf(page).fill(STORY)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(textOf(other)).toHaveValue(STORY)
  await page.route('**/problem-save*', (route) => route.abort(), { times: 1 })
  await send(page).click()
  await expect(page.getByText(UNSURE)).toBeVisible()
  await expect(other.getByText(UNSURE)).toBeVisible()
  await page.reload()
  await expect(page.getByText(UNSURE)).toBeVisible()
  await expect(textOf(page)).toHaveValue(STORY)
  await expect(page.getByRole('link', { name: 'Keluhan saya' }).last()).toHaveAttribute('href', /^\/complaintList\?/)
  await open('/complainPage', about(DUE))
  await expect(page.getByText(UNSURE)).toBeVisible()
  await page.getByRole('link', { name: 'Lanjutkan' }).click()
  expect(bodies(calls, 'problem-save')).toHaveLength(1)
  await send(page).click()
  await expect(sentDialog(page)).toBeVisible()
  // The other tab does not send it again without a word.
  await expect(other.getByText(UNSURE)).toBeVisible()
  await expect(textOf(other)).toHaveValue(STORY)
})

test('An unfinished complaint is kept, moved to another loan, and thrown away @HELP-6 @HELP-71 @HELP-72', async ({
  open,
  page,
}) => {
  // The address lacks the sub-type, so the form asks.
  await open('/complainPageNext', about(DUE, { problemType: '1' }))
  await expect(collection(page)).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('link', { name: 'Menghubungi keluarga atau teman saya' }).click()
  await textOf(page).fill(STORY)
  await addPhoto(page)
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false')
  const isRestored = async (type: string) => {
    await expect(textOf(page)).toHaveValue(STORY)
    await expect(page.getByText('1 dari 9')).toBeVisible()
    await expect(page.getByText(type, { exact: true })).toBeVisible()
  }
  await page.reload()
  await isRestored('Menghubungi keluarga atau teman saya')
  await open('/complainPageNext', about(DUE))
  await isRestored('Menghubungi keluarga atau teman saya')
  await page.getByRole('button', { name: 'Ganti masalah' }).click()
  await page.getByRole('link', { name: 'Pembayaran' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await isRestored('Pembayaran')

  await open('/complainPage', about(LATE))
  await expect(page.getByText(STORY)).toBeVisible()
  await page.getByRole('link', { name: 'Lanjutkan' }).click()
  await isRestored('Pembayaran')
  await open('/complainPageNext', about(LATE, { problemType: '3' }))
  await expect(textOf(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Pakai untuk pinjaman ini' }).click()
  await expect(textOf(page)).toHaveValue(STORY)

  await open('/complainNewPage', about(LATE))
  const offer = page.getByRole('heading', { name: 'Lanjutkan keluhan Anda' })
  await page.getByRole('button', { name: 'Hapus' }).click()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Hapus' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click()
  await expect(offer).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await complaintKeys(page)).not.toContain('rupya:complaintDrafts')
})

test('A loan that is not loaded leaves the one before; the last counts @HELP-70 @all', async ({ open, page }) => {
  await open('/complainPage', about(DUE))
  await expect(page.getByText('Waktunya membayar')).toBeVisible()
  await page.route('**/problem-init*', (route) => route.fulfill({ status: 500, body: '' }))
  await choose(page, /0180$/)
  await expect(page.getByText('Pinjaman lainnya belum bisa dimuat').first()).toBeVisible()
  await expect(page.getByText('Waktunya membayar')).toBeVisible()
  expect(addressOf(page)['orderNo']).toBe(DUE)
  await page.unroute('**/problem-init*')

  const { promise, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/problem-init*', async (route) => {
    if (route.request().postData()?.includes(LATE)) await promise
    await route.continue()
  })
  const late = page.waitForResponse((response) => response.request().postData()?.includes(LATE) ?? false)
  await choose(page, /0180$/)
  await expect(page.getByText('Pinjaman yang Anda pilih sedang dimuat.')).toBeVisible()
  await choose(page, /0200$/)
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
  answer()
  await (await late).finished()
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
  expect(addressOf(page)['orderNo']).toBe(PAID)
})

test('Types that do not arrive can be read again, and who has no loan is told so @HELP-76 @HELP-77 @all', async ({
  open,
  page,
}) => {
  await loseTypes(page)
  await open('/complainPage', about(DUE))
  await expect(page.getByText('Daftar masalah belum bisa dimuat.')).toBeVisible()
  await page.unroute('**/problem-init*')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await page.getByRole('link', { name: 'Pembayaran' }).click()
  await expect(textOf(page)).toBeVisible()
  await open('/complainPage', { scenario: 'orders-empty', search: { orderNo: undefined } })
  await expect(page.getByRole('heading', { name: 'Anda belum punya pinjaman' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Telepon / })).toBeVisible()
})

test('Leaving the thanks early disturbs nothing @HELP-26 @all', async ({ open, page }) => {
  await page.clock.install()
  await open('/complainPage', about(LATE))
  await page.getByRole('link', { name: 'Pembayaran' }).click()
  await textOf(page).fill(STORY)
  await page.clock.pauseAt(Date.now() + 60_000)
  await send(page).click()
  await expect(sentDialog(page)).toBeVisible()
  await page.clock.runFor(1400)
  await expect(sentDialog(page)).toBeVisible()
  await page.goBack()
  await openLoans(page)
  await page.clock.runFor(1000)
  await expect(page.getByRole('dialog', { name: 'Pilih pinjaman' })).toBeVisible()
  await expect(page.getByText('Lanjutkan keluhan Anda')).toHaveCount(0)
})
