import { lazy, Suspense } from 'react'
import { PendingScreen } from '../parts/pending-screen.tsx'

// Loaded on demand, because few addresses are unknown. If it cannot be loaded, the error screen says so.
const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).SiteOrNotFound }))

export const MissingPage = () => (
  <Suspense fallback={<PendingScreen />}>
    <NotFound />
  </Suspense>
)
