import { beforeEach, describe, expect, test, vi } from 'vitest'

const LIMIT = 60
const START = Date.UTC(2026, 10, 5)

/** A newly opened page, with an empty memory. */
async function openPage() {
  vi.resetModules()
  return import('./clock.ts')
}

beforeEach(() => vi.useFakeTimers({ now: START }))

describe('What is left of 60 s', () => {
  const end = START + 60_000

  test('counts down in whole seconds, never above 60 nor below 0 @REPAY-10', async () => {
    const { now, remainingSeconds } = await openPage()
    expect(remainingSeconds(now() + 60_000, LIMIT)).toBe(60)
    const leftAfter = (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds)
      return remainingSeconds(end, LIMIT)
    }
    expect([1, 999, 29_000, 29_999, 1, 60_000].map(leftAfter)).toEqual([60, 59, 30, 1, 0, 0])
  })

  test('is the same after a reload @RULE-13', async () => {
    const before = await openPage()
    expect(before.remainingSeconds(end, LIMIT)).toBe(60)
    vi.advanceTimersByTime(20_000)
    const after = await openPage()
    expect(after.remainingSeconds(end, LIMIT)).toBe(40)
  })

  test('goes on while the device sleeps, and when the time of day is set back @RULE-13', async () => {
    const { remainingSeconds } = await openPage()
    vi.setSystemTime(START + 20_000)
    expect(remainingSeconds(end, LIMIT)).toBe(40)
    vi.setSystemTime(START - 3_600_000)
    expect(remainingSeconds(end, LIMIT)).toBe(40)
    vi.advanceTimersByTime(10_000)
    expect(remainingSeconds(end, LIMIT)).toBe(30)
  })

  test('is at most 60 s more when the time was set back across a reload', async () => {
    const { remainingSeconds } = await openPage()
    vi.setSystemTime(START - 3_600_000)
    expect(remainingSeconds(end, LIMIT)).toBe(60)
    vi.advanceTimersByTime(60_000)
    expect(remainingSeconds(end, LIMIT)).toBe(0)
  })

  test.each([0, -1, Number.NaN, -Infinity])('is nothing when the deadline is %d', async (deadline) => {
    const { remainingSeconds } = await openPage()
    expect(remainingSeconds(deadline, LIMIT)).toBe(0)
  })

  test('is a whole number at any fraction of a millisecond', async () => {
    const { remainingSeconds } = await openPage()
    // 2768.3 + 30000 - 2768.3 is a little more than 30000.
    vi.spyOn(performance, 'now').mockReturnValue(2768.3)
    expect(remainingSeconds(end, LIMIT)).toBe(60)
    expect(remainingSeconds(START + 30_000, LIMIT)).toBe(30)
  })
})
