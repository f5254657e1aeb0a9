import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SiteLink } from '../../parts/site-link.tsx'
import { m } from '../../platform/i18n/generated/messages.js'
import { reloadForSite } from '../../platform/links/load-site.ts'
import { Page } from '../../ui/page.tsx'

/** Back from a hash address to `/`: the official site is a page of its own, which the browser has to load. */
export function ToSite() {
  const router = useRouter()
  // Once: at the first screen of a page there is none before it.
  useEffect(() => reloadForSite(router.state.resolvedLocation !== undefined), [router])
  return (
    <Page title={m.site_open_title()}>
      <p>
        <SiteLink path="/">{m.site_open()}</SiteLink>
      </p>
    </Page>
  )
}
