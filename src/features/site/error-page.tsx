import { useBack, useGoHome } from '../../platform/back.ts'
import { env } from '../../platform/env.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Button } from '../../ui/button.tsx'
import { failureDrawing } from '../../ui/drawing.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'

/** Where the shell sends a borrower when something failed on its side. */
export function ErrorPage() {
  const back = useBack()
  const goHome = useGoHome()
  return (
    <Page title={m.failed_title()} start={<IconButton icon="back" label={m.back()} onClick={() => void back()} />}>
      <Notice drawing={failureDrawing} title={m.error_page_notice()} text={m.error_page_text()}>
        <Button onClick={() => void goHome()}>{m.to_home()}</Button>
        <PhoneLink phone={env.servicePhone} label={m.call_us({ phone: env.servicePhone })} />
      </Notice>
    </Page>
  )
}
