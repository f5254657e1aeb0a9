import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { shootScheme } from '../pictures.ts'
import { keepBriefWords } from '../reach.ts'
import type { Situation } from '../situation.ts'
import { SCHEMES } from '../situations.ts'
import { lookAtSituations, openSituation, settle } from '../open.ts'
import { outcomeFile } from './outcome-picture.ts'
import type { outcomeSituations } from './plan.ts'
import { describeShown, LONGEST_WAIT_MS, shownOn, watchOutcome } from './watch-outcome.ts'

/** There are many pictures, and the page shows them small. */
const SMALL = { scale: 1.25, quality: 60 }

/**
 * Takes pictures of each outcome on a phone, in English and in both schemes, from the demo at `origin`, into a folder.
 * Returns the problems, one line each: a picture is taken only if the page got that outcome and shows it.
 */
export function takeOutcomePictures(
  browser: Browser,
  origin: string,
  folder: string,
  situations: ReturnType<typeof outcomeSituations>,
) {
  const planned = situations.map((one) => ({ ...one, situation: lasting(one.situation), language: 'en' as const }))
  return lookAtSituations(browser, origin, planned, async (page, one) => {
    if (!one.situation.dialogAfter) await page.addInitScript(keepBriefWords)
    const hasCome = await watchOutcome(page, one)
    await openSituation(page, one)
    await hasCome()
    const shown = shownOn(page, one.shows)
    await shown.waitFor({ timeout: LONGEST_WAIT_MS }).catch(() => {
      throw new Error(`The screen does not show ${describeShown(one.shows)}`)
    })
    await settle(page)
    // The person has scrolled to the tapped element; the result may be elsewhere.
    await shown.scrollIntoViewIfNeeded()
    for (const scheme of SCHEMES)
      await shootScheme(page, scheme, join(folder, outcomeFile(one.operation, one.outcome, scheme)), SMALL)
    if (!(await shown.isVisible())) throw new Error('What it shows was gone before its pictures were taken')
  })
}

/** If time must pass first, toasts are kept only after that. */
const lasting = (situation: Situation): Situation =>
  situation.dialogAfter === undefined
    ? situation
    : {
        ...situation,
        steps: async (page, language) => {
          await page.evaluate(keepBriefWords)
          await situation.steps?.(page, language)
        },
      }
