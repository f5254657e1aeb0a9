import { expect, test } from 'vitest'
import { safeImage } from './safe-image.ts'

test.each(['https://logos.example/a.png', 'data:image/svg+xml,%3Csvg/%3E', 'data:image/png;base64,AAAA'])(
  '%s may be shown @RULE-48',
  (address) => {
    expect(safeImage(address)).toBe(address)
  },
)

test.each(
  [
    [undefined, '', 'http://logos.example/a.png', '/logo.png', '//evil.example/a.png', 'javascript:alert(1)'],
    ['data:text/html,x', 'blob:x', `data:image/png,${'x'.repeat(100_001)}`],
  ].flat(),
)('%.40s may not', (address) => {
  expect(safeImage(address)).toBeUndefined()
})
