import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../platform/lazy-part.ts'
import { detail } from '../ui/detail.tsx'

// Phones never load it.
const BesideColumn = detail(lazyPart('page beside', async () => (await import('./beside-column.tsx')).BesideColumn))

/** As wide as where theme.css keeps space for it. */
const WIDE = '(min-width: 1024px)'

/** The page beside the column, on a screen that has space for it. */
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
