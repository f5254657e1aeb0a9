import type { Page } from '@playwright/test'
import { NOON, playState, prepareState } from '../../scripts/situations/play.ts'
import { galleryStates } from '../../scripts/situations/situations.ts'
import { isSitePath } from '../../src/site/paths.ts'
import { LANGUAGES } from '../../src/platform/i18n/languages.ts'
import { isFull } from '../setup/full.ts'
import { noteNewerApis, takeNewerApis } from '../setup/newer-apis.ts'
import { expect, test } from './borrower.ts'
import { engineFaultsOf } from './engine-faults.ts'
import { servePictures } from './pictures.ts'

// states.release.ts removes all newer APIs at once. This test removes them one by one, which also finds a check for one that
// implies another.

test.use({ fixedTime: NOON })

const isPlain = ({ taps, play, fastForward, dialogAfter }: ReturnType<typeof galleryStates>[number]) =>
  !taps && !play && !fastForward && dialogAfter === undefined

/** One state of each screen; if possible, one that needs only its address. */
const STATES = [
  ...Map.groupBy(
    galleryStates().filter(({ path }) => (isFull ? path !== '/testPreview' : path === '/walletInstructions')),
    ({ path }) => path,
  ).values(),
].flatMap((states) => states.find(isPlain) ?? states.slice(0, 1))

/** Read in the page: Playwright's role queries use newer APIs than the floor has. */
const titlesOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent))

for (const state of STATES)
  test(`${state.path} opens without each newer API that it asks for, one by one (${state.name}) @RULE-133`, async ({
    open,
    page,
  }) => {
    test.setTimeout(300_000)
    const faults = engineFaultsOf(page)
    if (state.path === '/complainDetails') await servePictures(page)
    const look = async () => {
      // Data of an earlier visit may lead to another screen.
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear())).catch(() => {})
      faults.length = 0
      if (!isPlain(state)) await prepareState(page, state)
      await open(state.path, { scenario: state.scenario, search: { ...state.search, lang: LANGUAGES.id.lang } })
      await playState(page, state, 'id')
      return { titles: await titlesOf(page), faults: [...faults] }
    }
    const noting = await noteNewerApis(page)
    const usual = await look()
    const apis = await noting.stop()
    // The site's pages have almost no scripts.
    if (!isSitePath(state.path)) expect(apis).not.toEqual([])
    for (const [name, api] of apis) {
      const taking = await takeNewerApis(page, [api])
      expect.soft(await look().catch(String), `Without ${name}`).toEqual({ ...usual, faults: [] })
      await taking.dispose()
    }
  })
