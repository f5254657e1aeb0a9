import type { BrowserContext } from '@playwright/test'
import { reachSituation } from '../../../scripts/situations/reach.ts'
import type { Situation } from '../../../scripts/situations/situation.ts'
import { allSituations } from '../../../scripts/situations/situations.ts'
import { expect, test } from '../../journeys/borrower.ts'
import { dayIn } from '../../journeys/day.ts'
import { CODE, codeStep, openCodeStep } from '../../journeys/money/payway.ts'
import { setWorldClock } from '../../journeys/other-phone.ts'
import { type Clock, setClock } from '../../journeys/phone-clock.ts'

const CLOCKS: Clock[] = [
  { days: 3, zone: 'America/Los_Angeles' },
  { days: -1, zone: 'Asia/Kolkata' },
  { days: 40, zone: 'Asia/Jakarta' },
  { days: -40, zone: 'Asia/Kolkata' },
  { days: 0, zone: 'Pacific/Kiritimati' },
]
const RIGHT: Clock = { days: 0, zone: 'Asia/Jakarta' }

/** What a situation shows, and which times in it are wrong, on a phone with this clock. */
async function shownAt(context: BrowserContext, address: string, clock: Clock, situation: Situation): Promise<string> {
  const page = await context.newPage()
  try {
    await setClock(page, clock)
    await page.goto(address)
    await page.waitForFunction(() => !document.documentElement.classList.contains('early'))
    await page.waitForLoadState('networkidle')
    if (isBehindTaps(situation)) {
      await reachSituation(page, situation, 'id')
      // An agreement on another site may never finish loading.
      await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {})
    }
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

/** Texts that may be counted from today, or that say that a time is over. */
const COUNTS = /\d{4}-\d\d-\d\d|\b(hari|jam|days?|h left|d left|berakhir|ended)\b/

/** Debts, due dates and offers: these are checked with every clock. */
const OF_MONEY = ['order-174-extendable', 'order-5-extendable', 'instalments-overdue', 'extension-open']
/** Other screens that count days: checked with one clock each. */
const COUNTING = [
  'order-21',
  'orders-several',
  'repay-or-not',
  'complaints-several',
  'confirmation-several',
  'join-failure',
]
const USUAL = [...OF_MONEY, ...COUNTING]

/** Their own steps store a payment on the phone, with a time of its clock. */
const WRITTEN = ['payway-again', 'account-again']

const isBehindTaps = ({ taps, steps }: Situation) => Boolean(taps || steps)

// States that wait for a time set the clock themselves, and show no other dates than the same screens without a wait.
const situations = allSituations().filter(
  ({ name, path, fastForward, dialogAfter, withoutChunk }) =>
    path !== '/testPreview' && !WRITTEN.includes(name) && !(fastForward || dialogAfter !== undefined || withoutChunk),
)
const chosen = situations.filter(({ name }) => USUAL.includes(name))

test('The table of clocks knows its states', () => {
  expect(USUAL.filter((name) => !chosen.some((situation) => situation.name === name))).toEqual([])
  const all = allSituations().map(({ name }) => name)
  expect(WRITTEN.filter((name) => !all.includes(name))).toEqual([])
})

for (const [index, situation] of chosen.entries()) {
  const { name, path, scenario, search = {} } = situation
  // The other screens take turns. States behind taps are checked with the two most extreme clocks.
  const clocks = CLOCKS.filter(({ days }, at) => {
    if (isBehindTaps(situation)) return Math.abs(days) === 40
    return OF_MONEY.includes(name) || at === index % CLOCKS.length
  })
  test(`The phone’s clock changes nothing of what is shown: ${name} @LOAN-50 @REPAY-65`, async ({
    open,
    page,
    context,
    become,
  }) => {
    await open(path, { scenario, search, waits: false })
    const address = page.url()
    // A page that stays open would restore data that another page should forget.
    if (isBehindTaps(situation)) await page.goto('about:blank')
    const show = async (clock: Clock) => {
      // Taps change the world and the phone's memory, so each visit starts with neither.
      if (isBehindTaps(situation)) {
        await become(scenario)
        const devtools = await context.newCDPSession(page)
        await devtools.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' })
      }
      return shownAt(context, address, clock, situation)
    }
    let right = await show(RIGHT)
    if (USUAL.includes(name)) expect(right, 'What was chosen for its dates').toMatch(COUNTS)
    if (!COUNTS.test(right)) return
    for (const clock of clocks)
      await expect(async () => {
        const shown = await show(clock)
        // An hour or midnight may pass between two visits.
        if (shown !== right) right = await show(RIGHT)
        expect(shown, JSON.stringify(clock)).toBe(right)
      }).toPass()
  })
}

for (const { days, zone } of CLOCKS)
  test(`The code step of a payment is there again on a phone whose clock was moved by ${days} days (${zone}) @RULE-13`, async ({
    open,
    page,
  }) => {
    await open('/payway', CODE)
    await openCodeStep(page)
    await setClock(page, { days, zone })
    await page.reload()
    await expect(codeStep(page)).toBeVisible()
  })

test('Where a server hides its time its own words stand alone, and what it offers can be had @LOAN-50', async ({
  open,
  page,
}) => {
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
