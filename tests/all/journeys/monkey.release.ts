import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { isLong } from '../../setup/suite.ts'
import { histories } from './monkey/history.ts'
import { play } from './monkey/play.ts'

// A borrower who taps at random, on a phone that is killed, with a network that is cut, and with a second phone. To run a
// failed part again: node scripts/setup.js node_modules/@playwright/test/cli.js test -c tests/all monkey --shard 1/4

/** For `npm run test:all`, and with `--long`. */
const RUNS = isLong
  ? [
      { seed: 28_001, count: 100 },
      { seed: 28_002, count: 100 },
    ]
  : [{ seed: 28_000, count: 20 }]
/** How many histories are one test. */
const EACH = 5

/** The minimum number of histories for these checks, because few people pay again. */
const ENOUGH = 80
const done = { histories: 0, actions: 0, skipped: 0, payments: 0, loans: 0, kills: 0, cuts: 0, again: 0 }

for (const { seed, count } of RUNS) {
  const all = fc.sample(histories, { seed, numRuns: count })
  for (let first = 0; first < count; first += EACH)
    test(`Histories from ${first + 1} of ${seed} pay nothing twice, and tell no lie @RULE-120`, async () => {
      test.setTimeout(EACH * 180_000)
      for (const [index, history] of all.slice(first, first + EACH).entries())
        await test.step(`History ${first + index + 1}`, async () => {
          const played = await play(history)
          console.log(JSON.stringify({ seed, index: first + index, ...played }))
          done.histories += 1
          for (const what of Object.keys(done) as (keyof typeof done)[])
            if (what !== 'histories') done[what] += played[what]
          expect.soft(played.payments + played.loans).toBeGreaterThan(0)
          expect.soft(played.faults, JSON.stringify(history, null, 1)).toEqual([])
        })
    })
}

test.afterAll(() => {
  if (done.histories < ENOUGH) return
  const { histories: _, skipped, ...counts } = done
  expect(skipped).toBeLessThan(counts.actions / 2)
  for (const [what, times] of Object.entries(counts)) expect(times, what).toBeGreaterThan(0)
})
