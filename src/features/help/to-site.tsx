import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SiteLink } from '../../parts/site-link.tsx'
import { m } from '../../platform/i18n/generated/messages.js'
import { reloadForSite } from '../../platform/links/load-site.ts'
import { Page } from '../../ui/page.tsx'

/** Leaves a hash address for `/`: the official site is a separate document, which the browser must load. */
export function ToSite() {
  const router = useRouter()
  // Only once: the first screen of a page has no previous location.
  useEffect(() => reloadForSite(router.state.resolvedLocation !== undefined), [router])
  return (
    <Page title={m.site_open_title()}>
      <p>
        <SiteLink path="/">{m.site_open()}</SiteLink>
      </p>
    </Page>
  )
}
