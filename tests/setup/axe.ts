import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** What axe finds on a page: each rule that is broken, with the first part that breaks it. */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<[rule: string, part: string][]> {
  // Put there once a page: reading axe takes longer than running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate((run) => window.axe.run(document, run), {
    resultTypes: ['violations'] satisfies RunOptions['resultTypes'],
    ...options,
  })
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html ?? ''])
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
