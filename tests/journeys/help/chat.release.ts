import type { Page } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { button, CHAT, field, log, messages, recorded, SARI, say } from '../chat.ts'
import { hold } from '../on-page.ts'
import { playShell, toldShell } from '../shell.ts'

const FAQ = { scenario: 'faq', search: { selectedIndex: '1' } }
const FORM = /\/complainPageNext\?/
const RECORDS = '**/qa-record*'
const NOT_SENT = 'Pesan ini mungkin belum terkirim.'
const form = (page: Page) => page.getByRole('textbox', { name: 'Apa yang terjadi?' })
const support = (page: Page) => log(page).getByRole('link', { name: SARI.support })

test('The bot greets, and leads through three levels to an answer, which is rated low @HELP-39 @HELP-40 @HELP-41 @HELP-42 @HELP-44 @HELP-45 @HELP-46 @HELP-47', async ({
  open,
  page,
  calls,
}) => {
  await playShell(page, 'answers')
  await open(CHAT, FAQ)
  await expect(log(page).getByText('Halo, saya asisten Rupya. Apa yang bisa saya bantu?')).toBeVisible()
  await expect(log(page).getByText(SARI.below)).toBeVisible()
  await button(page, SARI.question).click()
  await button(page, 'Bank').click()
  await expect(log(page).getByText(/^Buka Pelunasan, pilih Bank/)).toBeVisible()
  await button(page, SARI.solved).click()
  const dialog = page.getByRole('dialog', { name: 'Seberapa puas Anda?' })
  await dialog.getByRole('button', { name: SARI.submit }).click()
  await expect(dialog.getByRole('group').getByText('Silakan pilih')).toBeVisible()
  await dialog.getByRole('radio', { name: SARI.star(2) }).check()
  await dialog.getByRole('button', { name: SARI.submit }).click()
  await expect(log(page).getByText(SARI.thanksLow)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect((await messages(page)).slice(-4)).toEqual([SARI.solved, SARI.glad, SARI.star(2), SARI.thanksLow])
  expect(recorded(calls)).toEqual([
    ['2', '1', SARI.node],
    ['3', '2', SARI.node],
  ])
  expect(await toldShell(page)).toEqual([])
})

test('A keyboard is enough to ask and to give 5 stars, which stay until they are sent @HELP-48 @HELP-105', async ({
  open,
  page,
  calls,
}) => {
  await playShell(page, 'throws')
  await open(CHAT, FAQ)
  await expect(button(page, SARI.direct)).toBeVisible()
  // The log itself is not a tab stop, but its content is.
  for (const name of ['Kembali', SARI.support, /^Telepon 0/, SARI.question, SARI.direct]) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
  }
  await page.keyboard.press('Enter')
  await expect(button(page, SARI.solved)).toBeVisible()
  // After the tapped question, the next tab stop is in its answer.
  await page.keyboard.press('Tab')
  await expect(button(page, SARI.solved)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: SARI.star(1) })).toBeFocused()
  await expect(log(page).getByText(SARI.glad)).toBeVisible()
  await page.keyboard.press('Space')
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.route(RECORDS, (route) => route.abort(), { times: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Belum berhasil. Tidak ada yang berubah, coba lagi.')).toBeVisible()
  expect(await toldShell(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('Terima kasih! Senang Anda puas.')).toBeVisible()
  await expect.poll(() => toldShell(page)).toEqual(['rate'])
  expect(recorded(calls).at(-1)).toEqual(['3', '5', SARI.directNode])
  expect(await log(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('A text is answered; one turned away or cut off is sent again in its place @HELP-49 @HELP-50 @HELP-99 @HELP-100 @HELP-106 @RULE-32', async ({
  open,
  page,
  calls,
}) => {
  await open(CHAT, { ...FAQ, scenario: 'faq,busy-once:recordFaq' })
  await expect(log(page).getByText(SARI.below)).toBeVisible()
  await say(page, '  \n ')
  await expect(field(page)).toHaveValue('  \n ')
  // An input method has this Enter for itself, and with Shift it begins a line.
  await field(page).fill('Halo')
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })
  await field(page).press('Shift+Enter')
  await expect(field(page)).toHaveValue('Halo\n')
  await field(page).fill('a'.repeat(501))
  await expect(page.getByText('Paling banyak 500 karakter.')).toBeVisible()

  await say(page, SARI.typed)
  await expect(log(page).getByText('sibuk').last()).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await say(page, 'Bagaimana cara bayar?')
  await expect(log(page).getByText(/ketuk Bayar/)).toBeVisible()
  await button(page, SARI.again).click()
  await expect(log(page).getByText(SARI.reply)).toBeVisible()
  const said = [SARI.typed, SARI.reply, 'Bagaimana cara bayar?', expect.stringContaining('ketuk')]
  expect((await messages(page)).slice(-4)).toEqual(said)
  expect(recorded(calls).map(([, value]) => value)).toEqual([SARI.typed, 'Bagaimana cara bayar?', SARI.typed])
  await expect(support(page)).toHaveCount(2)

  const answer = await hold(page, RECORDS)
  await say(page, 'Satu lagi')
  await field(page).fill('Dan ini')
  await expect(log(page).getByText('Satu lagi')).toBeVisible()
  await page.reload()
  await expect(log(page).getByText(NOT_SENT)).toBeVisible()
  expect((await messages(page)).slice(-6, -2)).toEqual(said)
  await expect(button(page, 'Bayar')).toHaveAttribute('aria-pressed', 'true')
  await expect(field(page)).toHaveValue('Dan ini')
  answer()
  await button(page, SARI.again).click()
  await expect(support(page)).toHaveCount(3)
})

test('An answer that did not help leads to a person, and Back to the conversation @HELP-43 @HELP-45 @HELP-51 @HELP-97 @HELP-98', async ({
  reach,
  page,
  calls,
}) => {
  await reach('chat-answer')
  await button(page, 'Belum Terselesaikan').click()
  await expect(log(page).getByText('Maaf, jawaban ini belum membantu. Anda bisa menghubungi CS.')).toBeVisible()
  await expect(button(page, SARI.solved)).toHaveCount(0)
  await expect.poll(() => recorded(calls)).toEqual([['2', '0', SARI.directNode]])
  const said = await messages(page)
  await support(page).click()
  await expect(page).toHaveURL(FORM)
  const { searchParams } = new URL(page.url())
  // The type at the same place as the category.
  expect(searchParams.get('problemType')).toBe('2')
  expect(searchParams.get('orderNo')).toMatch(/^72342196845964/)
  expect(searchParams.get('token')).toBe('journey')
  await expect(form(page)).toBeVisible()
  await page.goBack()
  await expect.poll(() => messages(page)).toEqual(said)

  const { title, node } = SARI.handover
  await button(page, 'Akun').click()
  await page.route(RECORDS, (route) => route.abort(), { times: 1 })
  await button(page, title).click()
  await expect(form(page)).toBeVisible()
  await page.goBack()
  const answer = await hold(page, RECORDS)
  await button(page, title).click()
  await expect(form(page)).toBeVisible()
  answer()
  await expect
    .poll(() => recorded(calls).slice(1))
    .toEqual([
      ['1', node, node],
      ['1', node, node],
    ])
})

test('Without its lists the bot says so and leads to support, and markup is text @HELP-103 @HELP-104 @all', async ({
  open,
  page,
}) => {
  await open(CHAT, { scenario: 'faq-empty', search: { selectedIndex: '2' } })
  await expect(log(page).getByText(/^Daftar pertanyaannya belum tersedia/)).toBeVisible()
  await say(page, SARI.typed)
  await expect(log(page).getByText(SARI.reply)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: SARI.support }).click()
  await expect(page).toHaveURL(FORM)
  expect(new URL(page.url()).searchParams.has('problemType')).toBe(false)

  await open(CHAT, { scenario: 'faq,refuse:listFaq' })
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await page.getByRole('link', { name: SARI.support }).click()
  await expect(page).toHaveURL(/\/complainPageNext\?.*orderNo=/)

  await page.route('**/get-qa-list?*pid=20*', (route) => route.fulfill({ status: 500 }))
  await open(CHAT, { scenario: 'faq-hard-words', search: { selectedIndex: '1' } })
  await expect(log(page).getByText('Jawabannya belum sampai.')).toBeVisible()
  await page.unroute('**/get-qa-list?*pid=20*')
  await button(page, 'Coba lagi').click()
  await expect(log(page).getByText(SARI.below)).toBeVisible()
  await button(page, 'Penagihan').click()
  const words = log(page).getByText('<b onclick="alert(1)">Baris pertama</b>')
  await expect(words).toHaveCSS('white-space', 'pre-line')
  await expect(words).toContainText(/<\/b>\nBaris kedua <img src=x/)
  await expect(log(page).locator('b, img, i')).toHaveCount(0)
  // An unknown kind of item opens what is below it.
  await button(page, '<i>Pilihan</i> & “kutipan”').click()
  await expect(log(page).getByText('Siapa yang dihubungi?')).toBeVisible()
})

test('A late answer moves nobody who has scrolled up @HELP-101 @all', async ({ open, page }) => {
  const category = await hold(page, '**/get-qa-list?*pid=30*')
  await open(CHAT, FAQ)
  await button(page, SARI.direct).click()
  for (const [before, words] of ['bayar', 'dana', 'halo'].entries()) {
    await say(page, words)
    await expect(support(page)).toHaveCount(before + 1)
  }
  await expect(log(page).getByText(/^Pembayaran tercatat paling lama/)).toBeVisible()
  await button(page, 'Pinjaman').click()
  await expect.poll(() => log(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(200)
  // The reply must arrive after the screen is shown, not during the navigation.
  await log(page).evaluate(
    (element) =>
      new Promise((done) => {
        element.addEventListener('scrollend', done, { once: true })
        element.scrollTo({ top: 40 })
      }),
  )
  category()
  await button(page, 'Pesan baru').click()
  await expect(button(page, 'Kapan dana masuk?')).toBeInViewport()
  await expect(button(page, 'Pesan baru')).toHaveCount(0)
  await expect(log(page)).toBeFocused()
})
