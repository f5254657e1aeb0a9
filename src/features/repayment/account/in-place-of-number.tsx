import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { HomeButton } from '../../../parts/home-button.tsx'
import { wordsForNotSent } from '../../../parts/words-for-not-sent.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Delayed } from '../../../ui/delayed.tsx'
import { missingDrawing } from '../../../ui/drawing.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { againDrawing } from '../journal/again-drawing.tsx'
import { PayAgain } from '../journal/pay-again.tsx'
import type { ReasonToAsk } from '../journal/rules.ts'

/** Shown instead of the number while the order is being read. */
export function AccountChecking() {
  return (
    <div role="status">
      <Delayed ms={1000}>
        <p>{m.payway_checking()}</p>
      </Delayed>
    </div>
  )
}

interface AccountUncheckedProps {
  error: unknown
  onRetry: () => Promise<void>
}

/** Shown instead of the number if the order could not be read: it may already be paid. */
export function AccountUnchecked({ error, onRetry }: AccountUncheckedProps) {
  const retry = useSingleFlight(onRetry)
  const { text, lang, next } = wordsForNotSent(
    { kind: 'unread', error },
    { busy: m.busy_elsewhere, unread: m.account_unread_text },
  )
  const isSessionOver = next === 'home'
  return (
    <Notice
      drawing={missingDrawing}
      title={isSessionOver ? m.session_ended_notice() : m.account_unread_title()}
      text={text}
      lang={lang}
    >
      {isSessionOver ? <HomeButton hasEnded /> : <Button onClick={() => void retry()}>{m.retry()}</Button>}
    </Notice>
  )
}

/** Shown instead of the number if a payment would be useless: the loan is paid, or no extension is offered. */
export function AccountOver({ order, isPaidOff }: { order: OrderRef; isPaidOff: boolean }) {
  return (
    <Notice
      drawing={missingDrawing}
      title={isPaidOff ? m.nothing_left_title() : m.extension_refused_title()}
      text={isPaidOff ? m.nothing_left_text() : m.account_fee_over()}
    >
      <Link to="/loanDetails" search={order} className={buttonClass.primary}>
        {m.see_loan()}
      </Link>
    </Notice>
  )
}

interface AccountAgainProps {
  order: OrderRef
  reason: ReasonToAsk
  /** As of `PayAgain`. */
  isOther: boolean
  onAgree: () => void
}

/** In place of the number, where a payment was made that may be the same. */
export function AccountAgain({ order, reason, isOther, onAgree }: AccountAgainProps) {
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
          reason={reason}
          isOther={isOther}
          label={m.again_show()}
          onPay={onAgree}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
