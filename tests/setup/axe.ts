import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/** Less than half of what the module's own `source` is, so read in half the time: for most pages that is most of the work. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on a page: each rule that is broken, with the first part that breaks it. */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<[rule: string, part: string][]> {
  // Put there once a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate((run) => window.axe.run(document, run), {
    resultTypes: ['violations'] satisfies RunOptions['resultTypes'],
    // Pages in frames are looked at by themselves. Most run no scripts: it would wait half a second for each one's answer.
    iframes: false,
    ...options,
  })
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html ?? ''])
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
