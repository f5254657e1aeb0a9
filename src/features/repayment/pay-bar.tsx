import type { OrderRef } from '../../api/loan.ts'
import { env } from '../../platform/env.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { PhoneLink } from '../../ui/phone-link.tsx'
import styles from './pay-bar.module.css'
import { PayButton } from './pay-button.tsx'
import { wholeMoney } from './whole-money.ts'

interface PayBarProps {
  order: OrderRef
  selectable: number
  chosen: number
  /** Of those that are chosen, in whole units. */
  total: number
}

/** What the choice costs, said whenever it changes, and the way to pay it; always in sight. */
export function PayBar({ order, selectable, chosen, total }: PayBarProps) {
  // Specification section 5: pay does nothing if the amount is zero.
  const reason = total > 0 ? undefined : selectable > 0 ? m.choose_to_pay() : m.nothing_payable()
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.total}>
        <span className={styles.count}>{m.instalments_chosen({ count: chosen })}</span>
        <span className={styles.amount}>{wholeMoney(total)}</span>
      </p>
      <PayButton order={order} amount={total} refusal={() => reason} />
      {selectable === 0 && <PhoneLink phone={env.servicePhone} label={m.call_us({ phone: env.servicePhone })} />}
    </div>
  )
}
