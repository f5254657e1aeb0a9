import { m } from '../platform/i18n/generated/messages.js'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { BackButton } from './back-button.tsx'

/** What a screen shows while it loads. */
export interface ScreenLook {
  title?: () => string
  shape?: string | undefined
}

export function PendingScreen({ look }: { look?: ScreenLook | undefined }) {
  return (
    <Page title={look?.title?.() ?? m.loading_title()} start={<BackButton />}>
      <Skeleton label={m.loading_text()} stillWorking={m.still_working()} shape={look?.shape} />
    </Page>
  )
}
