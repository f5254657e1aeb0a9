import type { Page } from '@playwright/test'
import { expect, test } from './page.ts'

const [FEW, MANY] = [50, 1000]
/** The disturbance of a busy machine differs from round to round, but the page's own work is the same. */
const ROUNDS = 3
const TIMES = 5

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN

interface List {
  /** By the name of an act on 1,000 rows, at most so many times the work that it costs on 50. */
  atMost: Record<string, number>
  /** Opens a screen with so many rows. */
  show: (rows: number) => Promise<void>
  /** Acts until the result is painted. The acts of a name are there and back. */
  act: (name: string, isBack: boolean) => Promise<void>
  /** All rows are in the page. */
  settle?: () => Promise<unknown>
}

/** A list of 1,000 rows is as smooth as one of 50. */
export async function expectSmooth(page: Page, { atMost, show, act, settle = async () => {} }: List) {
  test.setTimeout(180_000)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  /** The seconds of work on the page's main thread. Other work on the machine does not count. */
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const workOf = async (name: string) => {
    const samples: number[] = []
    // The first two only compile the code.
    for (let time = -2; time < TIMES; time += 1) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const before = await worked()
      await act(name, time % 2 !== 0)
      if (time >= 0) samples.push((await worked()) - before)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await settle()
    }
    return median(samples)
  }
  /** The smallest factor of all rounds between 1,000 and 50. */
  const least = new Map<string, number>()
  const isSmooth = ([name, most]: [string, number]) => (least.get(name) ?? Infinity) < most
  // Alternately, so that a slow moment of the machine affects both.
  for (let round = 0; round < ROUNDS && !Object.entries(atMost).every(isSmooth); round += 1) {
    const fewest = new Map<string, number>()
    for (const rows of [FEW, MANY]) {
      await show(rows)
      for (const name of Object.keys(atMost)) {
        const work = await workOf(name)
        if (rows === FEW) fewest.set(name, work)
        else least.set(name, Math.min(least.get(name) ?? Infinity, work / (fewest.get(name) ?? Number.NaN)))
      }
    }
  }
  for (const [name, most] of Object.entries(atMost)) expect.soft(least.get(name), name).toBeLessThan(most)
}
