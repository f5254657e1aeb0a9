import * as v from 'valibot'
import { expect, test } from 'vitest'
import { paywaySearch } from './repayment-search.ts'

const ADDRESS = { productId: '1001', orderId: '723421968459640174', withholdingAmount: '109000000' }
const opens = (change: object) => v.is(paywaySearch, { ...ADDRESS, ...change })

test('An address of a payment names its order, and hundredths above nothing @RULE-24', () => {
  expect(opens({})).toBe(true)
  for (const none of [undefined, '', '../../etc/passwd', '1'.repeat(65)])
    expect([opens({ orderId: none }), opens({ productId: none })]).toEqual([false, false])
  for (const none of [undefined, '', '0', '-1', '1e21', 'NaN', '<b>', '100000000000000', '1.090.000'])
    expect(opens({ withholdingAmount: none })).toBe(false)
})
