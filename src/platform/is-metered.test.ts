import { expect, test, vi } from 'vitest'
import { isMetered } from './is-metered.ts'

test.each([
  [undefined, false],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('A connection that says %j asks to spare data: %s @RULE-88', (connection, metered) => {
  vi.stubGlobal('navigator', { connection })
  expect(isMetered()).toBe(metered)
})
