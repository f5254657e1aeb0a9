// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { accountOrder } from './account/account-order.ts'
import { clearChoice, readChoice, saveChoice } from './stored-choice.ts'

const SEARCH = { productId: '1001', orderId: '723421968459640174', amount: '1.090.000', display: undefined }
const STORED = { payType: '2', payCode: 'INDOMARET', specificNum: '88340', isDefault: '0' }

const store = (entries: Record<string, string>) => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
}

beforeEach(() => localStorage.clear())

describe('The stored choice', () => {
  test('is stored under the specification’s own keys, raw, and forgotten whole @REPAY-48', () => {
    saveChoice({ payType: 2, payCode: 'INDOMARET', specificNum: '88340' })
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual(STORED)
    expect(readChoice()).toEqual({ payType: 2, payCode: 'INDOMARET', specificNum: '88340' })
    clearChoice()
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({})
    expect(readChoice()).toBeUndefined()
  })

  test.each([{ payType: '3' }, { isDefault: '1' }, { payCode: 'A B' }, { specificNum: 'x'.repeat(65) }])(
    'that holds garbage is none: %j',
    (garbage) => {
      store({ ...STORED, ...garbage })
      expect(readChoice()).toBeUndefined()
    },
  )
})

describe('What is asked of the server', () => {
  test('is the default bank where nothing is stored @REPAY-38 @REPAY-50', () => {
    const { productId, orderId } = SEARCH
    const byDefault = { payCode: '', pay_type: 1, is_default: 1, is_display: 0, specific_num: '' }
    expect(accountOrder(SEARCH)).toEqual({ productId, orderId, amount: { major: 1_090_000 }, ...byDefault })
  })

  test('is the stored choice where there is one @REPAY-38', () => {
    store(STORED)
    const stored = { payCode: 'INDOMARET', pay_type: 2, is_default: 0, specific_num: '88340' }
    expect(accountOrder(SEARCH)).toMatchObject(stored)
  })

  test('shows only what the address shows: display=1 @REPAY-30', () => {
    expect(['1', '0', '', 'true', undefined].map((display) => accountOrder({ ...SEARCH, display }).is_display)).toEqual(
      [1, 0, 0, 0, 0],
    )
  })
})
