import { describe, expect, test } from 'vitest'
import { UNKNOWN_STATUS } from '../../../mocks/unknown-status.ts'
import { readReply } from '../../../tests/setup/read-reply.ts'
import { DISPUTED, STATUSES } from '../../../tests/setup/statuses.ts'
import { isDue, isOverdue, isPaidOff, type LoanStatus } from '../../parts/loan-status.ts'
import { ruleFor } from './loan-rules.ts'

/** The order as the server sends it. Some of these tests need statuses and flags outside the contract. */
const ruleOf = (orderStatus: unknown, isDelay: unknown = '0') =>
  ruleFor(readReply('getLoanDetails', { noticeStatusText: 'Berjalan', orderStatus, isDelay }))
const actionsOf = (orderStatus: unknown, isDelay: unknown) => ruleOf(orderStatus, isDelay).actions

test('The contract’s table of statuses says what the specification does @LOAN-8 @LOAN-9 @LOAN-10 @LOAN-11 @LOAN-17', () => {
  expect(DISPUTED).toEqual([])
})

describe.each(Object.entries(STATUSES))('Status %s', (status, { withDelay, icon, recommends, owes }) => {
  test.each([Number(status), status])(
    'offers what it is said to, from %j @LOAN-8 @LOAN-9 @LOAN-10 @LOAN-11',
    (wire) => {
      expect(actionsOf(wire, '1')).toEqual(withDelay)
      expect(actionsOf(wire, 1)).toEqual(withDelay)
      expect(actionsOf(wire, '0')).toEqual(withDelay.filter((action) => action !== 'extend'))
      expect(actionsOf(wire, 0)).toEqual(withDelay.filter((action) => action !== 'extend'))
    },
  )

  test('has its icon and its recommendations @LOAN-6 @LOAN-17', () => {
    expect(ruleOf(status)).toMatchObject({ icon, recommends })
  })

  test(`owes ${owes}`, () => {
    // STATUSES has the contract's numbers as its keys.
    const known = Number(status) as LoanStatus
    const said = { due: isDue(known), overdue: isOverdue(known), repaid: isPaidOff(known) }
    const is = (...debts: string[]) => debts.includes(owes)
    expect(said).toEqual({ due: is('due', 'overdue'), overdue: is('overdue'), repaid: is('repaid') })
  })
})

test.each([UNKNOWN_STATUS, String(UNKNOWN_STATUS), '', null, undefined, 'toString', '0174', 1.5, {}, '174 '])(
  'The unknown status %j offers no money action @LOAN-7',
  (status) => {
    expect(actionsOf(status, '1')).toEqual([])
  },
)
