import { expect, test } from './borrower.ts'
import { isFull } from '../setup/full.ts'

const ROUNDS = isFull ? 3 : 2
const TAPS = isFull ? 8 : 5

/** What is tapped in turn, rows by their index; and how much more work 300 rows may be than 12. */
const INTERACTIONS: Record<string, { targets: [string, string]; atMost: number }> = {
  'a row': { targets: ['6', '1'], atMost: 2.2 },
  'all rows': { targets: ['all', 'all'], atMost: 2.2 },
  // Locks and unlocks all others, each with its reason.
  'the first row': { targets: ['0', '0'], atMost: 3 },
}

test('Three hundred instalments are as smooth as twelve', async ({ open, page, context }) => {
  test.setTimeout(180_000)
  const cdp = await context.newCDPSession(page)
  // The time that the page's own thread works: what else runs on the machine does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  /** From the tap until its frame is painted. */
  const workOf = async (name: string) => {
    const before = await worked()
    await page.evaluate(async (target) => {
      const all = [...document.querySelectorAll('button')].find(({ innerText }) => /semua|pertama/.test(innerText))
      const row = document.querySelectorAll('label')[Number(target)]
      const tapped = target === 'all' ? all : row
      tapped?.click()
      await new Promise((painted) => {
        requestAnimationFrame(() => setTimeout(painted))
      })
    }, name)
    return (await worked()) - before
  }

  const samples: Record<string, Record<string, number[]>> = { 'instalments-many': {}, 'instalments-300': {} }
  // In turn, so that a slow moment of the machine hits both.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [scenario, taken] of Object.entries(samples)) {
      await open('/repayment', { scenario })
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      for (const [name, { targets }] of Object.entries(INTERACTIONS)) {
        // The first taps compile what they run.
        for (const target of targets) await workOf(target)
        const list = (taken[name] ??= [])
        for (let tap = 0; tap < TAPS; tap += 1) list.push(await workOf(targets[tap % 2] ?? ''))
      }
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }

  const middle = (list: number[] = []) => list.toSorted((a, b) => a - b)[list.length / 2] ?? Number.NaN
  for (const [name, { atMost }] of Object.entries(INTERACTIONS)) {
    const ratio = middle(samples['instalments-300']?.[name]) / middle(samples['instalments-many']?.[name])
    expect.soft(ratio, name).toBeLessThan(atMost)
  }
})
