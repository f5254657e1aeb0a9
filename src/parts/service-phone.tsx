import { m } from '../platform/i18n/generated/messages.js'
import { PhoneLink } from '../ui/phone-link.tsx'
import { detail } from '../ui/detail.tsx'
import { useServicePhone } from './use-service-phone.ts'

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
