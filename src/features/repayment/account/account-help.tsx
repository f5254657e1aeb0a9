import { Link } from '@tanstack/react-router'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { useCanComplain } from '../../../parts/use-can-complain.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { buttonClass } from '../../../ui/button.tsx'

interface AccountHelpProps {
  orderId: string
  /** The lender's phone for this order, where the server gave one. */
  phone: string | undefined
}

/** Customer service: a phone and, as soon as that screen exists, a complaint about this order. */
export function AccountHelp({ orderId, phone }: AccountHelpProps) {
  const canComplain = useCanComplain()
  return (
    <LoanHelp orderPhone={phone}>
      {canComplain && (
        <Link to="/complainPage" search={{ orderNo: orderId }} className={buttonClass.quiet}>
          {m.account_complain()}
        </Link>
      )}
    </LoanHelp>
  )
}
