import { Link } from '@tanstack/react-router'
import { env } from '../../platform/env.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import styles from './account-help.module.css'

interface AccountHelpProps {
  orderId: string
  /** The lender's phone for this order, where the server gave one. */
  phone: string
}

/** Customer service: a complaint about this order, and somebody to call. */
export function AccountHelp({ orderId, phone: given }: AccountHelpProps) {
  const phone = /\d/.test(given) ? given : env.servicePhone
  return (
    <Card title={m.account_help()}>
      <div className={styles.links}>
        <Link to="/complainPage" search={{ orderNo: orderId }} className={buttonClass.quiet}>
          {m.account_complain()}
        </Link>
        <PhoneLink phone={phone} label={m.call_us({ phone })} />
      </div>
    </Card>
  )
}
