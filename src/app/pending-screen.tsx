import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { BackButton } from '../parts/back-button.tsx'
import { m } from '../platform/i18n/generated/messages.js'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { isDrawn, takeOver } from './early/take-over.ts'

/** What a screen shows while it loads. */
export interface ScreenLook {
  title: () => string
  /** Its rows look alike. */
  isList?: true
}

let known: Record<string, ScreenLook> = {}

/** From now on, loading screens have their own titles and rows. */
export function lookForward(looks: Record<string, ScreenLook>) {
  known = looks
}

/** The screen while a route loads. */
export function Pending() {
  const name = useLocation({ select: ({ pathname }) => pathname.slice(1) })
  const isShown = isDrawn()
  useLayoutEffect(() => {
    if (!isShown) takeOver()
  }, [isShown])
  return isShown ? null : <PendingScreen look={known[name]} />
}

export function PendingScreen({ look }: { look?: ScreenLook | undefined }) {
  return (
    <Page title={look ? look.title() : m.loading_title()} start={<BackButton />}>
      <Skeleton label={m.loading_text()} stillWorking={m.still_working()} isList={look?.isList} />
    </Page>
  )
}
