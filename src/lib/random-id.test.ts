import { expect, test, vi } from 'vitest'
import { randomId } from './random-id.ts'

test('Random ids differ, also on a page that did not come over https', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(new Set(Array.from({ length: 1000 }, randomId)).size).toBe(1000)
  expect(randomId()).toMatch(/^[0-9a-z]{8,28}$/)
})
