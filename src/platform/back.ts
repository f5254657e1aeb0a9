import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useBlocker, useCanGoBack, useRouter } from '@tanstack/react-router'
import { useIsMounted } from '../lib/use-is-mounted.ts'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { bridge } from './bridge/bridge.ts'
import { watchOtherSteps } from './links/reload-once.ts'
import { openSite } from './links/site-address.ts'
import { stepBack } from './step-back.ts'

/** What Back calls instead of leaving the page, the newest first. */
let closers: readonly (() => void)[] = []

/** Goes to the last screen. If there is none, asks the shell to close the page, or opens the official site. */
export function useBack(): () => Promise<void> {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return useSingleFlight(async () => {
    // The router asks a blocker only between two entries of one document.
    const [close] = closers
    if (close) {
      close()
      return
    }
    if (canGoBack) {
      void stepBack(router.history)
      return
    }
    const { href } = router.history.location
    const hasGoneOn = watchOtherSteps()
    const { status } = await bridge.close()
    // Not after the person has gone on to another screen meanwhile, or to a payment. The button itself may be another one when
    // the data has come.
    if (status !== 'ok' && router.history.location.href === href && !hasGoneOn()) openSite()
  })
}

/**
 * While `open`, Back (the page's button; but for a document's first entry, the shell's and a swipe) calls `close` instead of
 * leaving.
 */
export function useCloseOnBack(open: boolean, close: () => void) {
  const closeNow = useEffectEvent(close)
  const isShown = useRef(false)
  // A layout effect: the waiting screen of the next address hides this one, whose other effects stay.
  useLayoutEffect(() => {
    if (!open) return
    const closer = () => closeNow()
    closers = [closer, ...closers]
    isShown.current = true
    return () => {
      closers = closers.filter((other) => other !== closer)
      isShown.current = false
    }
  }, [open])
  useBlocker({
    disabled: !open,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      // Moves that the shell makes between history entries are of type GO: their direction is unknown, so they cannot be
      // undone.
      if (action !== 'BACK' || !isShown.current) return false
      close()
      return true
    },
  })
}

/**
 * Asks the shell to go home; without a shell, opens the official site. A shell hears first that the session has ended, if it has,
 * so that it does not open it again.
 */
export function useGoHome(hasEnded = false): () => Promise<void> {
  const isMounted = useIsMounted()
  return useSingleFlight(async () => {
    const hasGoneOn = watchOtherSteps()
    for (const ask of hasEnded ? [bridge.sessionEnded, bridge.goHome] : [bridge.goHome])
      if ((await ask()).status === 'ok' || !isMounted.current || hasGoneOn()) return
    openSite()
  })
}
