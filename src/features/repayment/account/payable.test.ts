import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { VirtualAccount } from '../../../api/repayment.ts'
import { groupInFours, payableOf } from './payable.ts'

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

test('A number in fours is the same number', () => {
  expect(groupInFours('0701268459640174')).toBe('0701 2684 5964 0174')
  expect(groupInFours('12345')).toBe('1234 5')
  expect(groupInFours('ALFAMART')).toBe('ALFAMART')
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,32}$/), (raw) => {
      expect(groupInFours(raw).replaceAll(' ', '')).toBe(raw)
      expect(groupInFours(raw)).not.toMatch(/\d{5}|^ | $/)
    }),
  )
})
