import { BackButton } from '../../parts/back-button.tsx'
import { HomeButton } from '../../parts/home-button.tsx'
import { m } from '../../platform/i18n/generated/messages.js'
import { missingDrawing } from '../../ui/drawing.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

/** The screen for an unknown address. */
export function NotFound() {
  return (
    <Page title={m.missing_page_title()} start={<BackButton />}>
      <Notice drawing={missingDrawing} title={m.missing_page_notice()} text={m.missing_page_text()}>
        <HomeButton />
      </Notice>
    </Page>
  )
}
