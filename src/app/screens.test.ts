import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { plainAddress } from '../../contract/read/plain-address.ts'
import { screenPaths as pathsOfFiles } from '../../scripts/build/screen-paths.ts'
import { exampleAddress, jumps, SCREENS, screenPaths } from './screens.ts'
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

/** The files that link to a screen, without its own: its route, and what that imports. */
function linksTo(path: string): string[] {
  const linking = sources.filter(({ text }) => [...text.matchAll(LINK)].some(([, to]) => to === path))
  const route = sources.find(({ file }) => file.startsWith('src/routes/') && basename(file) === `${path.slice(1)}.tsx`)
  const own = [...(route?.text ?? '').matchAll(/ from '[./]+\/(\S+)'/g)].map(([, file]) => `src/${file}`)
  return linking.map(({ file }) => file).filter((file) => file !== route?.file && !own.includes(file))
}

/** The target of a `Link`, or of a `navigate`. */
const LINK = /\bto(?:=|: )['"](\/[^'"]*)['"]/g
const sources = globSync('src/{routes,features,parts}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((name) => {
  const file = name.replaceAll('\\', '/')
  return { file, text: readFileSync(file, 'utf8') }
})

test('A screen leads to every screen, but for those that are opened from outside and say so in their row', () => {
  // The pages of the site have links of their own.
  const screens = screenPaths.filter((path) => SCREENS[path].domain !== 'site')
  expect(screens.length).toBeGreaterThan(20)
  const unlinked = screens.filter((path) => linksTo(path).length === 0)
  expect(unlinked).toEqual(screens.filter((path) => SCREENS[path].isEntry))
})
