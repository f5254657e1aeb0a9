import { expect, test } from 'vitest'
import { slideAt } from './carousel.ts'

test('The banner that is shown follows the scroll, which may pass both ends, by fractions', () => {
  const scrolls = [-40, 0, 159, 160, 320, 640, 719.6, 2000]
  expect(scrolls.map((scrolled) => slideAt(scrolled, 320, 3))).toEqual([0, 0, 0, 1, 1, 2, 2, 2])
  // The row is not shown.
  expect(slideAt(0, 0, 3)).toBe(0)
})
