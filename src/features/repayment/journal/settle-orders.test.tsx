// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { storedEntry } from '../../../../tests/setup/payments/places.ts'
import { ApiError } from '../../../api/api-error.ts'
import { type LoanDetails, loanQuery } from '../../../api/loan.ts'
import { type Instalment, type InstalmentPlan, instalmentsQuery } from '../../../api/repayment.ts'
import { journal, readPayments } from './device-journal.ts'
import { settleOnReads } from './settle-orders.ts'

// What is read of them. One more instalment is paid than before the payment.
const paid = { periodNo: 1, totalAmount: { major: 1_090_000 } } as Instalment
const plan = { repayPlanDetail: { repayWaitDetail: [undefined], repayYetDetail: [paid] } } as unknown as InstalmentPlan
const loan = { orderStatus: 174 } as LoanDetails

let count = 0
/** An order with a payment of which nobody is sure. */
function openOrder() {
  count += 1
  const order = { productId: '1001', orderId: String(count) }
  void journal.add(order.orderId, storedEntry({ kind: 'unknown' }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return {
    client,
    order,
    read: (read = order) => {
      client.setQueryData(instalmentsQuery(read).queryKey, plan)
      client.setQueryData(loanQuery(read).queryKey, loan)
    },
    kind: () => readPayments(order.orderId)[0]?.status.kind,
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('A payment ends once the order and its instalments were read, whoever read them @RULE-74', () => {
  const { client, order, read, kind } = openOrder()
  const end = settleOnReads(client, order)
  expect(kind()).toBe('unknown')
  read()
  expect(kind()).toBe('shown')
  end()
})

test('The reads of another order, and those that fail, end nothing', async () => {
  const { client, order, read, kind } = openOrder()
  const end = settleOnReads(client, order)
  read({ ...order, orderId: 'another' })
  client.setQueryData(instalmentsQuery(order).queryKey, plan)
  const refused = new ApiError({ kind: 'session', operation: 'getLoanDetails', message: '' })
  const failing = { ...loanQuery(order), queryFn: () => Promise.reject(refused) }
  await expect(client.fetchQuery(failing)).rejects.toBe(refused)
  expect(kind()).toBe('unknown')
  end()
})

test('A closed screen ends nothing more, and the next one ends what was read since', () => {
  const { client, order, read, kind } = openOrder()
  settleOnReads(client, order)()
  read()
  expect(kind()).toBe('unknown')
  settleOnReads(client, order)()
  expect(kind()).toBe('shown')
})
