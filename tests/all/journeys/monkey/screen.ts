import { errors, type Locator, type Page } from '@playwright/test'
import { screenAddress } from '../../../journeys/borrower.ts'
import { accepted, apply, OFFER, OFFER_WORDS } from '../../../journeys/money/loan-confirm.ts'
import { AMOUNT, card, codeField, codeStep, pay, payWithNewCode } from '../../../journeys/money/payway.ts'
import { tapTenTimes } from '../../../journeys/on-page.ts'
import type { Action, Place } from './history.ts'

const WORDS = OFFER_WORDS.id
const ORDER = { scenario: 'card-without-code' }
const ADDRESSES: Record<Place, string> = {
  first: screenAddress('/payway', { ...ORDER, search: { periods: '1' } }),
  second: screenAddress('/payway', { ...ORDER, search: { periods: '2' } }),
  order: screenAddress('/loanDetails', ORDER),
  offer: screenAddress(OFFER, { scenario: 'confirmation-several' }),
}

/** Longer than a screen takes to appear and to change by itself, in milliseconds. */
const MOST_MS = 3000
/** After this time without a call, nothing more happens by itself. */
const QUIET_MS = 150
/** Longer than the delays of a history's faults. */
const MOST_QUIET_MS = 8000

/** If the result of a payment is unknown, the next one starts with a new choice. */
const PAY_AGAIN = new RegExp(`${AMOUNT}|Pilih cara untuk bayar sekali lagi`)

const payAgain = (page: Page) => page.getByRole('dialog', { name: 'Bayar lagi?' })
const takeAgain = (page: Page) => page.getByRole('dialog', { name: WORDS.againTitle })

/** What a borrower sees and does. Each function returns whether it was possible. */
export const screenOf = (page: Page) => {
  const calls = watchCalls(page)
  const dialog = page.getByRole('dialog')
  const tap = (target: Locator, taps = 1) =>
    whereThere(target, () => (taps > 1 ? tapTenTimes(target) : target.click({ timeout: MOST_MS })))

  const answerWith = async (yes: boolean) => {
    const offered = takeAgain(page)
    if (await offered.isVisible())
      return tap(offered.getByRole('button', { name: yes ? WORDS.againYes : WORDS.cancel }))
    return tap(payAgain(page).getByRole('button', { name: yes ? PAY_AGAIN : 'Batal' }))
  }

  return {
    open: async (place: Place) => {
      await page.goto(ADDRESSES[place])
      await page.waitForFunction(() => !document.documentElement.classList.contains('early'), null, {
        timeout: 30_000,
      })
    },
    reload: () => page.reload(),
    pay: async ({ card: end, taps }: Action & { do: 'pay' }) => {
      if (await dialog.isVisible()) return false
      const chosen = await whereThere(card(page, end), () => card(page, end).check({ timeout: MOST_MS }))
      return chosen && tap(pay(page).or(payWithNewCode(page)), taps)
    },
    apply: async (taps: number) => !(await dialog.isVisible()) && tap(apply(page), taps),
    code: async (isRight: boolean) =>
      (await whereThere(codeField(page), () =>
        codeField(page).fill(isRight ? '123456' : '111111', { timeout: MOST_MS }),
      )) && tap(codeStep(page).getByRole('button', { name: 'Bayar' })),
    wishAgain: () =>
      tap(page.getByRole('button', { name: 'Tetap bayar lagi' }).or(page.getByRole('button', { name: WORDS.again }))),
    answer: answerWith,
    /** The screen's statements. Toasts are skipped, because they stay for seconds after their cause. */
    claims: async () => {
      const main = (await page.locator('main, dialog[open]').allInnerTexts()).join('\n')
      return {
        // Not where it is a condition: “only if your bank says that…”.
        nothingSent: /[Tt]idak ada yang dikirim|(?:^|[.\n]\s*)Saldo Anda (?:tidak|belum) terpotong/.test(main),
        nothingTaken: main.includes(WORDS.notTaken),
        isTaken: await accepted(page).isVisible(),
        isPaid: /Kami terima\s+selesai|Diterima\. Belum tercatat/.test(main),
        manyLoans: /\d+ pinjaman baru/.test(main),
      }
    },
    /** Resolves once no request is pending. */
    quiet: async () => {
      const until = Date.now() + MOST_QUIET_MS
      while (Date.now() < until) {
        const { running, at } = calls
        const isBusy = (await page.locator('[aria-busy=true]').count()) > 0
        if (running === 0 && !isBusy && Date.now() - at > QUIET_MS) return
        await page.waitForTimeout(20)
      }
      throw new Error('The screen is never done')
    },
  }
}

/** Acts if its target appears soon; if the screen changes meanwhile, the action is skipped. */
async function whereThere(target: Locator, act: () => Promise<void>): Promise<boolean> {
  try {
    if (!(await target.first().isVisible())) await target.first().waitFor({ timeout: 1000 })
    await act()
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}

function watchCalls(page: Page) {
  const calls = { running: 0, at: Date.now() }
  const begun = new Set<unknown>()
  const note = () => Object.assign(calls, { running: begun.size, at: Date.now() })
  page.on('request', (request) => {
    if (request.url().includes('/gateway/')) begun.add(request)
    note()
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => {
      begun.delete(request)
      note()
    })
  return calls
}

export type Screen = ReturnType<typeof screenOf>
