import { useBlocker, useCanGoBack, useRouter } from '@tanstack/react-router'
import { useIsMounted } from '../lib/use-is-mounted.ts'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { bridge } from './bridge/bridge.ts'

/** The page's own way back: the last screen; where there is none the shell closes the page, or the official site opens. */
export function useBack(): () => Promise<void> {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return useSingleFlight(async () => {
    if (canGoBack) {
      router.history.back()
      return
    }
    const { status } = await bridge.close()
    if (status !== 'ok') await router.navigate({ href: '/' })
  })
}

/** While `open`, Back (the shell's button, a swipe) calls `close` instead of leaving the page. */
export function useCloseOnBack(open: boolean, close: () => void) {
  useBlocker({
    disabled: !open,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      // Between entries that the shell made (their order is unknown) the action is GO, which cannot be undone.
      if (action !== 'BACK') return false
      close()
      return true
    },
  })
}

/** Home is the shell's; without a shell it is the official site. */
export function useGoHome(): () => Promise<void> {
  const router = useRouter()
  const isMounted = useIsMounted()
  return useSingleFlight(async () => {
    const { status } = await bridge.goHome()
    if (status !== 'ok' && isMounted.current) await router.navigate({ href: '/' })
  })
}
