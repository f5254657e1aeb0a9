import { lastOf } from '../../../lib/list.ts'
import { ServicePhone } from '../../../parts/service-phone.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Banner } from '../../../ui/banner.tsx'
import { presentBorrower } from './device-loans.ts'
import { type LoanEntry, whose } from './loan-entry.ts'

/** How many more loans were created than the present borrower took, if they must be told. */
export const newOrdersOf = (entry: LoanEntry) =>
  whose(entry, presentBorrower()) === 'own' ? entry.newOrders : undefined

/**
 * Says that more loans were created than taken, and whom to call. Uses the newest loan with this problem. If that is the last
 * loan, the title beside it already says how many (`noticeOf`).
 */
export function NewOrders({ entries }: { entries: LoanEntry[] }) {
  const counts = entries.map(newOrdersOf)
  const count = lastOf(counts.filter((known) => known !== undefined))
  if (count === undefined) return null
  const isSaid = lastOf(counts) !== undefined
  return (
    <Banner tone="danger">
      <p role="alert">
        {!isSaid && m.confirm_new_orders({ count })} {m.confirm_only_one()}
      </p>
      <ServicePhone />
    </Banner>
  )
}
