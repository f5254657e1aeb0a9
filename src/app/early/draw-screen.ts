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

/** Inlined at the end of a page that is drawn before the app is there. */
export function drawScreen(route: EarlyRoute, isExpected?: (data: never) => boolean) {
  let isStarted = false
  const startOnce = () => {
    if (!isStarted) startOver()
    isStarted = true
  }
  setTimeout(startOnce, PATIENCE_MS)
  drawEarly(route, isExpected)
    .then(noteDrawn)
    // Anything unexpected is the app's: it reads the same answer, and says what is wrong.
    .catch(() => {})
    .finally(startOnce)
}

async function drawEarly(route: EarlyRoute, isExpected: (data: never) => boolean = () => true) {
  if (globalThis.rupyaEarlySearch === undefined) throw new Error('The address lacks something')
  requirePlainOrder()
  const { lang } = document.documentElement
  overwriteGetLocale(() => languageOf(currentParams()))
  // The route's loader knows the type of its data.
  if (!isExpected((await load(route, { queryClient })) as never)) throw new Error('The answer is unusual')
  if (lang !== document.documentElement.lang) throw new Error('The address has changed')
  const drawn = draw(() => route.component?.())
  // Gone if the app was faster.
  document.querySelector('#early')?.replaceChildren(drawn)
}

/** An order with a payment on this device, or a device that keeps nothing, is the app's: it asks before it lets anybody pay. */
function requirePlainOrder() {
  localStorage.getItem(CARRIED_KEY)
  if (hasStored(journalKey(currentParams()['orderId'] ?? '')) || readCarried(CARRIED_KEY) !== undefined)
    throw new Error('There is a payment')
}
