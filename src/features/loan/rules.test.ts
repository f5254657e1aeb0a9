import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { UNKNOWN_STATUS } from '../../../mocks/unknown-status.ts'
import { readReply } from '../../../tests/setup/read-reply.ts'
import { isDue, type LoanStatus, meaningOf } from '../../parts/loan-status.ts'
import { ruleFor } from './rules.ts'

/** The order as the server sends it. Some of these tests need statuses and flags outside the contract. */
const ruleOf = (orderStatus: unknown, isDelay: unknown = '0') =>
  ruleFor(readReply('getLoanDetails', { noticeStatusText: 'Berjalan', orderStatus, isDelay }))
const actionsOf = (orderStatus: unknown, isDelay: unknown) => ruleOf(orderStatus, isDelay).actions

/** What the specification says itself, of an order that can be extended. */
test.each([
  { status: 174, actions: ['repay', 'extend'], recommends: false, icon: 'due' },
  { status: 180, actions: ['repay', 'extend'], recommends: false, icon: 'overdue' },
  { status: 3, actions: ['repay', 'extend'], recommends: true, icon: 'loan' },
  { status: 5, actions: ['repay', 'extend'], recommends: true, icon: 'loan' },
  { status: 170, actions: ['repay'], recommends: false, icon: 'loan' },
  { status: 200, actions: ['borrowMore'], recommends: false, icon: 'paid' },
  { status: 4, actions: ['borrowMore'], recommends: true, icon: 'loan' },
  { status: 21, actions: [], recommends: true, icon: 'loan' },
  { status: 151, actions: [], recommends: true, icon: 'sending' },
  { status: 110, actions: [], recommends: true, icon: 'refused' },
])(
  'Status $status shows what is specified @LOAN-6 @LOAN-8 @LOAN-9 @LOAN-10 @LOAN-11 @LOAN-17',
  ({ status, ...shown }) => {
    expect(ruleOf(status, '1')).toMatchObject(shown)
  },
)

interface Row {
  status: LoanStatus
  owes: string
  offers: string[]
  recommends: boolean
}
const rows: Row[] = parse(readFileSync('openapi/schemas/loan.yaml', 'utf8')).OrderStatus['x-table']

test.each(rows)('The app takes status $status as the contract says it', ({ status, owes, offers, recommends }) => {
  const fixed = offers.filter((action) => action !== 'extend')
  for (const wire of [status, String(status)]) {
    for (const yes of [1, '1']) expect(ruleOf(wire, yes)).toMatchObject({ actions: offers, recommends })
    for (const no of [0, '0']) expect(ruleOf(wire, no)).toMatchObject({ actions: fixed, recommends })
  }
  expect({ owes: meaningOf(status).owes, isDue: isDue(status) }).toEqual({ owes, isDue: owes.endsWith('due') })
})

test.each([UNKNOWN_STATUS, String(UNKNOWN_STATUS), '', null, undefined, 'toString', '0174', 1.5, {}, '174 '])(
  'The unknown status %j offers no money action @LOAN-7',
  (status) => {
    expect(actionsOf(status, '1')).toEqual([])
  },
)
