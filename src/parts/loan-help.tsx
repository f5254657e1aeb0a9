import { Link } from '@tanstack/react-router'
import { phoneLink } from '../lib/phone-link.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { currentParams, hasToken } from '../platform/session/session.ts'
import { detail } from '../ui/detail.tsx'
import { Icon, LineIcon } from '../ui/icon.tsx'
import { NoWrap } from '../ui/no-wrap.tsx'
import styles from './loan-help.module.css'
import { useServicePhone } from './service-phone.tsx'

interface LoanHelpProps {
  /** The lender's phone for this order, if the server sent one. */
  orderPhone?: string | undefined
  /** The loan that the question or complaint is about. Without one, the next screens find the borrower's loan themselves. */
  orderId?: string | undefined
  /** Links to leave out: the screen is that page, has its own link to it, or the link needs a loan and there is none. */
  without?: readonly ('ask' | 'complain')[] | undefined
  /** Something is being sent, so nobody should leave now. */
  isBusy?: boolean
}

/**
 * Help links: a quiet row at the end of each screen of a loan. The assistant and complaints need a token. If complaining is
 * not possible, a mail link is shown (REPAY-76).
 */
export const LoanHelp = detail(function LoanHelp({ orderPhone, orderId, without, isBusy }: LoanHelpProps) {
  const leadsTo = (way: 'ask' | 'complain') => hasToken(currentParams()) && !without?.includes(way)
  const look = { className: styles.way, inert: isBusy }
  const phone = useServicePhone(orderPhone, orderId)
  const ask = (
    <>
      {icon('M4 5h16v11h-8l-4 4v-4H4z')}
      {m.help_ask()}
    </>
  )
  return (
    <section className={styles.help} aria-label={m.loan_help()}>
      {leadsTo('ask') &&
        (orderId ? (
          <Link to="/intelligentCustomerService" search={{ orderNo: orderId }} {...look}>
            {ask}
          </Link>
        ) : (
          <Link to="/complainNewPage" {...look}>
            {ask}
          </Link>
        ))}
      {/* `phoneLink` lets only digits through. */}
      {/* oxlint-disable-next-line react/forbid-dom-props */}
      <a className={`${styles.way} ${styles.phone}`} href={phoneLink(phone)}>
        <Icon name="phone" />
        <NoWrap text={m.call_us({ phone })} part={phone} />
      </a>
      {leadsTo('complain') ? (
        <Link to="/complainPage" search={{ orderNo: orderId }} {...look}>
          {icon('M12 5H5v14h14v-7M9 15l.5-3L18 3.5 20.5 6 12 14.5z')}
          {m.account_complain()}
        </Link>
      ) : (
        <Link to="/customerService" {...look}>
          {icon('M4 6h16v12H4zM4 7l8 6 8-6')}
          {m.help_write()}
        </Link>
      )}
    </section>
  )
})

const icon = (path: string) => (
  <LineIcon>
    <path d={path} />
  </LineIcon>
)
