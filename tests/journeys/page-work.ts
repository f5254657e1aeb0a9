import type { Page } from '@playwright/test'

/**
 * Starts to measure the seconds of work on the page's main thread. Returns a function that reads them. Other work on the
 * machine does not count.
 */
export async function measureWork(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    worked: async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    },
    /** 1 is the machine's own speed, 4 a quarter of it. */
    slowDown: (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate }),
  }
}

export const median = (list: number[] = []) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
