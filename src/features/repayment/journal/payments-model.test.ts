import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isFull } from '../../../../tests/setup/full.ts'
import { histories } from '../../../../tests/setup/payments/history.ts'
import { playHistory } from '../../../../tests/setup/payments/findings.ts'
import { TAKEN_OUT } from '../../../../tests/setup/payments/rules-taken-out.ts'

const RUNS = Number(process.env['RUPYA_HISTORIES'] ?? (isFull ? 20_000 : 1000))
const SEED = Number(process.env['RUPYA_SEED'] ?? Date.now() % 2 ** 31)

const NOON = Date.UTC(2026, 10, 22, 5)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('In no history is an order paid twice unasked, or said to be unpaid when it was paid', async () => {
  const sum = { made: 0, histories: 0, paid: 0, asked: 0, leftToOrder: 0, doubles: 0 }
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const findings = await playHistory(history)
      sum.histories += 1
      sum.made += findings.made
      if (findings.made > 0) sum.paid += 1
      if (findings.agreed > 0) sum.asked += 1
      if (findings.isLeftToOrder) sum.leftToOrder += 1
      sum.doubles += findings.forgotten.length
      expect(findings.broken).toEqual([])
      expect(findings.doubles).toEqual([])
    }),
    { numRuns: RUNS, seed: SEED },
  )
  console.log(JSON.stringify({ seed: SEED, ...sum }))
  expect(sum.paid).toBeGreaterThan(RUNS / 4)
}, 3_600_000)

test.each(Object.entries(TAKEN_OUT))(
  'Without its rule it happens again: %s',
  async (_way, { rules, isThis }) => {
    const { failed, numRuns } = await fc.check(
      fc.asyncProperty(histories, async (history) => {
        const { doubles } = await playHistory(history, rules)
        return !doubles.some(({ first, second }) => isThis(first, second))
      }),
      { numRuns: 2000, seed: 11, endOnFailure: true },
    )
    console.log(_way, failed, numRuns)
    expect(failed).toBe(true)
  },
  600_000,
)
