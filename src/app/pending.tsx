import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { isDrawn, takeOver } from '../early/hand-over/take-over.ts'
import { isSameAddress } from '../early/page/early-address.ts'
import { getLocale } from '../platform/i18n/generated/runtime.js'
import { PendingScreen, type ScreenLook } from '../parts/pending-screen.tsx'

let known: Record<string, ScreenLook> = {}

/** From now on, loading screens have their own titles and rows. */
export function lookForward(looks: Record<string, ScreenLook>) {
  known = looks
}

/**
 * The look of the page's own skeleton, which the first screen keeps: the looks load later. It is there in every language
 * (render-skeleton.tsx), or in that of the address (early/page/order-at-hash.tsx).
 */
function lookOfPage(): ScreenLook | undefined {
  const inLanguage = (language: string) => document.querySelector<HTMLElement>(`#early>[data-language="${language}"]`)
  const own = inLanguage(getLocale()) ?? inLanguage('')
  const title = own?.querySelector('h1')?.textContent
  // The shell may have changed the address since.
  if (!own || !title || !isSameAddress()) return undefined
  return { title: () => title, shape: own.dataset['shape'] }
}

/** The screen while a route loads. */
export function Pending() {
  const name = useLocation({ select: ({ pathname }) => pathname.slice(1) })
  const [ofPage] = useState(() => ({ name, look: lookOfPage() }))
  const isShown = isDrawn()
  useLayoutEffect(() => {
    // It may have been drawn since.
    if (!isShown) takeOver(() => !isDrawn())
  }, [isShown])
  return isShown ? null : <PendingScreen look={known[name] ?? (ofPage.name === name ? ofPage.look : undefined)} />
}
