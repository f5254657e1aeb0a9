import { Link } from '@tanstack/react-router'
import { type OrderRef, useSaveServiceEvent } from '../../api/loan.ts'
import { useSingle } from '../../lib/use-single.ts'
import { useGoHome } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Button, buttonClass } from '../../ui/button.tsx'
import styles from './loan-actions.module.css'
import type { ruleFor } from './rules.ts'

/** Specification section 9: event module of Borrow more, and its position. */
const BORROW_MORE = { moduleId: 30, positionId: 0 }

interface LoanActionsProps {
  order: OrderRef
  actions: ReturnType<typeof ruleFor>['actions']
}

/** What can I do now: one primary action, others as links. */
export function LoanActions({ order, actions }: LoanActionsProps) {
  const { mutate: saveEvent } = useSaveServiceEvent()
  const goHome = useGoHome()
  const borrowMore = useSingle(async () => {
    saveEvent({ productId: order.productId, ...BORROW_MORE })
    await goHome()
  })
  if (actions.length === 0) return null
  return (
    <div className={styles.actions}>
      {actions.includes('repay') && (
        <Link to="/repayment" search={order} className={buttonClass.primary}>
          {m.repay()}
        </Link>
      )}
      {actions.includes('extend') && (
        <Link to="/repaymentDelay" search={order} className={buttonClass.quiet}>
          {m.extend()}
        </Link>
      )}
      {actions.includes('borrowMore') && <Button onClick={() => void borrowMore()}>{m.borrow_more()}</Button>}
    </div>
  )
}
