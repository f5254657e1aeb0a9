import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DOMAINS, domainOf, sheetOf, situationsIn } from '../../scripts/situations/domains.ts'
import { galleryPage } from '../../scripts/situations/page.ts'
import { pictureOf } from '../../scripts/situations/pictures.ts'
import { THREE } from '../../scripts/situations/sheets.ts'
import { drawnIn, SHEETS, SHEETS_PAGE, sheetsPage } from '../../scripts/situations/sheets-page.ts'
import { PICTURED } from '../../scripts/situations/situation.ts'
import { allSituations, SCHEMES } from '../../scripts/situations/situations.ts'
import { screenPaths } from '../../src/app/screens.ts'

const MEGABYTE = 1_000_000
const situations = allSituations()

test('Every address of the app is among the situations', () => {
  const shown = new Set(situations.map(({ path }) => path))
  expect(screenPaths.filter((path) => !shown.has(path))).toEqual([])
})

test('No two situations have one name', () => {
  const names = situations.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('Every situation belongs to one domain, and every domain has situations', () => {
  const listed = DOMAINS.map((domain) => situationsIn(domain, situations))
  expect(listed.flat().length).toBe(situations.length)
  expect(listed.filter((own) => own.length === 0)).toEqual([])
})

test('A situation whose address no domain has is named, with what to do', () => {
  const stray = { name: 'stray', description: '', path: '/stray', scenario: 'order-174' }
  expect(() => domainOf(stray)).toThrow('No domain has the address /stray')
})

test('A situation newer than the sheets has no picture until its domain is drawn', () => {
  const drawn = situations.map(({ name }) => name)
  const [first = '', ...others] = drawn
  const page = sheetsPage(situations, others)
  expect(page).toMatch(new RegExp(`^- \`${first}\`: .* \\(no picture yet\\)$`, 'm'))
  expect(page.match(/no picture yet/g)).toHaveLength(1)
  expect(drawnIn(page).toSorted()).toEqual(others.toSorted())
  expect(drawnIn(sheetsPage(situations, drawn)).toSorted()).toEqual(drawn.toSorted())
})

test('docs/gallery has sheets of domains, the first picture of the README, and nothing else', () => {
  const sheets = DOMAINS.flatMap((domain) => PICTURED.map((language) => sheetOf(domain, language)))
  const expected = new Set([...sheets, THREE, 'README.md'])
  const found = readdirSync(SHEETS)
  expect(found.filter((file) => !expected.has(file))).toEqual([])
})

test('All pictures together weigh less than 2 MB, and a page shows each', () => {
  const pictures = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((file) => join('docs', file))
    .filter((file) => /\.(webp|png|jpe?g|gif|svg)$/.test(file))
  const total = pictures.reduce((sum, file) => sum + statSync(file).size, 0)
  expect(total).toBeLessThan(2 * MEGABYTE)
  const shown = [
    ['README.md', '.'],
    ['docs/contract.md', 'docs'],
    ['docs/architecture.md', 'docs'],
    [SHEETS_PAGE, SHEETS],
  ].flatMap(([page = '', folder = '']) =>
    [...readFileSync(page, 'utf8').matchAll(/<img src="([^"]+)"/g)].map(([, source = '']) => join(folder, source)),
  )
  expect(shown.filter((file) => !existsSync(file))).toEqual([])
  expect(pictures.filter((file) => !shown.includes(file))).toEqual([])
})

test('The full page shows each picture, and only situations with all of theirs', () => {
  const [first, second] = situations
  if (!first || !second) throw new Error('There are no situations')
  const files = PICTURED.flatMap((language) => SCHEMES.map((scheme) => pictureOf(first.name, language, scheme)))
  const tall = pictureOf(first.name, 'en', 'dark', true)
  const page = galleryPage(situations, [...files, tall, pictureOf(second.name, 'en', 'dark')])
  const shown = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, file = '']) => file)
  expect([...new Set(shown)].toSorted()).toEqual([...files, tall].toSorted())
})

test('Each name that the page of the full set refers to is on it', () => {
  const files = situations.flatMap(({ name }) =>
    PICTURED.flatMap((language) => SCHEMES.map((scheme) => pictureOf(name, language, scheme))),
  )
  const page = galleryPage(situations, files)
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const targets = [...page.matchAll(/(?:href="#|popovertarget="|labelledby=")([^"]+)"/g)].map(([, id = '']) => id)
  expect(ids.length).toBe(new Set(ids).size)
  expect(targets.filter((target) => !ids.includes(target))).toEqual([])
  expect(new Set(targets)).toContain(situations[0]?.name)
})
