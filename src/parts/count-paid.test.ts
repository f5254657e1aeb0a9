import { expect, test } from 'vitest'
import { readReply } from '../../tests/setup/read-reply.ts'
import { countPaid } from './count-paid.ts'

const rows = (periods: unknown[]) => periods.map((periodNo) => (periodNo === null ? null : { periodNo }))

/** A plan with these unpaid and paid instalments. */
const planOf = (waiting: unknown[], paid: unknown[], repayWaitCount?: number) =>
  readReply('getInstalments', {
    repayPlanDetail: { repayWaitDetail: rows(waiting), repayYetDetail: rows(paid) },
    repayWaitCount,
  })

test('How far a loan is paid is what is paid, of that and what waits @REPAY-53', () => {
  expect(countPaid(planOf([4, 5], [1, 2, 3]))).toEqual({ paid: 3, count: 5 })
  expect(countPaid(planOf([1, 2, 3], []))).toEqual({ paid: 0, count: 3 })
  expect(countPaid(planOf([2], [1], 4))).toEqual({ paid: 1, count: 5 })
})

test('How far a loan is paid is not said where a list is incomplete', () => {
  expect(countPaid(planOf([4], [1, 2]))).toBeUndefined()
  expect(countPaid(planOf([null, 5], [1, 2, 3]))).toBeUndefined()
  expect(countPaid(planOf([], [1, 2, 3]))).toBeUndefined()
})
