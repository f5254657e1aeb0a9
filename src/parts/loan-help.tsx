import type { ReactNode } from 'react'
import { m } from '../platform/i18n/generated/messages.js'
import styles from './loan-help.module.css'
import { ServicePhone } from './service-phone.tsx'

interface LoanHelpProps {
  /** The lender's phone for this order, where the server gave one. */
  orderPhone?: string | undefined
  /** Other ways to get help. */
  children?: ReactNode
}

/** Who helps: a quiet row at the end of each screen of a loan. */
export function LoanHelp({ orderPhone, children }: LoanHelpProps) {
  return (
    <section className={styles.help}>
      <ServicePhone orderPhone={orderPhone} caption={m.loan_help()} />
      {children}
    </section>
  )
}
