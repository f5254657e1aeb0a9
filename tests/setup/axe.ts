import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/**
 * Less than half the size of the module's own `source`, so parsed in half the time, which is most of the work for most pages.
 */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe's findings on a page: each broken rule, with the first element that breaks it. */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<[rule: string, part: string][]> {
  // Added once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    (run) => {
      // A colour halfway to another has a contrast of its own.
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
      }
      return window.axe.run(document, run)
    },
    {
      resultTypes: ['violations'] satisfies RunOptions['resultTypes'],
      // Framed pages are checked on their own. Most run no scripts, so axe would wait half a second for each.
      iframes: false,
      ...options,
    },
  )
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html ?? ''])
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
