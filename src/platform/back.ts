import { useBlocker, useCanGoBack, useRouter } from '@tanstack/react-router'
import { useIsMounted } from '../lib/use-is-mounted.ts'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { bridge } from './bridge/bridge.ts'
import { openSite } from './links/site-address.ts'

/** Goes to the last screen. If there is none, asks the shell to close the page, or opens the official site. */
export function useBack(): () => Promise<void> {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return useSingleFlight(async () => {
    if (canGoBack) {
      router.history.back()
      return
    }
    const { href } = router.history.location
    const { status } = await bridge.close()
    // Not after the person has gone on to another screen meanwhile. The button itself may be another one when the data has come.
    if (status !== 'ok' && router.history.location.href === href) openSite()
  })
}

/** While `open`, Back (the shell's button, a swipe) calls `close` instead of leaving the page. */
export function useCloseOnBack(open: boolean, close: () => void) {
  useBlocker({
    disabled: !open,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      // Moves that the shell makes between history entries are of type GO: their direction is unknown, so they cannot be
      // undone.
      if (action !== 'BACK') return false
      close()
      return true
    },
  })
}

/** Asks the shell to go home; without a shell, opens the official site. */
export function useGoHome(): () => Promise<void> {
  const isMounted = useIsMounted()
  return useSingleFlight(async () => {
    const { status } = await bridge.goHome()
    if (status !== 'ok' && isMounted.current) openSite()
  })
}
