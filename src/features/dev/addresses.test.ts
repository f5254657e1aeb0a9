import { expect, test } from 'vitest'
import { routes } from '../../../scripts/gallery-states.ts'
import { plainAddress } from '../../../scripts/screen-paths.ts'
import { ADDRESSES } from './addresses.ts'

test.each([
  ['confirmation', '/loanConfirm'],
  ['the loan order', '/loanDetails'],
  ['repayment', '/repayment'],
  ['extension', '/repaymentDelay'],
  ['binding a card', '/#/addnormalcard'],
  ['about us', '/aboutUs'],
  ['complaints', '/complainPage'],
  ['customer service', '/customerService'],
  ['the privacy policy', '/privacyPolicy'],
  ['how to repay', '/walletInstructions'],
])('The developer’s page leads to %s', (_what, address) => {
  expect(ADDRESSES.map(({ path }) => path)).toContain(address)
})

test('The developer’s page leads to every address of the app and of the site', () => {
  const led = ADDRESSES.map(({ path }) => plainAddress(path) || '/')
  expect(led.toSorted()).toEqual(routes().toSorted())
})
