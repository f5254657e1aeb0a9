import type { Page } from '@playwright/test'
import { EXAMPLES_DAY } from '../mocks/example-dates.ts'
import { LOCALES } from '../src/platform/i18n/languages.ts'
import { type GalleryState, type Language, nameIn } from './gallery-state.ts'
import { said, saidIn, say } from './say.ts'

/** Resolves once a screen stands in the skeleton's place, which has its title already. */
const isLoaded = (page: Page, language: Language) =>
  page.waitForFunction(
    (waiting) => {
      const isTitled = [...document.querySelectorAll('h1')].some(
        (title) => title.getClientRects().length > 0 && !waiting.includes(title.textContent),
      )
      return isTitled && !waiting.some((words) => document.body.innerText.includes(words))
    },
    // Those of the page before the app stand there in all languages, one of which is its first heading.
    [say('not_opened_title', LOCALES[0]), say('loading_text', language)],
  )

/** Brings a page that shows a state's address to the state itself: time passes, dialogs open, taps are made. */
export async function playState(
  page: Page,
  { fastForward, dialog, dialogAfter, taps = [], shows, play }: GalleryState,
  language: Language,
) {
  if (fastForward) {
    const loading = said('loading_text')(language)
    await page.getByText(loading).first().waitFor({ state: 'attached' })
    // The page itself waits for the answer at first, and then lets the app wait (src/app/early/starter.ts).
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
    // What is behind a dialog cannot be tapped.
    const within = tap.inDialog || opensDialog ? page.getByRole('dialog') : page
    await locate(within, tap, language).click()
  }
  if (shows) await locate(page, shows, language).waitFor()
  await play?.(page, language)
}

type Part = NonNullable<GalleryState['shows']> | NonNullable<GalleryState['taps']>[number]

function locate(within: Pick<Page, 'getByRole' | 'getByText'>, part: Part, language: Language) {
  const { role } = part
  const name = nameIn(part.name, language)
  return role === 'text' ? within.getByText(name).first() : within.getByRole(role, { name })
}

/** Pictures are of the day that the contract's examples are written for, whenever they are taken; waiting shows no day. */
export const NOON = `${EXAMPLES_DAY}T12:00:00+07:00`

/** What has to be prepared before the state's address is opened. */
export async function prepareState(page: Page, { fastForward, dialogAfter, withoutChunk }: GalleryState) {
  if (fastForward) await page.clock.install()
  else if (dialogAfter) await page.clock.install({ time: NOON })
  else await page.clock.setFixedTime(NOON)
  if (withoutChunk) await page.context().route(`**/${withoutChunk}-*.js`, (route) => route.fulfill({ status: 404 }))
}

/**
 * Toasts, and the dialog after a complaint, are gone after seconds: where this runs in a page, they stay for a picture.
 * Whatever else waits as long waits for good, too.
 */
export function keepBriefWords() {
  const brief: unknown[] = [1500, 2000, 3000]
  const later = window.setTimeout.bind(window)
  Object.assign(window, { setTimeout: (run: () => void, ms?: number) => (brief.includes(ms) ? 0 : later(run, ms)) })
}
