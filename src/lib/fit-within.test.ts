import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitWithin } from './fit-within.ts'

test.each([
  ['a photo of 12 megapixels', 4032, 3024, 1600, 1200],
  ['the same, upright', 3024, 4032, 1200, 1600],
  ['a screenshot that fits', 1080, 1600, 1080, 1600],
  ['a strip', 20_000, 2, 1600, 1],
])('%s is made to fit', (_what, width, height, fitWidth, fitHeight) => {
  expect(fitWithin({ width, height }, 1600)).toEqual({ width: fitWidth, height: fitHeight })
})

test('Whatever its size, a picture fits, keeps its shape to half a pixel, and is never made larger', () => {
  const length = fc.integer({ min: 1, max: 60_000 })
  fc.assert(
    fc.property(length, length, fc.integer({ min: 1, max: 4000 }), (width, height, side) => {
      const fitted = fitWithin({ width, height }, side)
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(side)
      expect(fitted.width).toBeLessThanOrEqual(width)
      const scale = Math.min(1, side / Math.max(width, height))
      expect(Math.abs(fitted.width - Math.max(1, width * scale))).toBeLessThanOrEqual(0.5)
      expect(Math.abs(fitted.height - Math.max(1, height * scale))).toBeLessThanOrEqual(0.5)
    }),
  )
})
