import { expect, test } from 'vitest'
import { bodyProblems, operationOf, replyProblems } from './contract.ts'
import { UNKNOWN_STATUS } from './unknown-status.ts'

const ORDER = { productId: '1001', orderId: '723421968459640174' }

test('A refusal says which pattern was not matched', () => {
  const reasons = bodyProblems('getLoanDetails', { ...ORDER, orderId: '<b>' })
  expect(reasons.join()).toMatch(/orderId: String does not match pattern \^.*\$/)
})

test('A wrong field of a reply has its own reason, not those of other envelopes', () => {
  const reply = structuredClone(operationOf('getLoanDetails').examples['order-174']?.value)
  Object.assign(Object(reply).data, { orderStatus: UNKNOWN_STATUS })
  const reasons = replyProblems('getLoanDetails', reply)
  expect(reasons).toEqual([expect.stringMatching(/^\/data\/orderStatus: /)])
})
