import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { m } from '../platform/i18n/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { describeError } from './describe-error.tsx'

/** What a route shows when it cannot: what happened, what it means, what to do next. The error itself is never shown. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { title, notice, text, drawing, canRetry } = describeError(error)
  return (
    <Page title={title}>
      <Notice drawing={drawing} title={notice} text={text}>
        {canRetry && <Button onClick={() => void router.invalidate()}>{m.retry()}</Button>}
      </Notice>
    </Page>
  )
}
