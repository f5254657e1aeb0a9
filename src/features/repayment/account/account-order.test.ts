import { expect, test } from 'vitest'
import { requirePayableAmount, readPayableAmount } from './account-order.ts'

test.each([
  ['1090000', 1_090_000],
  ['1.090.000', 1_090_000],
  ['Rp1.090.000', 1_090_000],
  ['1', 1],
  ['999999999999', 999_999_999_999],
])('%s in an address is %i @APP-48', (text, amount) => expect(requirePayableAmount(text)).toEqual({ major: amount }))

test.each([undefined, '', ' ', '0', '0.000', '-5', '1.5', '12,5', '1e21', 'NaN', 'null', '1000000000000', 'Rp'])(
  '%s in an address is nothing to pay',
  (text) => {
    expect(readPayableAmount(text)).toBeUndefined()
    expect(() => requirePayableAmount(text)).toThrow('no amount')
  },
)
