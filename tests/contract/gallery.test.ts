import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { galleryStates, picturesOf, routes } from '../../scripts/gallery-states.ts'

test('The gallery has a picture of every state in both languages and schemes, and of nothing else', () => {
  const expected = [...galleryStates().flatMap(picturesOf), 'README.md']
  expect(readdirSync('docs/gallery').toSorted()).toEqual(expected.toSorted())
})

test('Every address of the app is among the states', () => {
  const shown = new Set(galleryStates().map(({ path }) => path))
  expect(routes().filter((path) => !shown.has(path))).toEqual([])
})
