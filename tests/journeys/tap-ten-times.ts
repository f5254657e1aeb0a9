import type { Locator } from '@playwright/test'

/** Ten taps in one turn of the page, quicker than it can be drawn anew, as impatient fingers and broken screens do. */
export const tapTenTimes = (element: Locator) =>
  element.evaluate((tapped: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) tapped.click()
  })
