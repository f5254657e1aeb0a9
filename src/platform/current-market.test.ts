import { expect, test } from 'vitest'
import { openAddress } from '../../tests/setup/location.ts'
import { env } from './env.ts'
import { currentMarket } from './current-market.ts'
import { showMoney } from './show-money.ts'

test.each([
  ['/?market=%20In%20', '₹7,250.00'],
  ['/?market=ID', 'Rp7.250,00'],
  ['/?market=india', '7.250,00'],
])('At %s an amount is %s', (address, shown) => {
  openAddress(address)
  expect(showMoney({ minor: 725_000 })).toBe(shown)
})

test('Where the address names no market it is the one of the environment, else none @RULE-117', () => {
  openAddress('/?market=xx')
  expect(currentMarket()).toBeUndefined()
  Object.assign(env, { market: 'in' })
  try {
    expect(currentMarket()).toBe('in')
    openAddress('/?market=id')
    expect(currentMarket()).toBe('id')
  } finally {
    Object.assign(env, { market: undefined })
  }
})
