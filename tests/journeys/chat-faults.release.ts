import { expect, test } from './borrower.ts'
import { button, CHAT, field, log, messages, recorded, SARI, say } from './chat.ts'
import { hold } from './hold.ts'
import { IN_ALL } from '../setup/suite.ts'

const FAQ = { scenario: 'faq', search: { selectedIndex: '1' } }

test(
  'Late replies stand under their own questions, and the category chosen last is the one that is offered @HELP-96',
  IN_ALL,
  async ({ open, page }) => {
    const first = await hold(page, '**/get-qa-list?*pid=22*')
    const category = await hold(page, '**/get-qa-list?*pid=30*')
    await open(CHAT, FAQ)
    await button(page, SARI.direct).click()
    await button(page, 'Pinjaman').click()
    await button(page, 'Akun').click()
    await expect(log(page).getByText('Apa yang terjadi dengan aplikasi atau akun Anda?')).toBeVisible()
    category()
    first()
    await expect(log(page).getByText(SARI.directAnswer)).toBeVisible()
    await expect(button(page, 'Akun')).toHaveAttribute('aria-pressed', 'true')
    const said = await messages(page)
    expect(said.slice(2)).toEqual([
      SARI.direct,
      expect.stringMatching(SARI.directAnswer),
      'Aplikasi dan akun',
      'Apa yang terjadi dengan aplikasi atau akun Anda?',
    ])
  },
)

test('A message that fails stays in its place, and is sent again by a tap @HELP-99', async ({ open, page, calls }) => {
  await open(CHAT, FAQ)
  await page.route('**/qa-record*', (route) => route.abort())
  await say(page, SARI.typed)
  await expect(log(page).getByText('Pesan ini mungkin belum terkirim.')).toBeVisible()
  await page.unroute('**/qa-record*')
  await say(page, 'Bagaimana cara bayar?')
  await expect(log(page).getByText(/ketuk Bayar/)).toBeVisible()
  await button(page, SARI.again).click()
  await expect(log(page).getByText(SARI.reply)).toBeVisible()
  const said = await messages(page)
  expect(said.slice(-4)).toEqual([SARI.typed, SARI.reply, 'Bagaimana cara bayar?', expect.stringContaining('ketuk')])
  expect(recorded(calls).map(([, value]) => value)).toEqual([SARI.typed, 'Bagaimana cara bayar?', SARI.typed])
})

test('A refusal shows the server’s words, marked as its language', IN_ALL, async ({ open, page }) => {
  await open(CHAT, { scenario: 'faq,refuse:recordFaq', search: { selectedIndex: '1', lang: '2' } })
  await say(page, 'Hello')
  await expect(log(page).locator('p[lang=id]').last()).toHaveText('Sistem sedang sibuk. Coba lagi sebentar lagi.')
  await expect(button(page, 'Send again')).toBeVisible()
})

test(
  'A list that does not come says so in its place, and is asked for again by a tap',
  IN_ALL,
  async ({ open, page }) => {
    await page.route('**/get-qa-list?*pid=22*', (route) => route.fulfill({ status: 500 }))
    await open(CHAT, FAQ)
    await button(page, SARI.direct).click()
    await expect(log(page).getByText('Jawabannya belum sampai.')).toBeVisible()
    await page.unroute('**/get-qa-list?*pid=22*')
    await button(page, 'Coba lagi').click()
    await expect(log(page).getByText(SARI.directAnswer)).toBeVisible()
  },
)

test(
  'Without the categories the screen says why, with the way to support @HELP-103',
  IN_ALL,
  async ({ open, page }) => {
    await open(CHAT, { scenario: 'faq,refuse:listFaq' })
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
    await page.getByRole('link', { name: SARI.support }).click()
    await expect(page).toHaveURL(/\/complainPageNext\?.*orderNo=/)
  },
)

test('A reload goes on with the conversation, its category and what was typed; what was being sent may be sent again @HELP-100', async ({
  open,
  page,
}) => {
  await open(CHAT, FAQ)
  await button(page, SARI.direct).click()
  await button(page, 'Pinjaman').click()
  await expect(button(page, 'Kapan dana masuk?')).toBeVisible()
  const answer = await hold(page, '**/qa-record*')
  await say(page, SARI.typed)
  await field(page).fill('Dan satu hal lagi')
  await expect(log(page).getByText(SARI.typed)).toBeVisible()
  await page.reload()
  await expect(log(page).getByText('Pesan ini mungkin belum terkirim.')).toBeVisible()
  await expect(log(page).getByText(SARI.directAnswer)).toBeVisible()
  await expect(button(page, 'Pinjaman')).toHaveAttribute('aria-pressed', 'true')
  await expect(field(page)).toHaveValue('Dan satu hal lagi')
  answer()
  await button(page, SARI.again).click()
  await expect(log(page).getByText(SARI.reply)).toBeVisible()
  // Another session starts a new conversation.
  await open(CHAT, { ...FAQ, search: { selectedIndex: '1', token: 'another' } })
  await expect(log(page).getByText(SARI.below)).toBeVisible()
  await expect(log(page).getByText(SARI.typed)).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
})

test(
  'Who has scrolled up stays there, and a button leads to the new message @HELP-101',
  IN_ALL,
  async ({ open, page }) => {
    const answer = await hold(page, '**/get-qa-list?*pid=30*')
    await open(CHAT, FAQ)
    for (const [said, words] of ['bayar', 'dana', 'halo'].entries()) {
      await say(page, words)
      await expect(log(page).getByRole('link', { name: SARI.support })).toHaveCount(said + 1)
    }
    await button(page, 'Pinjaman').click()
    const scrolled = () => log(page).evaluate(({ scrollTop }) => Math.round(scrollTop))
    await expect.poll(scrolled).toBeGreaterThan(200)
    // The reply must arrive after the screen is shown, not during the navigation.
    await log(page).evaluate(
      (element) =>
        new Promise((done) => {
          element.addEventListener('scrollend', done, { once: true })
          element.scrollTo({ top: 40 })
        }),
    )
    answer()
    await button(page, 'Pesan baru').click()
    await expect(button(page, 'Kapan dana masuk?')).toBeInViewport()
    await expect(button(page, 'Pesan baru')).toHaveCount(0)
    await expect(log(page)).toBeFocused()
  },
)

test('With the keyboard alone a borrower asks, judges and rates, and the focus is never lost @HELP-105', async ({
  open,
  page,
  calls,
}) => {
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
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(log(page).getByText(SARI.thanksLow)).toBeVisible()
  expect(recorded(calls).at(-1)).toEqual(['3', '3', '22'])
  expect(await log(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test(
  'Enter ends a composition without sending, Shift and Enter begin a line, and the limit cuts no emoji in two @HELP-106',
  IN_ALL,
  async ({ open, page, calls }) => {
    await open(CHAT, FAQ)
    await field(page).fill('Halo')
    await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
    await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })
    await field(page).press('Shift+Enter')
    await expect(field(page)).toHaveValue('Halo\n')
    await field(page).fill(`${'a'.repeat(498)}👨‍👩‍👧`)
    await expect(field(page)).toHaveValue('a'.repeat(498))
    await field(page).fill('a'.repeat(501))
    await expect(page.getByText('Paling banyak 500 karakter.')).toBeVisible()
    // Text that does not fit must not push out the end.
    await field(page).press('ControlOrMeta+Home')
    await page.keyboard.insertText('b')
    await expect(field(page)).toHaveValue('a'.repeat(500))
    await field(page).press('Enter')
    await expect(field(page)).toHaveValue('')
    await expect.poll(() => recorded(calls)).toEqual([['4', 'a'.repeat(500), SARI.category]])
  },
)
