import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { againDrawing } from '../journal/again-drawing.tsx'
import { PayAgain } from '../journal/pay-again.tsx'
import type { Standing } from '../journal/rules.ts'

interface AccountAgainProps {
  order: OrderRef
  standing: Standing
  /** As of `PayAgain`. */
  isOther: boolean
  onAgree: () => void
}

/** In place of the number, where a payment was made that may be the same. */
export function AccountAgain({ order, standing, isOther, onAgree }: AccountAgainProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Notice
        drawing={againDrawing}
        title={isOther ? m.account_other_title() : m.account_again_title()}
        text={isOther ? m.again_other_money() : m.account_again_text()}
      >
        <Link to="/loanDetails" search={order} className={buttonClass.primary}>
          {m.again_check()}
        </Link>
        <Button look="quiet" onClick={() => setAsking(true)}>
          {m.again_show()}
        </Button>
      </Notice>
      {isAsking && (
        <PayAgain
          order={order}
          standing={standing}
          isOther={isOther}
          label={m.again_show()}
          onPay={onAgree}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
