import { CARRIED_KEY, journalKey } from '../../features/repayment/journal/journal-keys.ts'
import { overwriteGetLocale } from '../../platform/i18n/locale-runtime.ts'
import { languageOf } from '../../platform/i18n/language-of.ts'
import { readCarried } from '../../platform/links/carried-state.ts'
import { currentParams } from '../../platform/session/session.ts'
import { hasStored } from '../../platform/storage/storage.ts'
import { noteDrawn, startOver } from './page.ts'
import { queryClient } from './query.ts'
import { draw } from './react.ts'
import { type EarlyRoute, load } from './router.ts'

/** The app's scripts would slow the answer down. They start without it if it takes longer than this, in milliseconds. */
const PATIENCE_MS = 400

/**
 * Inlined at the end of a page that is drawn before the app is there. A page that does not hold its skeleton gives what to
 * draw until the answer is there.
 */
export function drawScreen(route: EarlyRoute, isExpected?: (data: never) => boolean, pending?: () => unknown) {
  followLanguage()
  if (pending) place(draw(pending))
  let isStarted = false
  const startOnce = () => {
    if (!isStarted) startOver()
    isStarted = true
  }
  setTimeout(startOnce, PATIENCE_MS)
  drawEarly(route, isExpected)
    .then((drawn) => {
      place(drawn)
      noteDrawn()
    })
    // Anything unexpected is the app's: it reads the same answer, and says what is wrong.
    .catch(() => {})
    .finally(startOnce)
}

const followLanguage = () => overwriteGetLocale(() => languageOf(currentParams()))

/** Gone if the app was faster. */
const place = (drawn: DocumentFragment) => document.querySelector('#early')?.replaceChildren(drawn)

/** The screen as the app would draw it. Throws why it is the app's to draw. */
export async function drawEarly(route: EarlyRoute, isExpected: (data: never) => boolean = () => true) {
  if (globalThis.rupyaEarlySearch === undefined) throw new Error('The address lacks something')
  requirePlainOrder()
  followLanguage()
  const { lang } = document.documentElement
  // The route's loader knows the type of its data.
  if (!isExpected((await load(route, { queryClient })) as never)) throw new Error('The answer is unusual')
  if (lang !== document.documentElement.lang) throw new Error('The address has changed')
  return draw(() => route.component?.())
}

/** An order with a payment on this device, or a device that keeps nothing, is the app's: it asks before it lets anybody pay. */
function requirePlainOrder() {
  localStorage.getItem(CARRIED_KEY)
  if (hasStored(journalKey(currentParams()['orderId'] ?? '')) || readCarried(CARRIED_KEY) !== undefined)
    throw new Error('There is a payment')
}
