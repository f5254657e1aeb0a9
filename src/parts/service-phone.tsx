import { env } from '../platform/env.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { PhoneLink } from '../ui/phone-link.tsx'

/** Calls customer service: the order's own phone where the server gave one that can be dialled, else the lender's. */
export function ServicePhone({ orderPhone = '' }: { orderPhone?: string | undefined }) {
  const phone = /\d/.test(orderPhone) ? orderPhone : env.servicePhone
  return <PhoneLink phone={phone} label={m.call_us({ phone })} />
}
