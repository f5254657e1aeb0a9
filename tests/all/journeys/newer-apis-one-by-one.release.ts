import type { Page } from '@playwright/test'
import { NOON, reachSituation, prepareSituation } from '../../../scripts/situations/reach.ts'
import { allSituations } from '../../../scripts/situations/situations.ts'
import { isSitePath } from '../../../src/site/paths.ts'
import { LANGUAGES } from '../../../src/platform/i18n/languages.ts'
import { noteNewerApis, takeNewerApis } from '../../setup/newer-apis.ts'
import { expect, test } from '../../journeys/borrower.ts'
import { engineFaultsOf } from '../../journeys/engine-faults.ts'
import { servePictures } from '../../journeys/pictures.ts'

// situations.release.ts removes all newer APIs at once. This test removes them one by one, which also finds a check for one that
// implies another.

test.use({ fixedTime: NOON })

const isPlain = ({ taps, steps, fastForward, dialogAfter }: ReturnType<typeof allSituations>[number]) =>
  !taps && !steps && !fastForward && dialogAfter === undefined

/** One screen that needs only its address. */
const SITUATIONS = allSituations()
  .filter(({ path }) => path === '/walletInstructions')
  .slice(0, 1)

/** Read in the page: Playwright's role queries use newer APIs than the floor has. */
const titlesOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent))

for (const situation of SITUATIONS)
  test(`${situation.path} opens without each newer API that it asks for, one by one (${situation.name}) @RULE-133`, async ({
    open,
    page,
  }) => {
    test.setTimeout(300_000)
    const faults = engineFaultsOf(page)
    if (situation.path === '/complainDetails') await servePictures(page)
    const look = async () => {
      // Data of an earlier visit may lead to another screen.
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear())).catch(() => {})
      faults.length = 0
      if (!isPlain(situation)) await prepareSituation(page, situation)
      await open(situation.path, {
        scenario: situation.scenario,
        search: { ...situation.search, lang: LANGUAGES.id.lang },
      })
      await reachSituation(page, situation, 'id')
      return { titles: await titlesOf(page), faults: [...faults] }
    }
    const noting = await noteNewerApis(page)
    const usual = await look()
    const apis = await noting.stop()
    // The site's pages have almost no scripts.
    if (!isSitePath(situation.path)) expect(apis).not.toEqual([])
    for (const [name, api] of apis) {
      const taking = await takeNewerApis(page, [api])
      expect.soft(await look().catch(String), `Without ${name}`).toEqual({ ...usual, faults: [] })
      await taking.dispose()
    }
  })
