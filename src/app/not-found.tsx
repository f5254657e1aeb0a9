import { useEffect } from 'react'
import { NotFound } from '../features/help/not-found.tsx'
import { replaceWithSite } from '../platform/links/load-site.ts'
import { currentScreen } from '../platform/session/session.ts'
import { PendingScreen } from '../parts/pending-screen.tsx'
import { otherSpelling } from '../site/paths.ts'

/** The screen for an unknown address: a page of the site, if the address almost matches one. */
export function SiteOrNotFound() {
  const page = otherSpelling(currentScreen().split('#')[0] ?? '')
  useEffect(() => {
    if (page) replaceWithSite(page)
  }, [page])
  return page ? <PendingScreen /> : <NotFound />
}
