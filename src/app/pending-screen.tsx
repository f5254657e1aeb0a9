import { m } from '../platform/i18n/generated/messages.js'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { BackButton } from './back-button.tsx'

export function PendingScreen() {
  return (
    <Page title={m.loading_title()} start={<BackButton />}>
      <Skeleton label={m.loading_text()} stillWorking={m.still_working()} />
    </Page>
  )
}
