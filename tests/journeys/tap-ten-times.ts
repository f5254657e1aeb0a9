import type { Locator } from '@playwright/test'

/** Ten taps within one task, faster than React can render, as impatient fingers and broken screens do. */
export const tapTenTimes = (element: Locator) =>
  element.evaluate((tapped: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) tapped.click()
  })
