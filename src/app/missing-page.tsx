import { m } from '../platform/i18n/generated/messages.js'
import { missingDrawing } from '../ui/drawing.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { BackButton } from './back-button.tsx'
import { HomeButton } from './home-button.tsx'

export function MissingPage() {
  return (
    <Page title={m.missing_page_title()} start={<BackButton />}>
      <Notice drawing={missingDrawing} title={m.missing_page_notice()} text={m.missing_page_text()}>
        <HomeButton look="primary" />
      </Notice>
    </Page>
  )
}
