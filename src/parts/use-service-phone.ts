import { useEffect, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { servicePhone } from '../platform/service-phone.ts'
import { currentParams } from '../platform/session/session.ts'
import { onStorageChange, readOwn, writeOwn } from '../platform/storage/storage.ts'

/** The phones that the server gave for the borrower's orders, the newest last. */
const KEY = 'orderPhones'
const MOST_ORDERS = 5
const schema = v.array(v.object({ order: v.string(), phone: v.string() }))

/** The order of the address, by either of its names. */
function currentOrder() {
  const { orderId, orderNo } = currentParams()
  return orderId ?? orderNo
}

const phones = () => readOwn(KEY, schema) ?? []
const phoneOf = (order: string | undefined) => phones().find((known) => known.order === order)?.phone

/**
 * Whom to call: the phone that the server gave with the order on this screen, else on an earlier one, also before a reload;
 * else the lender's in the market.
 */
export function useServicePhone(said = ''): string {
  const remembered = useSyncExternalStore(onStorageChange, () => phoneOf(currentOrder()))
  const own = /\d/.test(said) ? said : undefined
  useEffect(() => {
    const order = currentOrder()
    if (own === undefined || order === undefined || own === phoneOf(order)) return
    const others = phones().filter((known) => known.order !== order)
    writeOwn(KEY, [...others.slice(1 - MOST_ORDERS), { order, phone: own }])
  }, [own])
  return own ?? remembered ?? servicePhone()
}
