import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../../journeys/borrower.ts'
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
