import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitWithin } from './fit-within.ts'

const ROOM = { shorter: 1200, longer: 16_384, area: 8_000_000 }

test.each([
  ['a photo of 12 megapixels', 4032, 3024, 1600, 1200],
  ['a square', 3000, 3000, 1200, 1200],
  ['a screenshot that fits', 1080, 1920, 1080, 1920],
  ['a long screenshot of a small phone', 720, 9000, 720, 9000],
  ['a very long one of a larger phone', 1080, 12_000, 849, 9428],
  ['a strip', 20_000, 2, 16_384, 2],
])('%s is made to fit', (_what, width, height, fitWidth, fitHeight) => {
  expect(fitWithin({ width, height }, ROOM)).toEqual({ width: fitWidth, height: fitHeight })
})

test('A picture of any size fits, keeps its shape, and never grows', () => {
  const length = fc.integer({ min: 1, max: 60_000 })
  const most = fc.integer({ min: 1, max: 4000 })
  fc.assert(
    fc.property(length, length, most, most, (width, height, shorter, kilopixels) => {
      const [longer, area] = [16_384, kilopixels * 1000]
      const fitted = fitWithin({ width, height }, { shorter, longer, area })
      const [less, more] = [Math.min(fitted.width, fitted.height), Math.max(fitted.width, fitted.height)]
      const hasRoom = less === 1 || (less - 0.5) * (more - 0.5) <= area
      expect([less <= shorter, more <= longer, hasRoom]).not.toContain(false)
      expect([fitted.width <= width, fitted.height <= height]).not.toContain(false)
      const scale = Math.min(1, shorter / Math.min(width, height), longer / Math.max(width, height))
      const areaScale = Math.min(scale, Math.sqrt(area / (width * height)))
      expect(Math.abs(fitted.width - Math.max(1, width * areaScale))).toBeLessThanOrEqual(0.5)
      expect(Math.abs(fitted.height - Math.max(1, height * areaScale))).toBeLessThanOrEqual(0.5)
    }),
  )
})
