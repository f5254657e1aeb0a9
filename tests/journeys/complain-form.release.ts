import { expect, test } from './borrower.ts'
import {
  addPhoto,
  complaintKeys,
  DUE,
  formsOf,
  LATE,
  LOANS,
  send,
  sentDialog,
  STORY,
  textOf,
  WORDS,
} from './complain.ts'
import { hold } from './hold.ts'
import { reachedInInert } from './inert.ts'
import { watchToasts } from './toasts.ts'
import { tapTenTimes } from './tap-ten-times.ts'
import { IN_ALL, inAll } from '../setup/suite.ts'

const FORM = { ...LOANS, search: { orderNo: DUE, problemType: '2' } }

for (const [index, [language, words]] of Object.entries(WORDS).entries()) {
  test(
    `A borrower complains about a loan from its own screen, and Back leads to that screen again, in ${language} @HELP-4 @HELP-5 @HELP-6 @HELP-7 @HELP-13 @HELP-14 @HELP-15 @HELP-24 @HELP-25 @HELP-26 @HELP-27 @HELP-78`,
    inAll(index),
    async ({ open, page, calls }) => {
      await open('/loanDetails', { ...LOANS, search: { lang: words.lang } })
      await page.evaluate(() => localStorage.setItem('payType', '2'))
      await page.getByRole('link', { name: words.complain }).click()
      await page.getByRole('button', { name: 'Penagihan' }).click()
      await expect(page).toHaveURL(/\/complainPage\?/)
      await page.getByRole('link', { name: 'Menghubungi keluarga atau teman saya' }).click()
      await page.waitForURL(/\/complainPageNext\?.*problemType=1&problemSonType=2/)
      expect(await complaintKeys(page)).toEqual(['rupya:complaintOrder'])
      await expect(page.getByText('Menghubungi keluarga atau teman saya')).toBeVisible()
      await expect(page.getByText(/^(No\. pinjaman|Loan no\.) \d{18}$/)).toBeVisible()
      await expect(page.getByText(words.note)).toBeVisible()
      await page.getByRole('textbox', { name: words.text }).fill(STORY)
      await expect(page.getByText(`${Array.from(STORY).length}/200`)).toBeVisible()
      await addPhoto(page)
      await expect(send(page)).toHaveAttribute('aria-disabled', 'false')
      await page.getByRole('button', { name: words.send, exact: true }).click()
      await expect(page.getByRole('dialog', { name: words.sent })).toBeFocused()
      // It closes by itself after 1.5 s, but nobody has to wait.
      if (language === 'en') await page.keyboard.press('Escape')
      await page.waitForURL(/\/complainPage\?/)
      await expect(page.getByText('Waktunya membayar')).toBeVisible()

      expect(formsOf(calls, 'problem-save')).toEqual([
        {
          problemType: '1',
          problemSonType: '2',
          problemDetail: STORY,
          problemImage: expect.stringMatching(/^https:\/\/files\.rupya\.example\/complaints\/1\./),
          orderNo: DUE,
        },
      ])
      const listed = await page.request.post('/gateway/user-problem/problem-list?token=journey&market=id')
      expect(await listed.text()).toContain(STORY)
      expect(await complaintKeys(page)).toEqual([])
      expect(await page.evaluate(() => localStorage.getItem('payType'))).toBe('2')
      await page.getByRole('button', { name: words.back }).click()
      await page.waitForURL(/\/loanDetails\?/)
    },
  )

  test(
    `A complaint without words is not sent, and the field says why, in ${language} @HELP-18`,
    IN_ALL,
    async ({ open, page, calls }) => {
      const toasts = await watchToasts(page)
      await open('/complainPageNext', { ...FORM, search: { ...FORM.search, lang: words.lang } })
      await textOf(page).fill(' \u200B\n')
      await send(page).click()
      await expect(textOf(page)).toBeFocused()
      await expect(textOf(page)).toHaveAccessibleDescription(new RegExp(`^${words.empty} .* 200 `))
      await expect.poll(toasts).toEqual([words.empty])
      expect(formsOf(calls, 'problem-save')).toEqual([])
    },
  )
}

test('Words beyond 200 characters are ignored, wherever they are typed @HELP-16', IN_ALL, async ({ open, page }) => {
  await open('/complainPageNext', FORM)
  await textOf(page).fill(`awal ${'x'.repeat(190)} akhir`)
  await expect(page.getByText('200/200')).toBeVisible()
  const full = await textOf(page).inputValue()
  await textOf(page).press('ControlOrMeta+Home')
  await textOf(page).pressSequentially('baru')
  await expect(textOf(page)).toHaveValue(full)
  await textOf(page).press('Delete')
  await page.keyboard.insertText('👩‍👩‍👧')
  // An old engine does not know where an emoji ends.
  const knowsEmoji = await page.evaluate(() => 'Segmenter' in Intl)
  await expect(page.getByText(knowsEmoji ? '199/200' : '200/200')).toBeVisible()
})

test(
  'Without a type in the address the form asks for it, and it can be changed @HELP-6',
  IN_ALL,
  async ({ open, page, calls }) => {
    await open('/complainPageNext', { ...LOANS, search: { orderNo: DUE, problemType: '1' } })
    await expect(page.getByRole('button', { name: 'Penagihan' })).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('link', { name: 'Penagihan lainnya' }).click()
    await textOf(page).fill(STORY)
    await page.getByRole('button', { name: 'Ganti masalah' }).click()
    await page.getByRole('link', { name: 'Pembayaran' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(textOf(page)).toHaveValue(STORY)
    await send(page).click()
    await expect(sentDialog(page)).toBeVisible()
    expect(formsOf(calls, 'problem-save')).toMatchObject([{ problemType: '2', problemSonType: '', problemImage: '' }])
  },
)

test('Send waits for a photo and says why, and ten taps send one complaint @HELP-73', async ({ open, page, calls }) => {
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
  const save = await hold(page, '**/problem-save*')
  await tapTenTimes(send(page))
  save()
  await expect(sentDialog(page)).toBeVisible()
  expect(formsOf(calls, 'problem-save')).toHaveLength(1)
})

test(
  'Nothing is added to a complaint that is being sent, where it would be lost @HELP-73',
  IN_ALL,
  async ({ open, page }) => {
    await open('/complainPageNext', FORM)
    await textOf(page).fill(STORY)
    const save = await hold(page, '**/problem-save*')
    await send(page).click()
    await expect(page.locator('[inert]').getByRole('textbox', { includeHidden: true })).toHaveValue(STORY)
    await expect(page.locator('[inert] input[type=file]')).toHaveCount(1)
    expect(await reachedInInert(page)).toEqual([])
    save()
    await expect(sentDialog(page)).toBeVisible()
  },
)

test(
  'A photo that is under way goes on where the types come back empty after a look at another app @HELP-71',
  IN_ALL,
  async ({ open, page }) => {
    await page.clock.install()
    await open('/complainPageNext', FORM)
    await textOf(page).fill(STORY)
    const upload = await hold(page, '**/upload-problem-img*')
    await addPhoto(page)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.route('**/problem-init*', async (route) => {
      const reply = await route.fetch()
      const { data, ...rest } = await reply.json()
      await route.fulfill({ json: { ...rest, data: { ...data, problemType: null } } })
    })
    await page.clock.fastForward(11_000)
    const read = page.waitForResponse('**/problem-init*')
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await (await read).finished()
    upload()
    await expect(send(page)).toHaveAttribute('aria-disabled', 'false')
    await expect(page.getByText('Pembayaran')).toBeVisible()
  },
)

test('A complaint that another tab has sent is not sent again without a word @HELP-75', async ({
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
  await send(page).click()
  await expect(sentDialog(page)).toBeVisible()
  await expect(other.getByText(/^Kami belum tahu apakah keluhan Anda sudah sampai/)).toBeVisible()
  await expect(textOf(other)).toHaveValue(STORY)
  expect(formsOf(calls, 'problem-save')).toHaveLength(1)
})

test('A refused complaint keeps its words and photos, and is sent again without uploading @HELP-74', async ({
  open,
  page,
  calls,
}) => {
  const words = 'Sibuk <img src=x onerror=alert(1)>'
  await open('/complainPageNext', FORM)
  await textOf(page).fill(STORY)
  await addPhoto(page)
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false')
  await page.route('**/problem-save*', (route) => route.fulfill({ json: { code: 1, message: words } }), { times: 1 })
  await send(page).click()
  // As a toast, and beside the button.
  await expect(page.getByText(words)).toHaveCount(2)
  await expect(page.getByText('Tulisan dan foto Anda masih ada di sini.')).toBeVisible()
  await expect(textOf(page)).toHaveValue(STORY)
  await send(page).click()
  await expect(sentDialog(page)).toBeVisible()
  expect(calls.filter((call) => call.url().includes('upload-problem-img'))).toHaveLength(1)
  const [first, second] = formsOf(calls, 'problem-save')
  expect(second).toEqual(first)
})

test('Where the answer is lost nobody claims that it was sent or not, also after a reload @HELP-75', async ({
  open,
  page,
}) => {
  await open('/complainPageNext', FORM)
  await textOf(page).fill(STORY)
  await page.route('**/problem-save*', (route) => route.abort())
  await send(page).click()
  const unsure = page.getByText(/^Kami belum tahu apakah keluhan Anda sudah sampai/)
  await expect(unsure).toBeVisible()
  await page.reload()
  await expect(unsure).toBeVisible()
  await expect(textOf(page)).toHaveValue(STORY)
  await expect(page.getByRole('link', { name: 'Keluhan saya' })).toHaveAttribute('href', /^\/complaintList\?/)
})

test('A reload keeps words, type and photo, for this borrower and no other @HELP-71', async ({ open, page }) => {
  await open('/complainPageNext', { ...LOANS, search: { orderNo: DUE, problemType: '1', problemSonType: '2' } })
  await textOf(page).fill(STORY)
  await addPhoto(page)
  await expect(page.getByText('1 dari 9')).toBeVisible()
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false')
  const restored = async () => {
    await expect(textOf(page)).toHaveValue(STORY)
    await expect(page.getByText('1 dari 9')).toBeVisible()
    await expect(page.getByText('Menghubungi keluarga atau teman saya')).toBeVisible()
  }
  await page.reload()
  await restored()
  await open('/complainPageNext', { ...LOANS, search: { orderNo: DUE } })
  await restored()
  await open('/complainPageNext', { ...LOANS, search: { orderNo: DUE, problemType: '2', token: 'somebody-else' } })
  await expect(textOf(page)).toHaveValue('')
  expect(await complaintKeys(page)).not.toContain('rupya:complaintDrafts')
})

test(
  'An unfinished complaint is offered again, can be used for another loan, and is thrown away after a question @HELP-72',
  IN_ALL,
  async ({ open, page }) => {
    await open('/complainPageNext', FORM)
    await textOf(page).fill(STORY)
    await open('/complainPage', { ...LOANS, search: { orderNo: LATE } })
    const offer = page.getByRole('heading', { name: 'Lanjutkan keluhan Anda' })
    await expect(offer).toBeVisible()
    await expect(page.getByText(STORY)).toBeVisible()
    await page.getByRole('link', { name: 'Lanjutkan' }).click()
    await expect(textOf(page)).toHaveValue(STORY)

    await open('/complainPageNext', { ...LOANS, search: { orderNo: LATE, problemType: '3' } })
    await expect(textOf(page)).toHaveValue('')
    await page.getByRole('button', { name: 'Pakai untuk pinjaman ini' }).click()
    await expect(textOf(page)).toHaveValue(STORY)

    await open('/complainNewPage', { ...LOANS, search: { orderNo: LATE } })
    await page.getByRole('button', { name: 'Hapus' }).click()
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: 'Hapus' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click()
    await expect(offer).toHaveCount(0)
    expect(await complaintKeys(page)).toEqual([])
  },
)

test('Who leaves before the 1.5 s are over stays where they went @HELP-26', IN_ALL, async ({ open, page }) => {
  await page.clock.install()
  await open('/complainPage', { ...LOANS, search: { orderNo: LATE } })
  await page.getByRole('link', { name: 'Pembayaran' }).click()
  await textOf(page).fill(STORY)
  await page.clock.pauseAt(Date.now() + 10_000)
  await send(page).click()
  await expect(sentDialog(page)).toBeVisible()
  await page.clock.runFor(1400)
  await expect(sentDialog(page)).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Semua' }).click()
  await page.clock.runFor(1000)
  await expect(page.getByRole('dialog', { name: 'Pilih pinjaman' })).toBeVisible()
  await expect(page.getByText('Lanjutkan keluhan Anda')).toHaveCount(0)
})
