import type { Page } from '@playwright/test'
import { expect, test } from '../../borrower.ts'
import { comeOnline, goOffline, hold, tapTenTimes, watchToasts } from '../../on-page.ts'
import { dayIn, setClock } from '../../phone-clock.ts'
import {
  accepted,
  again,
  againYes,
  agree,
  apply,
  comeFromTheApp,
  myLoans,
  notTaken,
  OFFER,
  OFFER_WORDS,
  POP,
  PUSH,
  pushes,
  pushesOf,
  SENT,
  unknown,
} from '../loan-confirm.ts'

const several = { scenario: 'confirmation-several' }

test('Ten taps and Enter take one loan, and Back waits for the answer @RULE-79', async ({ open, page, calls }) => {
  const answer = await hold(page, PUSH)
  await open(OFFER, several)
  await expect(apply(page)).toBeVisible()
  await comeFromTheApp(page)
  await tapTenTimes(apply(page))
  await apply(page).press('Enter')
  await expect.poll(() => pushes(calls)).toEqual([SENT])
  await page.goBack()
  await expect(page.getByText('Tunggu sebentar, pengajuan Anda sedang dikirim.')).toBeVisible()
  answer()
  await expect(accepted(page)).toBeVisible()
  expect(pushes(calls)).toHaveLength(1)
})

test('While one tab takes a loan, another closes its agreement and says so @RULE-86', async ({
  open,
  page,
  context,
  calls,
}) => {
  await open(OFFER, POP)
  const other = await context.newPage()
  const sent = pushesOf(other)
  await other.goto(page.url())
  for (const tab of [other, page]) await apply(tab).click()
  for (const tab of [other, page]) await expect(agree(tab)).toHaveAttribute('aria-disabled', 'false')
  const answer = await hold(page, PUSH)
  await agree(page).click()
  await expect.poll(() => pushes(calls)).toHaveLength(1)
  await expect(unknown(other)).toBeVisible()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  answer()
  for (const tab of [page, other]) await expect(accepted(tab)).toBeVisible()
  await expect(myLoans(other)).toBeEnabled()
  expect(pushes(calls)).toHaveLength(1)
  expect(sent).toEqual([])
})

test('Two tabs that are tapped at the same instant take one loan @RULE-86', async ({ open, page, context, calls }) => {
  await open(OFFER, several)
  const other = await context.newPage()
  const sent = pushesOf(other)
  await other.goto(page.url())
  for (const tab of [page, other]) await expect(apply(tab)).not.toHaveAttribute('aria-disabled', 'true')
  const answers = await Promise.all([page, other].map((tab) => hold(tab, PUSH)))
  // With element handles: a tap that looks for its button again would come after the other tab has shown that a loan is
  // being sent.
  const buttons = await Promise.all([page, other].map((tab) => apply(tab).elementHandle()))
  await Promise.all(buttons.map((button) => button?.evaluate((element) => Object(element).click())))
  await expect.poll(() => [...pushes(calls), ...sent]).toHaveLength(1)
  for (const answer of answers) answer()
  for (const tab of [page, other]) await expect(accepted(tab)).toBeVisible()
  expect([...pushes(calls), ...sent]).toHaveLength(1)
})

test('After a lost answer a loan is taken again only on purpose, also in a new tab @RULE-79 @RULE-86', async ({
  open,
  page,
  context,
  calls,
}) => {
  await open(OFFER, { scenario: 'confirmation-several,lost:pushLoan' })
  await tapTenTimes(apply(page))
  await expect(unknown(page)).toBeVisible()
  await expect(page.getByText(/^Kami tidak mendapat jawaban yang jelas\. Jangan ajukan lagi/)).toBeVisible()
  await page.reload()
  await expect(unknown(page)).toBeVisible()
  await expect(myLoans(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(unknown(other)).toBeVisible()
  expect(pushes(calls)).toHaveLength(1)

  await again(page).click()
  const question = page.getByRole('dialog', { name: OFFER_WORDS.id.againTitle })
  await expect(question.getByText('Rp3.000.000')).toBeVisible()
  await expect(question.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeVisible()
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(question).toHaveCount(0)
  await again(page).click()
  await againYes(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Konfirmasi pinjaman' })).toBeFocused()
  expect(pushes(calls)).toHaveLength(1)
  await apply(page).click()
  await expect(unknown(page)).toBeVisible()
  expect(pushes(calls)).toHaveLength(2)
})

test('A later session asks of the loan before, without its amount @LOAN-64 @RULE-86', async ({ open, page, calls }) => {
  // A phone whose clock is wrong says the server's day all the same.
  await setClock(page, { days: -40, zone: 'Asia/Jakarta' })
  await open(OFFER, several)
  const before = dayIn('id', 0)
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
  const at = await page.getByRole('main').getByRole('time').first().innerText()
  // Midnight may pass meanwhile.
  expect([before, dayIn('id', 0)]).toContain(at.slice(0, 10))
  // Right after a loan was taken, no other one is offered.
  await expect(again(page)).toHaveCount(0)
  await page.reload()
  await expect(again(page)).toBeVisible()
  await open(OFFER, { ...several, search: { token: 'later' } })
  await expect(page.getByRole('heading', { name: 'Produk ini pernah diajukan dari ponsel ini' })).toBeVisible()
  await expect(page.getByText('Rp3.000.000')).toHaveCount(0)
  await again(page).click()
  await againYes(page).click()
  await expect(apply(page)).toBeVisible()
  expect(pushes(calls)).toHaveLength(1)
})

test('A refusal, a lost connection and a changed offer take no loan, and say so @LOAN-63 @RULE-79 @RULE-87', async ({
  reach,
  become,
  page,
  calls,
}) => {
  const said = (words: string | RegExp) => page.getByRole('main').getByText(words)
  await reach('confirm-refused')
  await expect(notTaken(page)).toBeVisible()
  await expect(said('Sistem sedang sibuk. Coba lagi sebentar lagi.')).toBeVisible()
  expect(pushes(calls)).toHaveLength(1)

  await become('confirmation-several')
  await goOffline(page)
  await apply(page).click()
  await expect(said('Penawaran ini tidak bisa diperiksa sekali lagi sebelum dikirim. Coba lagi.')).toBeVisible()
  await expect(notTaken(page)).toBeVisible()
  await comeOnline(page)
  await expect(page.getByText(/^Anda sedang offline/)).toHaveCount(0)
  await expect(apply(page)).not.toHaveAttribute('aria-busy', 'true')
  expect(pushes(calls)).toHaveLength(1)

  await expect(page.getByText('3% per bulan')).toBeVisible()
  await page.route('**/loan-detail-confirm*', async (route) => {
    const reply = await route.fetch()
    const { data, ...rest } = await reply.json()
    await route.fulfill({ json: { ...rest, data: { ...data, pRateDsc: '4% per bulan' } } })
  })
  await apply(page).click()
  await expect(said(/^Penawaran ini baru saja berubah/)).toBeVisible()
  await expect(notTaken(page)).toBeVisible()
  await expect(page.getByText('4% per bulan')).toBeVisible()
  expect(pushes(calls)).toHaveLength(1)
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
  expect(pushes(calls)).toHaveLength(2)
})

const newLoans = (page: Page) => page.getByRole('alert').filter({ hasText: 'Kalau Anda hanya mengambil satu pinjaman' })

async function loansOf(page: Page): Promise<number> {
  const reply = await page.request.post('/gateway/v3/order/list?token=journey&market=id')
  return (await reply.json()).data.length
}

test('A loan that the browser sends twice is taken once @RULE-121', async ({ open, page, calls }) => {
  await open(OFFER, several)
  const before = await loansOf(page)
  // As when a kept-alive connection ends before the reply: the page sees one reply.
  await page.route(PUSH, async (route) => {
    await route.fetch()
    await route.continue()
  })
  const sent = () => calls.filter((call) => call.url().includes('loan-detail-push'))
  const looked = page.waitForResponse((reply) => reply.url().includes('/order/list') && sent().length > 0)
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
  expect((await sent()[0]?.allHeaders())?.['idempotency-key']).toMatch(/^"[a-z0-9]{16,64}"$/)
  await (await looked).finished()
  expect(await loansOf(page)).toBe(before + 1)
  await expect(newLoans(page)).toHaveCount(0)
})

test('If two loans are taken and no reply comes, the screen says so @RULE-121', async ({ open, page, become }) => {
  await open(OFFER, { scenario: 'confirmation-several,keys-ignored' })
  const before = await loansOf(page)
  await page.route(PUSH, async (route) => {
    await route.fetch()
    await route.fetch()
    await route.abort()
  })
  await apply(page).click()
  await expect(newLoans(page)).toBeVisible()
  expect(await loansOf(page)).toBe(before + 2)
  // Also after the borrower has looked at their loans and returned. Certain information comes before uncertain.
  await page.reload()
  await expect(newLoans(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kami menemukan 2 pinjaman baru' })).toBeVisible()
  await expect(page).toHaveTitle('Beberapa pinjaman baru')
  await expect(page.getByRole('main')).not.toContainText(/belum pasti|mungkin/i)
  await expect(page.locator('a[href^="tel:"]').first()).toBeInViewport()
  await myLoans(page).click()
  const loans = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sedang ditinjau' })
  await expect(loans.nth(1)).toContainText(/No\. pinjaman \d+/)
  const [one, other] = await loans.allTextContents()
  const number = /No\. pinjaman [\d ]+$/
  expect(one?.replace(number, '')).toBe(other?.replace(number, ''))
  expect(one).not.toBe(other)
  await page.goBack()
  await expect(newLoans(page)).toBeVisible()
  await become('server-error')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Halaman ini belum bisa dibuka' })).toBeVisible()
  await expect(newLoans(page)).toBeVisible()
})

test('If a server takes a loan twice and answers, the screen says so, later too @RULE-121', async ({ open, page }) => {
  await open(OFFER, { scenario: 'confirmation-several,keys-ignored' })
  await page.route(PUSH, async (route) => {
    await route.fetch()
    await route.continue()
  })
  await apply(page).click()
  await expect(page.getByRole('heading', { name: 'Kami menemukan 2 pinjaman baru' })).toBeVisible()
  await page.unroute(PUSH)
  await page.reload()
  await again(page).click()
  await againYes(page).click()
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
  await page.reload()
  await expect(newLoans(page)).toHaveText(/^Saat kami periksa, daftar Anda menunjukkan 2 pinjaman baru/)
})

test('A late answer says nothing on another screen, and is known on the way back', async ({ open, page, calls }) => {
  const toasts = await watchToasts(page)
  const answer = await hold(page, PUSH)
  await open(OFFER, { scenario: 'confirmation-several,lost:pushLoan' })
  await apply(page).click()
  await expect.poll(() => pushes(calls)).toHaveLength(1)
  await page.evaluate(() => {
    location.hash = '#/agreementTemplate'
  })
  await expect(page).toHaveTitle('Perjanjian pendaftaran')
  const failed = page.waitForEvent('requestfailed')
  answer()
  await failed
  await page.goBack()
  await expect(unknown(page)).toBeVisible()
  expect(await toasts()).toEqual([])
})
