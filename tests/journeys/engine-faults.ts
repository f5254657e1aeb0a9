import type { Page } from '@playwright/test'

/** What the app logs of a name that the engine does not know, whatever the screen makes of it. */
export function engineFaultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    // Not what a line that fails is called, nor what the router makes of a script that is gone.
    if (
      /TypeError|ReferenceError/.test(message.text()) &&
      !/LineError|A script is gone|reading 'component'/.test(message.text())
    )
      faults.push(message.text())
  })
  return faults
}
