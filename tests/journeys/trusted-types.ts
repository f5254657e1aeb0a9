import type { Page } from '@playwright/test'
import { expect } from './page.ts'

/** Text written into the page as HTML, as a script, or as a script's address must be refused. */
export async function expectTextsRefused(page: Page, broken: string[]) {
  const outcomes = await page.evaluate(() => {
    const said = (attempt: () => unknown) => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return String(error)
      }
    }
    const script = document.createElement('script')
    return {
      html: said(() => (document.body.innerHTML = '<b>x</b>')),
      address: said(() => (script.src = '/assets/x.js')),
      text: said(() => (script.text = 'alert(1)')),
      worker: said(() => new Worker('/assets/x.js')),
      policy: said(() => globalThis.trustedTypes.createPolicy('default', { createScriptURL: (url) => url })),
    }
  })
  for (const [sink, outcome] of Object.entries(outcomes)) expect.soft(outcome, sink).toMatch(/^TypeError: /)
  // The engine's own reports, which fail any other journey.
  await expect.poll(() => broken.filter((message) => /Trusted|trusted-types/.test(message)).length).toBeGreaterThan(0)
  broken.length = 0
}
