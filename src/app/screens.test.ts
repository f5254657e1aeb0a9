import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { plainAddress } from '../../contract-tools/read/plain-address.ts'
import { screenPaths as pathsOfFiles } from '../../scripts/build/screen-paths.ts'
import { jumps, SCREENS, screenPaths } from './screens.ts'
import { SITE_PATHS } from '../site/paths.ts'

test('The developer’s page leads to every address of the app and of the site @DEV-2', () => {
  const expected = new Set([...pathsOfFiles(), ...Object.keys(SITE_PATHS)])
  expect(jumps.map(({ path }) => plainAddress(path) || '/').toSorted()).toEqual([...expected].toSorted())
})

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

test('Screens lead to every screen, except those whose row says otherwise', () => {
  // The pages of the site have links of their own.
  const screens = screenPaths.filter((path) => SCREENS[path].domain !== 'site')
  expect(screens.length).toBeGreaterThan(20)
  const unlinked = screens.filter((path) => linksTo(path).length === 0)
  expect(unlinked).toEqual(screens.filter((path) => SCREENS[path].isEntry))
})
