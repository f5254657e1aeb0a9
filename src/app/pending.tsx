import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { isDrawn, takeOver } from '../early/hand-over/take-over.ts'
import { PendingScreen, type ScreenLook } from '../parts/pending-screen.tsx'

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
    // It may have been drawn since.
    if (!isShown && !isDrawn()) takeOver()
  }, [isShown])
  return isShown ? null : <PendingScreen look={known[name]} />
}
