import { useEffect } from 'react'

/**
 * Keeps the screen on while it is mounted, where the engine can (https://www.w3.org/TR/screen-wake-lock/). A system takes the
 * lock away when the page is hidden, and refuses it, for example, to save power: then the screen turns off as usual.
 */
export function useScreenAwake() {
  useEffect(() => {
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      // Not in all engines.
      const given = await (navigator.wakeLock as WakeLock | undefined)?.request('screen').catch(() => undefined)
      if (isOver) await given?.release()
      else lock = given
    }
    const askAgain = () => void ask()
    askAgain()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', askAgain)
      void lock?.release()
    }
  }, [])
}
