import { describe, expect, test } from 'vitest'
import { UNKNOWN_STATUS } from '../../../mocks/unknown-status.ts'
import { readReply } from '../../../tests/setup/read-reply.ts'
import type { LoanStatus } from '../../parts/loan-status.ts'
import { ruleFor } from './rules.ts'

/** The order as the server sends it. Some of these tests need statuses and flags outside the contract. */
const ruleOf = (orderStatus: unknown, isDelay: unknown = '0') =>
  ruleFor(readReply('getLoanDetails', { noticeStatusText: 'Berjalan', orderStatus, isDelay }))
const actionsOf = (orderStatus: unknown, isDelay: unknown) => ruleOf(orderStatus, isDelay).actions

/** LOAN-6 to LOAN-11, and LOAN-17. The compiler asks for each status of the contract. */
const TABLE: Record<LoanStatus, [withDelay: string[], icon: string, recommends: boolean]> = {
  174: [['repay', 'extend'], 'due', false],
  180: [['repay', 'extend'], 'overdue', false],
  3: [['repay', 'extend'], 'loan', true],
  5: [['repay', 'extend'], 'loan', true],
  170: [['repay'], 'loan', false],
  200: [['borrowMore'], 'paid', false],
  4: [['borrowMore'], 'loan', true],
  21: [[], 'loan', true],
  151: [[], 'sending', true],
  110: [[], 'refused', true],
}

describe.each(Object.entries(TABLE))('Status %s', (status, [withDelay, icon, recommends]) => {
  test.each([Number(status), status])(
    'offers what the specification’s table says, from %j @LOAN-8 @LOAN-9 @LOAN-10 @LOAN-11',
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
})

test.each([UNKNOWN_STATUS, String(UNKNOWN_STATUS), '', null, undefined, 'toString', '0174', 1.5, {}, '174 '])(
  'The unknown status %j offers no money action @LOAN-7',
  (status) => {
    expect(actionsOf(status, '1')).toEqual([])
  },
)
