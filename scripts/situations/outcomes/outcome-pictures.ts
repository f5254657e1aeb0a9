import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { shootScheme } from '../pictures.ts'
import { keepBriefWords } from '../play.ts'
import { SCHEMES } from '../situations.ts'
import { makeVisits, openState, settle } from '../visits.ts'
import { outcomeFile } from './outcome-picture.ts'
import { type OutcomeVisit, outcomeVisits } from './plan.ts'
import { describeShown, LONGEST_WAIT_MS, shownOn, watchOutcome } from './watch-outcome.ts'

/** There are many pictures, and the page shows them small. */
const SMALL = { scale: 1.25, quality: 60 }

/**
 * Takes pictures of each outcome on a phone, in English and in both schemes, from the demo at `origin`, into a folder.
 * Returns the problems, one line each: a picture is taken only if the page got that outcome and shows it.
 */
export function takeOutcomePictures(browser: Browser, origin: string, folder: string, visits = outcomeVisits()) {
  const planned = visits.map((visit) => ({ ...visit, state: lasting(visit.state), language: 'en' as const }))
  return makeVisits(browser, origin, planned, async (page, visit) => {
    if (!visit.state.dialogAfter) await page.addInitScript(keepBriefWords)
    const hasCome = await watchOutcome(page, visit)
    await openState(page, visit)
    await hasCome()
    const shown = shownOn(page, visit.shows)
    await shown.waitFor({ timeout: LONGEST_WAIT_MS }).catch(() => {
      throw new Error(`The screen does not show ${describeShown(visit.shows)}`)
    })
    await settle(page)
    // The person has scrolled to the tapped element; the result may be elsewhere.
    await shown.scrollIntoViewIfNeeded()
    for (const scheme of SCHEMES)
      await shootScheme(page, scheme, join(folder, outcomeFile(visit.operation, visit.outcome, scheme)), SMALL)
    if (!(await shown.isVisible())) throw new Error('What it shows was gone before its pictures were taken')
  })
}

/** If time must pass first, toasts are kept only after that. */
const lasting = (state: OutcomeVisit['state']): OutcomeVisit['state'] =>
  state.dialogAfter === undefined
    ? state
    : {
        ...state,
        play: async (page, language) => {
          await page.evaluate(keepBriefWords)
          await state.play?.(page, language)
        },
      }
