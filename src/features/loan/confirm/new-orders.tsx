import { lastOf } from '../../../lib/list.ts'
import { ServicePhone } from '../../../parts/service-phone.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Banner } from '../../../ui/banner.tsx'
import { presentBorrower } from './device-loans.ts'
import { type LoanEntry, whose } from './loan-entry.ts'

/** Whether the present borrower is told of more loans than they took, and how many. */
export const newOrdersOf = (entry: LoanEntry) =>
  whose(entry, presentBorrower()) === 'own' ? entry.newOrders : undefined

/**
 * Says that there were more new loans than were taken, and whom to call: of the newest loan of which that is known. Where that
 * is the last one, the title beside it has said how many (`noticeOf`).
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
