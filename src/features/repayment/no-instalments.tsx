import { Link } from '@tanstack/react-router'
import type { OrderRef } from '../../api/loan.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Button, buttonClass } from '../../ui/button.tsx'
import { missingDrawing } from '../../ui/drawing.tsx'
import { successDrawing } from '../../ui/more-drawings.tsx'
import { Notice } from '../../ui/notice.tsx'

interface NoInstalmentsProps {
  order: OrderRef
  isPaidOff: boolean
  onRetry: () => void
}

/** No row to pay: all is paid, or the list did not come whole, which must not look like it. */
export function NoInstalments({ order, isPaidOff, onRetry }: NoInstalmentsProps) {
  const toOrder = (
    <Link to="/loanDetails" search={order} className={isPaidOff ? buttonClass.primary : buttonClass.quiet}>
      {m.see_loan()}
    </Link>
  )
  if (isPaidOff)
    return (
      <Notice drawing={successDrawing} title={m.nothing_left_title()} text={m.nothing_left_text()}>
        {toOrder}
      </Notice>
    )
  return (
    <Notice drawing={missingDrawing} title={m.plan_incomplete_title()} text={m.plan_incomplete_text()}>
      <Button onClick={onRetry}>{m.retry()}</Button>
      {toOrder}
    </Notice>
  )
}
