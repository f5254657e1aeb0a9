import { expect, test } from 'vitest'
import type { VirtualAccount } from '../../../api/repayment.ts'
import { payableOf } from './payable.ts'

const BANK: VirtualAccount = {
  amount: { major: 1_090_000 },
  vcode: '0701268459640174',
  cardNo: undefined,
  payType: 1,
  payCode: undefined,
  payStep: [],
  specificNum: undefined,
  telephone: undefined,
  accountName: undefined,
  validUntil: undefined,
}

test('An account of which only the number, the amount and the type came can be paid to', () => {
  expect(payableOf(BANK)).toEqual({ kind: 'bank', number: '0701268459640174', amount: { major: 1_090_000 } })
  expect(payableOf({ ...BANK, payType: 2 })?.kind).toBe('market')
})

test.each<[string, Partial<VirtualAccount>]>([
  ['type', { payType: undefined }],
  ['number', { vcode: undefined }],
  ['amount', { amount: undefined }],
  ['amount above nothing', { amount: { major: 0 } }],
])('Without a known %s nobody is asked to pay', (_what, fields) => {
  expect(payableOf({ ...BANK, ...fields })).toBeUndefined()
})
