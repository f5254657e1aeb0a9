import { env } from '../platform/env.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { PhoneLink } from '../ui/phone-link.tsx'
import { detail } from '../ui/detail.tsx'

/** The order's own phone, where the server gave one that can be dialled, else the lender's. */
export const phoneToCall = (orderPhone = '') => (/\d/.test(orderPhone) ? orderPhone : env.servicePhone)

interface ServicePhoneProps {
  /** The order's own phone, as the server sent it. */
  orderPhone?: string | undefined
  /** What one may call about, in a row of its own. */
  caption?: string | undefined
}

/** Calls customer service. */
export const ServicePhone = detail(function ServicePhone({ orderPhone, caption }: ServicePhoneProps) {
  const phone = phoneToCall(orderPhone)
  return <PhoneLink phone={phone} label={m.call_us({ phone })} caption={caption} />
})
