import { expect, test } from 'vitest'
import { entryOf, SHOWN } from '../../../../tests/setup/payments/places.ts'
import type { Instalment, InstalmentPlan } from '../../../api/repayment.ts'
import { paidBy, paidHereOf } from './paid-by.ts'

const ONE = 109_000_000

type Row = Instalment | undefined

const row = (periodNo: number, periodStatus: Instalment['periodStatus'], major = 1_090_000): Row => ({
  periodNo,
  periodStatus,
  totalAmount: { major },
  canClick: true,
  repayDes: undefined,
  dueTime: undefined,
  at: undefined,
  check: false,
})

const planOf = (waiting: Row[]): InstalmentPlan => ({
  productName: undefined,
  repayWaitCount: waiting.length,
  note: undefined,
  repayPlanDetail: { repayWaitDetail: waiting, repayYetDetail: [] },
})

const NOTHING_DUE = [row(1, 0), row(2, 0)]
const ONE_OVERDUE = [row(1, 2), row(2, 0)]
const TWO_OVERDUE = [row(1, 2), row(2, 2), row(3, 0)]
/** The amounts of three instalments when they were paid. */
const before = { paid: 0, due: {}, asked: { 1: ONE, 2: ONE, 3: ONE } }
const first = { periods: { from: 1, to: 1 }, before }
const firstWhole = { ...first, amount: ONE }
const NOW = 1_800_000_000_000
const DAY_MS = 24 * 3_600_000

const table: [title: string, paid: Parameters<typeof entryOf>[0][], waiting: Row[], isAll: boolean][] = [
  ['nothing was paid', [], ONE_OVERDUE, false],
  ['the instalment that is due, by its number', [first], ONE_OVERDUE, true],
  ['it, and a penalty was added since', [{ ...first, amount: ONE }], [row(1, 2, 1_144_500)], true],
  ['its amount, without a number', [{ amount: ONE }], ONE_OVERDUE, true],
  ['a rupiah less than its amount', [{ amount: ONE - 100 }], ONE_OVERDUE, false],
  ['no amount that is known', [{ amount: undefined }], ONE_OVERDUE, false],
  ['one of two that are due', [first], TWO_OVERDUE, false],
  ['one of two that are due, twice', [firstWhole, firstWhole], TWO_OVERDUE, false],
  ['one of two by its number, the other by its amount', [first, { amount: ONE }], TWO_OVERDUE, true],
  ['two that are due, at once', [{ periods: { from: 1, to: 2 }, before, amount: 2 * ONE }], TWO_OVERDUE, true],
  ['two by their numbers, and the amount of one', [{ periods: { from: 1, to: 2 }, before }], TWO_OVERDUE, false],
  ['more than there are, by an address', [{ periods: { from: 1, to: 99 }, before, amount: 100 }], ONE_OVERDUE, false],
  ['its number, before it asked for anything', [{ ...first, before: undefined }], ONE_OVERDUE, false],
  ['three days ago', [{ ...first, at: NOW - 3 * DAY_MS - 1 }], ONE_OVERDUE, false],
  ['one, beside one of an unknown status', [first], [row(1, 2), row(2, undefined)], false],
  ['two that are due, one by one', [{ amount: ONE }, { amount: ONE }], TWO_OVERDUE, true],
  ['the next one, before anything is due', [first], NOTHING_DUE, true],
  ['one later than what is due', [{ periods: { from: 2, to: 2 }, before, amount: ONE }], ONE_OVERDUE, false],
  ['an extension’s fee', [{ ...first, purpose: 'extension' }], ONE_OVERDUE, false],
  ['what only the borrower says', [{ ...first, kind: 'reported' }], ONE_OVERDUE, true],
  ['what they said three days ago', [{ ...first, kind: 'reported', at: NOW - 3 * DAY_MS - 1 }], ONE_OVERDUE, false],
  ['what nobody knows', [{ ...first, kind: 'unknown' }], ONE_OVERDUE, true],
  ['what a site may have taken', [{ ...first, kind: 'handedOver' }], ONE_OVERDUE, false],
  ['enough, beside an instalment that cannot be read', [{ amount: ONE }], [row(1, 2), undefined], false],
  ['something, and the list is empty', [first], [], false],
]

test.each(table)('Whether all that is due may have been paid: %s @RULE-72', (_title, paid, waiting, isAll) => {
  const entries = paid.map((change, index) => entryOf({ id: String(index), periods: undefined, at: NOW, ...change }))
  expect(paidBy(entries, planOf(waiting), NOW).bill === 'all').toBe(isAll)
})

const fees: [title: string, paid: Parameters<typeof entryOf>[0], isSent: boolean][] = [
  ['accepted', { kind: 'accepted' }, true],
  ['reported', { kind: 'reported' }, true],
  ['without an answer', { kind: 'unknown' }, true],
  ['just being sent', { kind: 'sending' }, true],
  ['waiting for its code', { kind: 'awaitsCode' }, false],
  ['with a code that was refused', { kind: 'codeRefusedVoid' }, false],
  ['at the payment site, nobody knows how far', { kind: 'handedOver' }, false],
  ['accepted three days ago', { kind: 'accepted', at: NOW - 3 * DAY_MS - 1 }, false],
  ['reported three days ago', { kind: 'reported', at: NOW - 3 * DAY_MS - 1 }, false],
]
test.each(fees)('Whether an extension’s fee was sent: %s', (_title, paid, isSent) => {
  const fee = entryOf({ purpose: 'extension', periods: undefined, at: NOW, ...paid })
  expect(paidBy([fee], planOf(ONE_OVERDUE), NOW).isFeeSent).toBe(isSent)
  expect(paidBy([{ ...fee, purpose: 'bill' }], planOf(ONE_OVERDUE), NOW).isFeeSent).toBe(false)
})

test.each<[what: string, paid: Parameters<typeof entryOf>[0], period: number, isKnown: boolean]>([
  ['the one that it names', {}, 1, true],
  ['another', {}, 2, false],
  ['one of two that it covers', { periods: { from: 1, to: 2 }, amount: 2 * ONE }, 2, true],
  ['one of more than its amount covers, as an address may name them', { periods: { from: 1, to: 3 } }, 2, false],
  ['the one that it names, while the loan does not show it', { status: { kind: 'accepted' } }, 1, false],
])('A receipt of a paid instalment shows this device’s payment of %s @REPAY-79', (_, paid, period, isKnown) => {
  const entry = entryOf({ ...first, amount: ONE, status: SHOWN, ...paid })
  expect(paidHereOf([entry], { periodNo: period })).toBe(isKnown ? entry : undefined)
})
