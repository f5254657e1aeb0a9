import type { AnyRoute } from '@tanstack/react-router'
import { CARRIED_KEY, journalKey } from '../../features/repayment/journal/journal-keys.ts'
import { answerOf, openDisk, SENT } from '../../ledger/open-disk.ts'
import { replaceContent } from '../../lib/replace-content.ts'
import { overwriteGetLocale } from '../../platform/i18n/locale-runtime.ts'
import { languageOf } from '../../platform/i18n/language-of.ts'
import { readCarried } from '../../platform/links/carried-state.ts'
import { currentParams } from '../../platform/session/session.ts'
import { hasStored } from '../../platform/storage/storage.ts'
import { isSameAddress } from './early-address.ts'
import { noteDrawn, startOver } from './early-picture.ts'
import { queryClient } from '../runtime/tiny-query.ts'
import { draw } from '../runtime/tiny-react.ts'
import { type Practice, practice, rehearse } from './rehearsal.ts'
import { type EarlyRoute, load } from '../runtime/tiny-router.ts'

/** How long the app's start, which keeps a slow phone busy, waits for the disk check after a reply. */
const PATIENCE_MS = 100

export interface Drawing<Data> {
  /** Replies for a rehearsal while the page waits (rehearsal.ts). */
  practice: Practice
  /** Whether the screen may be drawn early. The app draws it otherwise. */
  isExpected?: (data: Data) => boolean
  /** What a page without a built-in skeleton shows until the reply arrives. */
  pending?: () => unknown
}

/** Draws a screen before the app has loaded: the whole script of each file in `src/early/pages`. */
export function drawScreen<Data>(
  screen: AnyRoute & { types: { loaderData: Data } },
  { practice: answers, isExpected = () => true, pending }: Drawing<Data>,
) {
  // In early scripts, a route is its options (runtime/tiny-router.ts).
  const route = screen as EarlyRoute
  // Ignore errors of the rehearsal: the real reply will show them.
  if (practice()) return void drawEarly(route, isExpected).catch(() => {})
  const early = document.querySelector('#early')
  if (pending)
    replaceContent(
      early,
      speaking(() => draw(pending)),
    )
  const drawing = drawEarly(route, isExpected)
  rehearse(answers, drawing)
  drawing
    .then((drawn) => {
      // It is gone if the app was faster.
      if (!early?.isConnected) return
      globalThis.rupyaUnpaid = currentParams()['orderId']
      replaceContent(early, drawn)
      noteDrawn()
      // Start the app, if it has not started, after this is on the screen: its scripts keep a slow phone busy.
      requestAnimationFrame(() => setTimeout(() => void startOver()))
    })
    // Leave anything unexpected to the app: it reads the same reply and shows what is wrong.
    .catch(() => startOver())
}

/** Draws in the language of the address. */
function speaking<Drawn>(make: () => Drawn): Drawn {
  overwriteGetLocale(() => languageOf(currentParams()))
  return make()
}

/** The screen as the app would draw it. Throws the reason if the app must draw it. */
export async function drawEarly(route: EarlyRoute, isExpected: (data: never) => boolean) {
  if (globalThis.rupyaEarlySearch === undefined) throw new Error('The address lacks something')
  const plain = requirePlainOrder()
  // It is awaited below.
  plain.catch(() => {})
  // The route's loader has the right type for its data.
  if (!isExpected((await load(route, { queryClient })) as never)) throw new Error('The answer is unusual')
  const late = setTimeout(() => void startOver(), PATIENCE_MS)
  await plain.finally(() => clearTimeout(late))
  if (!isSameAddress()) throw new Error('The address has changed')
  // The disk may have taken long.
  requireNoCopy()
  return speaking(() => draw(() => route.component?.()))
}

/**
 * Throws for an order with a payment on this device, or a device without storage. The app must draw those, because it asks
 * before a payment.
 */
async function requirePlainOrder() {
  const key = requireNoCopy()
  localStorage.getItem(CARRIED_KEY)
  if (practice()) return
  const disk = await openDisk()
  const found = await answerOf(disk.transaction(SENT).objectStore(SENT).count(key))
  disk.close()
  if (found > 0) throw new Error('There is a payment')
}

/** Throws if a copy of the journal holds a payment of the order. Returns the journal's key. */
function requireNoCopy(): string {
  const key = journalKey(currentParams()['orderId'] ?? '')
  if (hasStored(key) || readCarried(CARRIED_KEY) !== undefined) throw new Error('There is a payment')
  return key
}
