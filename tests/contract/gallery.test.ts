import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DOMAINS, sheetOf, situationsIn } from '../../scripts/situations/domains.ts'
import { THREE } from '../../scripts/situations/sheets.ts'
import { SHEETS, SHEETS_PAGE } from '../../scripts/situations/sheets-page.ts'
import { PICTURED } from '../../scripts/situations/situation.ts'
import { allSituations } from '../../scripts/situations/situations.ts'
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
