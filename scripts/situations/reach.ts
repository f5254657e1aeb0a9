import type { Page } from '@playwright/test'
import { EXAMPLES_DAY } from '../../mocks/example-dates.ts'
import { LOCALES } from '../../src/platform/i18n/languages.ts'
import { type Situation, type Language, nameIn } from './situation.ts'
import { said, saidIn, say } from '../build/words/say.ts'

/** Resolves once a screen has replaced its skeleton, which already has the title. */
const isLoaded = (page: Page, language: Language) =>
  page.waitForFunction(
    (waiting) => {
      const isTitled = [...document.querySelectorAll('h1')].some(
        (title) => title.getClientRects().length > 0 && !waiting.includes(title.textContent),
      )
      return isTitled && !waiting.some((words) => document.body.innerText.includes(words))
    },
    // The early page contains its words in all languages, and one of them is its first heading.
    [say('not_opened_title', LOCALES[0]), say('loading_text', language)],
  )

/** Brings a page at a situation's address to the situation itself: time passes, dialogs open, taps are made. */
export async function reachSituation(
  page: Page,
  { fastForward, dialog, dialogAfter, taps = [], shows, steps }: Situation,
  language: Language,
) {
  if (fastForward) {
    const loading = said('loading_text')(language)
    await page.getByText(loading).first().waitFor({ state: 'attached' })
    // At first the page itself waits for the reply, and later it starts the app to wait (src/early/page/before-all.ts).
    if ((await page.locator('#early').count()) > 0) await page.clock.fastForward(3000)
    await page.locator('#app').getByText(loading).waitFor({ state: 'attached' })
    await page.clock.fastForward(fastForward)
  }
  await (fastForward && fastForward < 60_000
    ? page.getByText(saidIn('still_working')(language)).waitFor()
    : isLoaded(page, language))
  if (dialogAfter) await page.clock.fastForward(dialogAfter)
  const opensDialog = dialog || dialogAfter !== undefined
  if (opensDialog) await page.getByRole('dialog').waitFor()
  for (const tap of taps) {
    // Elements behind a dialog cannot be tapped.
    const within = tap.inDialog || opensDialog ? page.getByRole('dialog') : page
    await locate(within, tap, language).click()
  }
  if (shows) await locate(page, shows, language).waitFor()
  await steps?.(page, language)
}

type Part = NonNullable<Situation['shows']> | NonNullable<Situation['taps']>[number]

function locate(within: Pick<Page, 'getByRole' | 'getByText'>, part: Part, language: Language) {
  const { role } = part
  const name = nameIn(part.name, language)
  return role === 'text' ? within.getByText(name).first() : within.getByRole(role, { name })
}

/** Pictures always show the day of the contract's examples. While the app waits, no date is shown. */
export const NOON = `${EXAMPLES_DAY}T12:00:00+07:00`

/** Preparations before the situation's address is opened. */
export async function prepareSituation(page: Page, { fastForward, dialogAfter, withoutChunk }: Situation) {
  if (fastForward) await page.clock.install()
  else if (dialogAfter) await page.clock.install({ time: NOON })
  else await page.clock.setFixedTime(NOON)
  if (withoutChunk) await page.context().route(`**/${withoutChunk}-*.js`, (route) => route.fulfill({ status: 404 }))
}

/**
 * Toasts, and the dialog after a complaint, disappear after seconds. This function runs in a page and keeps them for a
 * picture. It also blocks other timers of the same length.
 */
export function keepBriefWords() {
  const brief: unknown[] = [1500, 2000, 3000]
  const later = window.setTimeout.bind(window)
  Object.assign(window, { setTimeout: (run: () => void, ms?: number) => (brief.includes(ms) ? 0 : later(run, ms)) })
}
