import type { Page } from '@playwright/test'
import { ALIPAY, atSite, go as goToSite, pay as payAtSite, started } from './alipay.ts'
import { expect, test } from '../borrower.ts'
import { hold } from '../hold.ts'
import { AMOUNT, NOTED, bodies, card, CODE, codeField, codeStep, openCodeStep, pay } from './payway.ts'
import { inAll } from '../../setup/suite.ts'

// The order does not show a payment before the next day.
const LATE = { scenario: 'card-without-code,posts-after-86400' }
const LATE_CODE = { scenario: 'card-needs-code,posts-after-86400' }

const question = (page: Page) => page.getByRole('dialog', { name: 'Bayar lagi?' })
const byCard = (page: Page) => page.getByText(`${NOTED} dengan kartu (BRI •••• 2205)`)

/** The requests of a page that send money. */
function sentBy(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    const [path = ''] = /repayment-(?:commit|confirm|huichao)/.exec(request.url()) ?? []
    if (path) sent.push(path)
  })
  return sent
}

async function payByCard(page: Page) {
  await card(page, '2205').check()
  await pay(page).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
}

test('Two tabs in the code step: one pays, and the code of the other is not sent @RULE-73', async ({
  open,
  page,
  context,
}) => {
  await open('/payway', LATE_CODE)
  await openCodeStep(page)
  const other = await context.newPage()
  const sent = sentBy(other)
  await other.goto(page.url())
  await expect(codeStep(other)).toBeVisible()
  for (const tab of [page, other]) await codeField(tab).fill('123456')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  await codeStep(other).getByRole('button', { name: 'Bayar' }).click()
  await expect(
    other.getByRole('main').getByText(/^Pembayaran ini sudah pernah dikirim dan mungkin berhasil/),
  ).toBeVisible()
  expect(sent).toEqual([])
})

test('Two tabs that each asked for a code of their own: the newer goes on, the older does not', async ({
  open,
  page,
  context,
}) => {
  await open('/payway', LATE_CODE)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(pay(other)).toBeVisible()
  await openCodeStep(page)
  // Its note moves the cards down.
  await expect(other.getByText(/^Menunggu kode dari SMS/)).toBeVisible()
  await openCodeStep(other)
  const sent = sentBy(page)
  await codeField(page).fill('123456')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(page.getByRole('main').getByText(/^Pembayaran ini sudah diakhiri/)).toBeVisible()
  expect(sent).toEqual([])
  await codeField(other).fill('123456')
  await codeStep(other).getByRole('button', { name: 'Bayar' }).click()
  await expect(other).toHaveURL(/#\/borrowDetail\//)
})

test('A code step asks first where alipay was paid in another tab', async ({ open, page, context }) => {
  await open('/payway', LATE_CODE)
  await openCodeStep(page)
  const sent = sentBy(page)
  const other = await context.newPage()
  await other.goto(page.url().replace('/payway?', '/?').concat('#/alipayrepayment'))
  await goToSite(other).click()
  await payAtSite(other).click()
  await expect(other).toHaveTitle('Sudah bayar?')
  await codeField(page).fill('123456')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  // Going to alipay has invalidated this payment's code.
  await expect(page.getByRole('main').getByText(/^Pembayaran ini sudah diakhiri/)).toBeVisible()
  expect(sent).toEqual([])
  await pay(page).click()
  await expect(question(page).getByText(`${NOTED} lewat Alipay`)).toBeVisible()
  await question(page).getByRole('link', { name: 'Periksa pinjaman dulu' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  expect(sent).toEqual([])
})

for (const [index, { title, hours, shows }] of [
  { title: '61 minutes later', hours: 61 / 60, shows: '@RULE-72' },
  { title: 'Ten days later', hours: 240, shows: '@RULE-78' },
  { title: 'With the clock set back', hours: -3, shows: '@RULE-78' },
].entries())
  test(
    `${title} a payment that the order does not show is not made again without a question ${shows}`,
    inAll(index),
    async ({ open, page }) => {
      const sent = sentBy(page)
      await open('/payway', LATE)
      await payByCard(page)
      await expect(byCard(page)).toBeVisible()
      await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
      await open('/payway', LATE)
      await expect(byCard(page)).toBeVisible()
      await card(page, '9031').check()
      await pay(page).click()
      await expect(question(page).getByText(/^Diterima\./)).toBeVisible()
      await question(page).getByRole('button', { name: 'Batal' }).click()
      expect(sent).toEqual(['repayment-commit'])
      // Paying twice on purpose is a decision that needs its own tap.
      await pay(page).click()
      await question(page)
        .getByRole('button', { name: `Tetap bayar ${AMOUNT}` })
        .click()
      await expect(page).toHaveURL(/#\/borrowDetail\//)
      expect(sent).toEqual(['repayment-commit', 'repayment-commit'])
    },
  )

test('Both tabs at the same instant: one sends, the other says so, and then asks @RULE-73', async ({
  open,
  page,
  context,
}) => {
  await open('/payway', LATE)
  const other = await context.newPage()
  await other.goto(page.url())
  const sent = [sentBy(page), sentBy(other)]
  const answer = await hold(page, '**/repayment-commit*')
  await card(page, '2205').check()
  await card(other, '2205').check()
  await pay(page).click()
  await expect.poll(() => sent[0]).toHaveLength(1)
  await pay(other).click()
  await expect(other.getByRole('main').getByText(/^Halaman lain sedang mengirim/)).toBeVisible()
  answer()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  await pay(other).click()
  await expect(question(other)).toBeVisible()
  expect(sent).toEqual([['repayment-commit'], []])
})

test('Two alipay tabs: the second asks before it goes to the site @RULE-73', async ({ open, page, context }) => {
  await open(ALIPAY, LATE)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(goToSite(other)).toBeVisible()
  const sent = sentBy(other)
  await goToSite(page).click()
  await page.waitForURL(atSite)
  await goToSite(other).click()
  await expect(question(other).getByText(`${NOTED} lewat Alipay`)).toBeVisible()
  expect(sent).toEqual([])
})

test('While alipay is pending a card asks first, also after the borrower said that they did not pay @RULE-77', async ({
  open,
  page,
  calls,
}) => {
  await open(ALIPAY, LATE)
  await goToSite(page).click()
  await page.waitForURL(atSite)
  await open('/payway', LATE)
  await expect(page.getByText(`${NOTED} lewat Alipay`)).toBeVisible()
  await card(page, '2205').check()
  await pay(page).click()
  await expect(question(page)).toBeVisible()
  await question(page).getByRole('button', { name: 'Batal' }).click()
  await page.getByRole('link', { name: 'Sudah bayar?' }).click()
  await page.getByRole('button', { name: 'Belum' }).click()
  await open('/payway', LATE)
  await card(page, '2205').check()
  await pay(page).click()
  await expect(question(page).getByText(/^Anda mencatat belum membayar di Alipay/)).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toEqual([])
})

test('A reload without storage keeps a payment whose answer was lost @RULE-77', async ({ open, page, calls }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await open('/payway', { scenario: 'commit-reply-lost,card-without-code,posts-after-86400' })
  await card(page, '2205').check()
  await pay(page).click()
  const unknown = page.getByRole('heading', { name: 'Kami belum tahu apakah pembayaran Anda masuk' })
  await expect(unknown).toBeVisible()
  await page.reload()
  await expect(unknown).toBeVisible()
  await page.getByRole('button', { name: 'Tetap bayar lagi' }).click()
  await expect(question(page)).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
})

test('Without storage another tab that is open still knows the payment @RULE-77', async ({
  open,
  page,
  context,
  calls,
}) => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open('/payway', LATE)
  const address = page.url()
  await payByCard(page)
  const other = await context.newPage()
  const sent = sentBy(other)
  await other.goto(address)
  await card(other, '2205').check()
  await pay(other).click()
  await expect(question(other)).toBeVisible()
  expect(sent).toEqual([])
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
})

test('An old pay address asks after its payment is shown, and the next instalment does not @RULE-77', async ({
  open,
  page,
}) => {
  const sent = sentBy(page)
  await open('/payway', { scenario: 'card-without-code', search: { periods: '1' } })
  await payByCard(page)
  await expect(page.getByText('Cicilan ke-2')).toBeVisible()
  await expect(page.getByText('Sudah dibayar, dan sudah terlihat di pinjaman Anda.')).toBeVisible()
  for (const periods of ['1', undefined]) {
    await open('/payway', { scenario: 'card-without-code', search: { periods } })
    await card(page, '2205').check()
    await pay(page).click()
    await expect(question(page)).toBeVisible()
  }
  expect(sent).toEqual(['repayment-commit'])
  await open('/payway', { scenario: 'card-without-code', search: { periods: '2' } })
  await payByCard(page)
  await expect(page.getByText('Cicilan ke-3')).toBeVisible()
})

test('Another borrower on the phone sees nothing of a payment, and the first, with a new token, is asked @RULE-77', async ({
  open,
  page,
}) => {
  await open('/payway', LATE)
  await payByCard(page)
  const second = { token: 'second-borrower', userId: undefined, sessionId: undefined }
  await open('/payway', { ...LATE, search: second })
  await expect(page.getByRole('main').getByText('Pesanan tidak ditemukan.')).toBeVisible()
  await expect(page.getByText(NOTED)).toHaveCount(0)
  await expect(byCard(page)).toHaveCount(0)
  await open('/payway', { ...LATE, search: { token: 'a-new-token' } })
  await expect(byCard(page)).toBeVisible()
  await card(page, '9031').check()
  await pay(page).click()
  await expect(question(page)).toBeVisible()
})

test('A code step is not gone on with by another session', async ({ open, page, calls }) => {
  await open('/payway', CODE)
  await openCodeStep(page)
  await open('/payway', { ...CODE, search: { token: 'a-new-token' } })
  await expect(pay(page)).toBeVisible()
  await expect(codeStep(page)).toHaveCount(0)
  expect(bodies(calls, 'repayment-confirm')).toEqual([])
})

test('A loan that was paid off elsewhere is not paid again @RULE-78', async ({ open, page, context, calls }) => {
  const all = { scenario: 'card-without-code', search: { withholdingAmount: '327000000' } }
  await open('/payway', all)
  const other = await context.newPage()
  await other.goto(page.url())
  await card(other, '2205').check()
  await card(page, '2205').check()
  await page.getByRole('button', { name: 'Bayar Rp3.270.000,00' }).click()
  await expect(page.getByRole('heading', { name: 'Lunas', exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Bayar Rp3.270.000,00' }).click()
  await expect(other.getByText('Pinjaman ini sudah lunas. Tidak ada yang dikirim.')).toBeVisible()
  await expect(other).toHaveURL(/#\/borrowDetail\//)
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
  expect(started(calls)).toEqual([])
})
