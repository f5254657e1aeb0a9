import { expect, test } from 'vitest'
import { requirePayableAmount, readPayableAmount } from './account-order.ts'

// How an amount may be written: money.test.ts.
test.each([1, 999_999_999_999])('%i in an address is paid @APP-48', (major) =>
  expect(requirePayableAmount(String(major))).toEqual({ major }),
)

test.each([undefined, '', ' ', '0', '0.000', '-5', '1.5', '12,5', '1e21', 'NaN', 'null', '1000000000000', 'Rp'])(
  '%s in an address is nothing to pay',
  (text) => {
    expect(readPayableAmount(text)).toBeUndefined()
    expect(() => requirePayableAmount(text)).toThrow('no amount')
  },
)
