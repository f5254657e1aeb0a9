import { BackButton } from '../../parts/back-button.tsx'
import { HomeButton } from '../../parts/home-button.tsx'
import { ServicePhone } from '../../parts/service-phone.tsx'
import { m } from '../../platform/i18n/generated/messages.js'
import { failureDrawing } from '../../ui/drawing.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

/** The page that the shell opens after an error of its own (APP-11). */
export function ErrorPage() {
  return (
    <Page title={m.failed_title()} start={<BackButton />}>
      <Notice drawing={failureDrawing} title={m.error_page_notice()} text={m.error_page_text()}>
        <HomeButton />
        <ServicePhone />
      </Notice>
    </Page>
  )
}
