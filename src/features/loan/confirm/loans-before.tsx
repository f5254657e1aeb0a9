import { Link } from '@tanstack/react-router'
import { lastOf } from '../../../lib/list.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentParams } from '../../../platform/session/session.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { loans, presentBorrower } from './device-loans.ts'
import { loanOf, loansToAskAbout } from './loan-entry.ts'
import { LoanLine, noticeOf } from './loan-line.tsx'
import { NewOrders } from './new-orders.tsx'

/**
 * Shown if the offer cannot be loaded: the loan of this product that was taken on this device, or may have been, with a link
 * to it.
 */
export function LoansBefore() {
  const { productId = '' } = currentParams()
  const earlier = loansToAskAbout(loans.read(productId).map(loanOf), presentBorrower(), new Set())
  const newest = lastOf(earlier)
  return (
    <>
      {newest && (
        <>
          <Card title={noticeOf(newest)}>
            <LoanLine entry={newest} />
          </Card>
          <NewOrders entries={earlier} />
        </>
      )}
      <Link to="/order" className={buttonClass.secondary}>
        {m.confirm_my_loans()}
      </Link>
    </>
  )
}
