import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../../journeys/borrower.ts'
import { dayIn } from '../../journeys/day.ts'
import { CODE, codeStep, openCodeStep } from '../../journeys/money/payway.ts'
import { setWorldClock } from '../../journeys/other-phone.ts'
import { type Clock, setClock } from '../../journeys/phone-clock.ts'

const RIGHT: Clock = { days: 0, zone: 'Asia/Jakarta' }
const WRONG: Clock[] = [
  { days: 40, zone: 'America/Los_Angeles' },
  { days: -40, zone: 'Pacific/Kiritimati' },
]

/** Texts that may be counted from today, or that say that a time is over: each screen here has one. */
const COUNTS = /\d{4}-\d\d-\d\d|\b(hari|jam|days?|h left|d left|berakhir|ended)\b/

/** What an address shows, and which parts are off, on a phone with this clock. */
async function shownAt(context: BrowserContext, address: string, clock: Clock): Promise<string> {
  const page = await context.newPage()
  try {
    await setClock(page, clock)
    await page.goto(address)
    await page.waitForFunction(() => !document.documentElement.classList.contains('early'))
    await page.waitForFunction((counts) => new RegExp(counts).test(document.body.innerText), COUNTS.source)
    await page.waitForLoadState('networkidle')
    return await page.evaluate(() => {
      for (const timer of document.querySelectorAll('[role=timer]'))
        timer.textContent = timer.textContent.replaceAll(/\d\d:\d\d/g, 'counting')
      const off = [...document.querySelectorAll('[aria-disabled=true]')].map((part) => `off: ${part.textContent}`)
      return [document.body.innerText, ...off].join('\n')
    })
  } finally {
    await page.close()
  }
}

/** Screens that count days: debts, due dates, offers, complaints. */
const SCREENS: [path: string, scenario: string][] = [
  ['/loanDetails', 'order-174-extendable'],
  ['/loanDetails', 'order-5-extendable'],
  ['/repayment', 'instalments-overdue'],
  ['/repaymentDelay', 'extension-open'],
  ['/order', 'orders-several'],
  ['/repayOrNotQuestion', 'repay-or-not'],
  ['/complaintList', 'complaints-several'],
  ['/loanConfirm', 'confirmation-several'],
]

test('The phone’s clock changes nothing of what is shown @LOAN-50 @REPAY-65', async ({ open, page, context }) => {
  test.setTimeout(300_000)
  for (const [path, scenario] of SCREENS)
    await test.step(`${path} ${scenario}`, async () => {
      await open(path, { scenario, waits: false })
      const address = page.url()
      let right = await shownAt(context, address, RIGHT)
      for (const clock of WRONG)
        await expect(async () => {
          const shown = await shownAt(context, address, clock)
          // An hour or midnight may pass between two visits.
          if (shown !== right) right = await shownAt(context, address, RIGHT)
          expect(shown, JSON.stringify(clock)).toBe(right)
        }).toPass()
    })
})

test('A payment’s code step survives a clock that was moved, and counts right @RULE-13 @RULE-83', async ({
  open,
  page,
}) => {
  await open('/payway', CODE)
  await openCodeStep(page)
  await expect(codeStep(page).getByRole('button', { name: /^Minta kode, \d+ detik$/ })).toBeVisible()
  // The second one starts from the first.
  for (const days of [40, -80]) {
    await setClock(page, { days, zone: 'Asia/Kolkata' })
    await page.reload()
    await expect(codeStep(page)).toBeVisible()
  }
})

test('If a server hides its time, its own words stand alone and its offer works @LOAN-50', async ({ open, page }) => {
  await page.route('**/gateway/**', async (route) => {
    const reply = await route.fetch()
    const { date: _hidden, ...headers } = reply.headers()
    await route.fulfill({ response: reply, headers })
  })
  await open('/loanDetails', { scenario: 'order-174-extendable' })
  await expect(page.getByRole('link', { name: 'Bayar Rp1.090.000' })).toBeVisible()
  await expect(page.getByText(/^\d+ hari lagi$/)).toHaveCount(0)
  await open('/repaymentDelay', { scenario: 'extension-open' })
  await expect(page.getByText(/^Berlaku sampai/)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.getByRole('button', { name: 'Bayar Segera' }).click()
  await expect(page).toHaveURL(/\/individual\?/)
})

test('The offer ends by the clock of its market, wherever the borrower is @REPAY-65', async ({ open, page }) => {
  const lastDay = dayIn('in', 7)
  await page.clock.install()
  await open('/repaymentDelay', { scenario: 'order-3-extendable' })
  // 23:59 in India.
  await setWorldClock(page, Date.parse(`${lastDay}T18:29:00Z`) - Date.now())
  await page.reload()
  await expect(page.getByText(`Offered until ${lastDay} 23:59:59 IST`)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^00:[0-5]\d left$/)
  // Otherwise the answer to its call would set the time back to the server's.
  await expect(page.getByRole('heading', { name: 'If you pay the bill instead' })).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page.getByRole('heading', { name: 'This offer has ended' })).toBeVisible()
})
