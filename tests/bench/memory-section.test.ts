import { expect, test } from 'vitest'
import { expectAtMost } from './memory-section.ts'

test('A server that holds more than docs/decisions/058 lets it fails the run', () => {
  expect(() => expectAtMost(200, 201, '`npm run preview`, at the start,')).toThrow(
    '`npm run preview`, at the start, holds 201 MB itself, and may hold 200 (docs/decisions/058)',
  )
  expectAtMost(200, 200, '`npm run preview`, at the start,')
})
