import { useLayoutEffect } from 'react'
import { BackButton } from '../parts/back-button.tsx'
import { m } from '../platform/i18n/generated/messages.js'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { takeOverLoading } from './early/take-over.ts'

export function PendingScreen() {
  useLayoutEffect(takeOverLoading, [])
  return (
    <Page title={m.loading_title()} start={<BackButton />}>
      <Skeleton label={m.loading_text()} stillWorking={m.still_working()} />
    </Page>
  )
}
