import { expect, test } from './borrower.ts'

// The recording would cost more than what is measured.
test.use({ trace: 'off' })

const TAPS = 5
const ROUNDS = 3

/** What is tapped in turn, as indices of rows, or the toggle for all; and how much more 300 rows may cost than 12. */
const INTERACTIONS = {
  'a row': { targets: ['6', '1'], atMost: 2.5 },
  all: { targets: ['all', 'all'], atMost: 2.5 },
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
  const tap = (targets: string[]) =>
    page.evaluate(
      async ([names, taps]) => {
        const painted = () =>
          new Promise((done) => {
            requestAnimationFrame(() => setTimeout(done))
          })
        for (let round = 0; round < taps; round += 1)
          for (const name of names) {
            const all = [...document.querySelectorAll('button')].find(({ innerText }) =>
              /semua|pertama/.test(innerText),
            )
            const row = document.querySelectorAll('label')[Number(name)]
            const target = name === 'all' ? all : row
            target?.click()
            await painted()
          }
      },
      [targets, TAPS] as const,
    )

  const work: Record<string, Record<string, number>> = { 'instalments-many': {}, 'instalments-300': {} }
  // In turn, so that a slow moment of the machine hits both.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [scenario, sums] of Object.entries(work)) {
      await open('/repayment', { scenario })
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      for (const [name, { targets }] of Object.entries(INTERACTIONS)) {
        await tap(targets)
        const before = await worked()
        await tap(targets)
        sums[name] = (sums[name] ?? 0) + (await worked()) - before
      }
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }

  for (const [name, { atMost }] of Object.entries(INTERACTIONS)) {
    const ratio = (work['instalments-300']?.[name] ?? Number.NaN) / (work['instalments-many']?.[name] ?? Number.NaN)
    expect(ratio, name).toBeLessThan(atMost)
  }
})
