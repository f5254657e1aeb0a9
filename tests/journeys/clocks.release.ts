import type { Page } from '@playwright/test'
import { galleryStates } from '../../scripts/gallery-states.ts'
import { isFull } from '../setup/full.ts'
import { expect, test } from './borrower.ts'
import { CODE, codeStep, openCodeStep } from './payway.ts'
import { type Clock, setClock } from './phone-clock.ts'

const CLOCKS: Clock[] = [
  { days: 3, zone: 'America/Los_Angeles' },
  { days: -1, zone: 'Asia/Kolkata' },
  { days: 40, zone: 'Asia/Jakarta' },
  { days: -40, zone: 'Asia/Kolkata' },
  { days: 0, zone: 'Pacific/Kiritimati' },
]
const RIGHT: Clock = { days: 0, zone: 'Asia/Jakarta' }

/** What an address says, and what of it is off, on a phone with this clock. */
async function shownAt(from: Page, clock: Clock): Promise<string> {
  const page = await from.context().newPage()
  try {
    await setClock(page, clock)
    await page.goto(from.url())
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

/** What may be counted from today, or says that a time is over. */
const COUNTS = /\d{4}-\d\d-\d\d|\b(hari|jam|days?|h left|d left|berakhir|ended)\b/

/** What is owed, until when, and what can still be had: these see every clock. */
const OF_MONEY = ['order-174-extendable', 'order-5-extendable', 'instalments-overdue', 'extension-open']
/** The other screens on which days are counted: one clock each. The rest has its turn in `npm test -- full`. */
const COUNTING = [
  'order-21',
  'orders-several',
  'repay-or-not',
  'complaints-several',
  'confirmation-several',
  'join-failure',
]
const USUAL = [...OF_MONEY, ...COUNTING]

// What screens show at their addresses alone, as the gallery has it.
const states = galleryStates().filter(
  ({ path, taps, play, fastForward, dialogAfter, withoutChunk }) =>
    path !== '/testPreview' && !(taps || play || fastForward || dialogAfter !== undefined || withoutChunk),
)
const chosen = states.filter(({ name }) => isFull || USUAL.includes(name))

test('The table of clocks knows its states', () => {
  expect(USUAL.filter((name) => !chosen.some((state) => state.name === name))).toEqual([])
})

for (const [index, { name, path, scenario, search = {} }] of chosen.entries()) {
  // The others take turns.
  const clocks = CLOCKS.filter((_, at) => isFull || OF_MONEY.includes(name) || at === index % CLOCKS.length)
  test(`The phone’s clock changes nothing of what is shown: ${name}`, async ({ open, page }) => {
    await open(path, { scenario, search, waits: false })
    let right = await shownAt(page, RIGHT)
    if (!COUNTS.test(right)) return
    for (const clock of clocks)
      await expect(async () => {
        const shown = await shownAt(page, clock)
        // Two visits may have an hour, or midnight, between them.
        if (shown !== right) right = await shownAt(page, RIGHT)
        expect(shown, JSON.stringify(clock)).toBe(right)
      }).toPass()
  })
}

for (const { days, zone } of CLOCKS)
  test(`The code step of a payment is there again on a phone whose clock was moved by ${days} days (${zone})`, async ({
    open,
    page,
  }) => {
    await open('/payway', CODE)
    await openCodeStep(page)
    await setClock(page, { days, zone })
    await page.reload()
    await expect(codeStep(page)).toBeVisible()
  })

test('Where a server hides its time its own words stand alone, and what it offers can be had', async ({
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
