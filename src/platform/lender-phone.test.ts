// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { openAddress } from '../../tests/setup/location.ts'
import { env } from './env.ts'
import { followAddressLanguage } from './i18n/language.ts'
import { lenderPhone } from './lender-phone.ts'

const [JAKARTA, INDIA] = ['021-5095-0100', '1800-300-0100']

test.each([
  ['/?market=id&lang=2', JAKARTA],
  ['/?market=in&lang=1', INDIA],
  // The site in that language links to such addresses.
  ['/?lang=2', INDIA],
  ['/?lang=1', JAKARTA],
  ['/', JAKARTA],
])('At %s one calls %s @REPAY-76', (address, phone) => {
  followAddressLanguage()
  openAddress(address)
  expect(lenderPhone()).toBe(phone)
})

test('A build of one country has its phone in every language', () => {
  openAddress('/?lang=2')
  Object.assign(env, { market: 'id' })
  try {
    expect(lenderPhone()).toBe(JAKARTA)
  } finally {
    Object.assign(env, { market: undefined })
  }
})
