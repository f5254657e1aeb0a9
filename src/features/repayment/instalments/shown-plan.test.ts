import { expect, test } from 'vitest'
import type { InstalmentPlan } from '../../../api/repayment.ts'
import { shownPlan } from './shown-plan.ts'

// A server that breaks its promises is the point of these tests.
const plan = (fields: object) => shownPlan(fields as unknown as InstalmentPlan)
const waiting = (...rows: unknown[]) => plan({ repayPlanDetail: { repayWaitDetail: rows } }).waiting

test('A plan of which nothing came is shown empty, and not as paid off', () => {
  expect(plan({})).toEqual({ product: '', note: '', waiting: [], paid: [], left: 0, isPaidOff: false })
})

test.each([
  [[], 0, true],
  [null, '0', true],
  [[], 3, false],
  [[], null, false],
  [[{}], 0, false],
])('Rows %j with the count %j: paid off %j', (repayWaitDetail, repayWaitCount, isPaidOff) => {
  expect(plan({ repayPlanDetail: { repayWaitDetail, repayYetDetail: null }, repayWaitCount }).isPaidOff).toBe(isPaidOff)
})

test.each([
  [0, 'neutral'],
  ['1', 'warning'],
  [2, 'danger'],
  ['3', 'success'],
  [4, 'neutral'],
  [null, 'neutral'],
  ['constructor', 'neutral'],
])('Period status %j is tinted %s', (periodStatus, tone) => {
  expect(waiting({ periodStatus })).toMatchObject([{ tone }])
})

test('A row that is none keeps its place, and cannot be read', () => {
  expect(waiting(null, { periodNo: 2, totalAmount: 5 })).toMatchObject([
    { title: '–', number: undefined, amount: undefined, words: '', due: '', paidAt: '' },
    { title: '2', number: 2, amount: 5 },
  ])
})

test('A due date is a day, or what was sent', () => {
  const due = (dueTime: unknown) => waiting({ dueTime })[0]?.due
  expect(['2026-11-25', '2026-11-25 23:59:59', 'besok', null].map(due)).toEqual([
    '2026-11-25',
    '2026-11-25',
    'besok',
    '',
  ])
})

test('Numbers, nulls and hostile characters in texts are made readable', () => {
  expect(plan({ productName: 5, note: '\u202eabc', repayPlanDetail: { repayWaitDetail: 'x' } })).toMatchObject({
    product: '5',
    note: 'abc',
    waiting: [],
  })
})
