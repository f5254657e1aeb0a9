import type { Page } from '@playwright/test'

/** The app's log lines about names that the engine does not know, whatever the screen shows. */
export function engineFaultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    // Without the words for a failed connection, and the router's error for a missing script.
    if (/TypeError|ReferenceError/.test(message.text()) && !/LineError|A script is gone/.test(message.text()))
      faults.push(message.text())
  })
  return faults
}
