import { useEffect } from 'react'
import { BackButton } from '../parts/back-button.tsx'
import { HomeButton } from '../parts/home-button.tsx'
import { m } from '../platform/i18n/generated/messages.js'
import { replaceWithSite } from '../platform/links/load-site.ts'
import { currentScreen } from '../platform/session/session.ts'
import { PendingScreen } from '../parts/pending-screen.tsx'
import { otherSpelling } from '../site/paths.ts'
import { missingDrawing } from '../ui/drawing.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'

/** The screen for an unknown address: a page of the site, if the address almost matches one. */
export function SiteOrNotFound() {
  const page = otherSpelling(currentScreen().split('#')[0] ?? '')
  useEffect(() => {
    if (page) replaceWithSite(page)
  }, [page])
  return page ? <PendingScreen /> : <NotFound />
}

/** The screen for an unknown address. */
function NotFound() {
  return (
    <Page title={m.missing_page_title()} start={<BackButton />}>
      <Notice drawing={missingDrawing} title={m.missing_page_notice()} text={m.missing_page_text()}>
        <HomeButton />
      </Notice>
    </Page>
  )
}
