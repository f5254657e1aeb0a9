import { expect, test } from 'vitest'
import { plainAddress } from '../../contract/read/plain-address.ts'
import { screenPaths as pathsOfFiles } from '../../scripts/build/screen-paths.ts'
import { exampleAddress, jumps } from './screens.ts'
import { SITE_PATHS } from '../site/paths.ts'

const led = jumps.map(({ path }) => path)

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
])('The developer’s page leads to %s @DEV-2', (_what, address) => {
  expect(led).toContain(address)
})

test('The developer’s page leads to every address of the app and of the site @DEV-2', () => {
  const expected = new Set([...pathsOfFiles(), ...Object.keys(SITE_PATHS)])
  expect(led.map((path) => plainAddress(path) || '/').toSorted()).toEqual([...expected].toSorted())
})

test.each([
  ['/customerService', '/customerService'],
  ['/order', '/order?token=1&userId=880021460173&market=id'],
  ['/downloadTemplate', '/?market=id#/downloadTemplate?id=88'],
  ['/borrowDetail', '/?token=1&userId=880021460173&market=id#/borrowDetail/?productId=1001&orderId=723421968459640174'],
] as const)(
  'The example address of %s has its session before the #, and its own parameters inside',
  (path, address) => {
    expect(exampleAddress(path)).toBe(address)
  },
)
