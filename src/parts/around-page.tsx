import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../platform/lazy-part.ts'
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
