import type { Page } from '@playwright/test'
import { noteNewerApis, takeNewerApis } from '../../setup/newer-apis.ts'
import { expect, test } from '../../journeys/borrower.ts'
import { engineFaultsOf } from '../../journeys/engine-faults.ts'

/** Read in the page: Playwright's role queries use newer APIs than the floor has. */
const titlesOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent))

// situations.release.ts removes all newer APIs at once. Removing them one by one also finds a check for one that implies another.
test('A screen opens without each newer API that it asks for, one by one @RULE-133', async ({ reach, page }) => {
  test.setTimeout(300_000)
  const faults = engineFaultsOf(page)
  const look = async () => {
    faults.length = 0
    await reach('route-walletInstructions')
    return { titles: await titlesOf(page), faults: [...faults] }
  }
  const noting = await noteNewerApis(page)
  const usual = await look()
  const apis = await noting.stop()
  expect(usual.titles).not.toEqual([])
  expect(apis).not.toEqual([])
  for (const [name, api] of apis) {
    const taking = await takeNewerApis(page, [api])
    expect.soft(await look().catch(String), `Without ${name}`).toEqual({ ...usual, faults: [] })
    await taking.dispose()
  }
})
