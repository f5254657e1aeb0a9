import { expect, test } from 'vitest'
import { openAddress } from '../../../../tests/setup/location.ts'
import { amountWords } from './payment-line.tsx'

test.each([
  ['market=id', 109_000_000, 'Rp1.090.000'],
  ['market=id', 109_000_050, 'Rp1.090.000,50'],
  ['market=in', 725_000, '₹7,250.00'],
  // Nobody knows the currency: it has no sign, and no hundredths that are nothing.
  ['', 109_000_000, '1.090.000'],
  ['', undefined, '–'],
])('In an address with "%s", the amount %s of a payment is %s', (market, minor, words) => {
  openAddress(`/borrowDetail?token=1&${market}`)
  expect(amountWords(minor)).toBe(words)
})
