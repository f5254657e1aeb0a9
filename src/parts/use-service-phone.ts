import { useEffect, useSyncExternalStore } from 'react'
import { servicePhone } from '../platform/service-phone.ts'
import { currentParams } from '../platform/session/session.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Of the order in the address, by either of its names. In the tab alone, and small: it is in the pages that are drawn early. */
const key = () => {
  const { orderId, orderNo } = currentParams()
  return `rupya:phone:${orderId ?? orderNo}`
}

function knownPhone() {
  try {
    return sessionStorage.getItem(key())
  } catch {
    // Storage may be switched off.
    return null
  }
}

/**
 * Whom to call: the phone that the server gave with the order on this screen, else on an earlier one, also before a reload;
 * else the lender's in the market.
 */
export function useServicePhone(said = ''): string {
  const known = useSyncExternalStore(subscribe, knownPhone)
  const own = /\d/.test(said) && said
  useEffect(() => {
    if (!own || own === knownPhone()) return
    try {
      sessionStorage.setItem(key(), own)
    } catch {
      return
    }
    for (const listener of listeners) listener()
  }, [own])
  return own || known || servicePhone()
}
