import { expect, test } from 'vitest'
import { drawToFit } from './draw-to-fit.ts'

const LONG = { width: 1080, height: 12_000 }
const FULL = '849 x 9428'

test.each([
  ['light', 1_000_000, [`${FULL}, 0.8`]],
  ['heavy', 100, [`${FULL}, 0.8`, `${FULL}, 0.6`]],
  ['heavier', 70, [`${FULL}, 0.8`, `${FULL}, 0.6`, `${FULL}, 0.4`]],
  ['heaviest', 40, [`${FULL}, 0.8`, `${FULL}, 0.6`, `${FULL}, 0.4`, '600 x 6667, 0.6', '424 x 4714, 0.6']],
])('A picture that is %s is drawn with less quality first, then smaller', async (_what, mostBytes, drawn) => {
  const tried: string[] = []
  const blob = await drawToFit(LONG, mostBytes, async ({ width, height }, quality) => {
    tried.push(`${width} x ${height}, ${quality}`)
    return new Blob(['x'.repeat((width * height * quality) / 50_000)])
  })
  expect(tried).toEqual(drawn)
  expect(blob?.size).toBeLessThanOrEqual(mostBytes)
})

test('A canvas that the phone has no memory for is followed by a smaller one', async () => {
  const blob = await drawToFit(LONG, 1000, async ({ width, height }) =>
    width * height > 5_000_000 ? null : new Blob([`${width} x ${height}`]),
  )
  expect(await blob?.text()).toBe('600 x 6667')
})

test('What fits in no way is not sent', async () => {
  expect(await drawToFit(LONG, 1, async () => new Blob(['too much']))).toBeUndefined()
})
