import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FITTED, MOST_ZOOM, pan, type Sizes, type View, zoomAt } from './zoom.ts'

const length = fc.double({ min: 1, max: 2000, noNaN: true })
const far = fc.double({ min: -3000, max: 3000, noNaN: true })
const point = fc.record({ x: far, y: far })
const factor = fc.double({ min: 0, max: 100, noNaN: true })
/** An image of any shape, not larger than its frame. */
const fitted = fc
  .tuple(length, length, fc.double({ min: 0.01, max: 1, noNaN: true }), fc.double({ min: 0.01, max: 1, noNaN: true }))
  .map(([width, height, across, down]): Sizes => ({
    frame: { width, height },
    image: { width: width * across, height: height * down },
  }))
const gesture = fc.oneof(fc.record({ point, factor }), fc.record({ by: point }))
type Gesture = { point: View | { x: number; y: number }; factor: number } | { by: { x: number; y: number } }

const after = (gestures: Gesture[], sizes: Sizes) =>
  gestures.reduce<View>(
    (view, one) => ('by' in one ? pan(view, one.by, sizes) : zoomAt(view, one.point, one.factor, sizes)),
    FITTED,
  )

/** How far an edge of the image is inside the frame without need, or how far a smaller image is from the middle. */
const gap = (offset: number, size: number, room: number) =>
  size <= room ? Math.abs(offset) : Math.max(room / 2 - size / 2 - offset, room / 2 - size / 2 + offset)

test('The zoom stays within its limits, and no edge comes in, for any gesture @HELP-89', () => {
  fc.assert(
    fc.property(fitted, fc.array(gesture, { maxLength: 20 }), (sizes, gestures) => {
      const { frame, image } = sizes
      const { scale, x, y } = after(gestures, sizes)
      expect(scale).toBeGreaterThanOrEqual(1)
      expect(scale).toBeLessThanOrEqual(MOST_ZOOM)
      for (const inside of [gap(x, image.width * scale, frame.width), gap(y, image.height * scale, frame.height)])
        expect(inside).toBeLessThan(1e-6)
    }),
  )
})

test('What is under the fingers stays there while it grows', () => {
  const sizes = { frame: { width: 360, height: 600 }, image: { width: 360, height: 600 } }
  fc.assert(
    fc.property(
      fc.record({ x: fc.integer({ min: -180, max: 180 }), y: fc.integer({ min: -300, max: 300 }) }),
      fc.double({ min: 1, max: 2, noNaN: true }),
      fc.double({ min: 1, max: 2, noNaN: true }),
      (at, first, second) => {
        const before = zoomAt(FITTED, at, first, sizes)
        const view = zoomAt(before, at, second, sizes)
        // The place of the image that is under the fingers.
        expect((at.x - view.x) / view.scale).toBeCloseTo((at.x - before.x) / before.scale)
        expect((at.y - view.y) / view.scale).toBeCloseTo((at.y - before.y) / before.scale)
      },
    ),
  )
})
