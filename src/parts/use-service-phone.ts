import { useEffect, useSyncExternalStore } from 'react'
import { phoneLink } from '../lib/phone-link.ts'
import { servicePhone } from '../platform/service-phone.ts'
import { currentParams } from '../platform/session/session.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}

/** The order that a screen has found, whose address names none. */
let found: string | undefined

/** What the tab knows, also where it stores nothing. */
const told = new Map<string, string>()

/** In the tab alone, and small: it is in the pages that are drawn early. What names no order has none of its own. */
const keyOf = (orderId: string | undefined) => {
  const { orderId: id, orderNo } = currentParams()
  const order = orderId ?? id ?? orderNo ?? found
  return order && `rupya:phone:${order}`
}

function knownPhone(key: string | undefined) {
  if (!key) return undefined
  try {
    return sessionStorage.getItem(key) ?? told.get(key)
  } catch {
    // Storage may be switched off.
    return told.get(key)
  }
}

/** Fewer digits are hours, or a year. */
const LEAST_DIGITS = 5

/** Servers write two numbers into one text. */
const firstNumber = (said: string) =>
  said
    .split(/[/,;]|\b(?:atau|or)\b/)
    .map((part) => part.trim())
    .find(
      (part) =>
        part.replace(/\D/g, '').length >= LEAST_DIGITS &&
        // Hours, as 08.00 or 8:30.
        !/(?:^|\D)\d{1,2}[.:]\d\d(?:\D|$)/.test(part) &&
        phoneLink(part) !== undefined,
    )

/**
 * Whom to call about an order, by default the address's: the phone that the server gave with it on this screen, else on an earlier
 * one, also before a reload; else the lender's in the market.
 */
export function useServicePhone(said = '', orderId?: string): string {
  const key = keyOf(orderId)
  const known = useSyncExternalStore(subscribe, () => knownPhone(keyOf(orderId)))
  const own = firstNumber(said)
  useEffect(() => {
    if (!key || !own || own === knownPhone(key)) return
    told.set(key, own)
    try {
      sessionStorage.setItem(key, own)
    } catch {
      // Known until the page is closed, by what was told.
    }
    tell()
  }, [own, key])
  // What stands beside the screen calls about the same order.
  useEffect(() => {
    if (!orderId) return undefined
    found = orderId
    tell()
    return () => {
      if (found === orderId) found = undefined
      tell()
    }
  }, [orderId])
  return own || known || servicePhone()
}
