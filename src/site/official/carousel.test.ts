import { describe, expect, test } from 'vitest'
import { slideAfter, slideAt } from './carousel.ts'

describe('The banner that is shown', () => {
  test.each([
    [0, 0],
    [159, 0],
    [160, 1],
    [320, 1],
    [640, 2],
    // An engine may scroll beyond the ends, and by fractions of a pixel.
    [-40, 0],
    [719.6, 2],
    [2000, 2],
  ])('after %d px of rows of 320 is number %d', (scrolled, index) => {
    expect(slideAt(scrolled, 320, 3)).toBe(index)
  })

  test('is the first in a row that is not shown itself', () => {
    expect(slideAt(0, 0, 3)).toBe(0)
  })

  test('is followed by the next, the last by the first', () => {
    expect([0, 1, 2].map((index) => slideAfter(index, 3))).toEqual([1, 2, 0])
  })
})
