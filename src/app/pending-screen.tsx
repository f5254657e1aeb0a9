import { useLayoutEffect } from 'react'
import { BackButton } from '../parts/back-button.tsx'
import { m } from '../platform/i18n/generated/messages.js'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { isDrawn, takeOver } from './early/take-over.ts'

/** What the app shows while a screen loads. */
export function Pending() {
  const isShown = isDrawn()
  useLayoutEffect(() => {
    if (!isShown) takeOver()
  }, [isShown])
  return isShown ? null : <PendingScreen />
}

export function PendingScreen() {
  return (
    <Page title={m.loading_title()} start={<BackButton />}>
      <Skeleton label={m.loading_text()} stillWorking={m.still_working()} />
    </Page>
  )
}
