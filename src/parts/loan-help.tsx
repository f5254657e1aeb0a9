import { Link } from '@tanstack/react-router'
import { m } from '../platform/i18n/generated/messages.js'
import { currentParams, hasToken } from '../platform/session/session.ts'
import { buttonClass } from '../ui/button.tsx'
import styles from './loan-help.module.css'
import { ServicePhone } from './service-phone.tsx'
import { detail } from '../ui/detail.tsx'

interface LoanHelpProps {
  /** The lender's phone for this order, where the server gave one. */
  orderPhone?: string | undefined
  /** The loan to complain about; undefined where the screen has none, or has its own link. */
  orderId?: string | undefined
  /** Something is being sent: nobody should leave now. */
  isBusy?: boolean
}

/** Who helps: a quiet row at the end of each screen of a loan, with the way to complain about it. */
export const LoanHelp = detail(function LoanHelp({ orderPhone, orderId, isBusy }: LoanHelpProps) {
  return (
    <section className={styles.help}>
      <ServicePhone orderPhone={orderPhone} caption={m.loan_help()} />
      {/* Complaints need a token. */}
      {orderId && hasToken(currentParams()) && (
        <Link to="/complainPage" search={{ orderNo: orderId }} inert={isBusy} className={buttonClass.quiet}>
          {m.account_complain()}
        </Link>
      )}
    </section>
  )
})
