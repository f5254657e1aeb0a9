import { useEffect, useSyncExternalStore } from 'react'
import { phoneLink } from '../lib/phone-link.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { lenderPhone } from '../platform/lender-phone.ts'
import { currentParams } from '../platform/session/session.ts'
import { PhoneLink } from '../ui/phone-link.tsx'
import { detail } from '../ui/detail.tsx'

interface ServicePhoneProps {
  /** The order's own phone, as the server sent it. */
  orderPhone?: string | undefined
  /** The reason to call, shown in a row of its own. */
  caption?: string | undefined
}

/**
 * A link that calls customer service: the order's own phone if the server sent one that can be dialled, on this screen or on
 * an earlier one of the order, else the lender's phone in the market.
 */
export const ServicePhone = detail(function ServicePhone({ orderPhone, caption }: ServicePhoneProps) {
  const phone = useServicePhone(orderPhone)
  return <PhoneLink phone={phone} label={m.call_us({ phone })} caption={caption} />
})

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}

/** The order that the current screen has found, if the address names none. */
let found: string | undefined

/** The phones known in this tab, if sessionStorage does not work. */
const told = new Map<string, string>()

/** The key in sessionStorage; undefined without an order. Keep this small: it is part of the pages that are drawn early. */
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

/** A text with fewer digits is opening hours or a year. */
const LEAST_DIGITS = 5

/** Some servers write two numbers into one text. */
const firstNumber = (said: string) =>
  said
    .split(/[/,;]|\b(?:atau|or)\b/)
    .map((part) => part.trim())
    .find(
      (part) =>
        part.replace(/\D/g, '').length >= LEAST_DIGITS &&
        // Hours, such as 08.00 or 8:30.
        !/(?:^|\D)\d{1,2}[.:]\d\d(?:\D|$)/.test(part) &&
        phoneLink(part) !== undefined,
    )

/**
 * The phone to call about an order, by default the order in the address. Uses the phone that the server sent on this screen,
 * else on an earlier screen (also before a reload), else the lender's phone in the market.
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
      // Then `told` keeps it until the page is closed.
    }
    tell()
  }, [own, key])
  // The column beside the screen must call about the same order.
  useEffect(() => {
    if (!orderId) return undefined
    found = orderId
    tell()
    return () => {
      if (found === orderId) found = undefined
      tell()
    }
  }, [orderId])
  return own || known || lenderPhone()
}
