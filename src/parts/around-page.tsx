import { Suspense, useSyncExternalStore } from 'react'
import { firstTouch, IDLE } from '../platform/first-touch.ts'
import { lazyPart } from '../platform/lazy-part.ts'
import { isLeaving, loadAhead, noteMissingPart } from '../platform/links/reload-once.ts'
import { detail } from '../ui/detail.tsx'

// Phones never load this part.
const BesideColumn = detail(lazyPart('page beside', async () => (await import('./beside-column.tsx')).BesideColumn))

/** The same width as in theme.css, which keeps space for it. */
const WIDE = '(min-width: 1024px)'

/** The column beside the page, on screens with space for it. */
export function Beside() {
  const isWide = useSyncExternalStore(onWidthChange, () => matchMedia(WIDE).matches)
  return (
    isWide && (
      <Suspense fallback={null}>
        <BesideColumn />
      </Suspense>
    )
  )
}

function onWidthChange(listener: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

// It is below the page, and no part of the first screen: loaded when that is shown, also for those who never touch it.
const LanguageSwitch = detail(
  lazyPart('languages', async () => {
    await firstTouch(IDLE)
    // The first touch may be a payment, which a reload for this script would interrupt.
    const loaded = await loadAhead(() => import('./language-switch.tsx'))
    // WebKit cancels it if that touch was a tap that leaves. Otherwise it is not worth a reload.
    if (!loaded && isLeaving()) noteMissingPart()
    return loaded?.LanguageSwitch ?? (() => null)
  }),
)

/** The switch of languages at the end of the page, on screens that offer it. */
export const Languages = () => (
  <Suspense fallback={null}>
    <LanguageSwitch />
  </Suspense>
)
