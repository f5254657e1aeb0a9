import type { ReactNode } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { showMoney } from '../../../platform/show-money.ts'
import { AmountText } from '../../../ui/amount-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DetailLines } from '../../../ui/detail-lines.tsx'
import { unknownDrawing } from '../../../ui/drawing.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page.tsx'
import { FeeNote } from '../money-head.tsx'
import type { Entry } from '../journal/entry.ts'
import { PayAgain } from '../journal/pay-again.tsx'
import { PaymentTime } from '../journal/payment-line.tsx'
import { periodsWords } from '../journal/periods-words.ts'
import { isOfOthers, type ReasonToAsk } from '../journal/rules.ts'
import { payLabel } from '../where-to-pay.ts'
import type { PaymentFlow } from './payment-flow.ts'
import type { Purchase } from './payment.ts'

interface PaymentUnknownProps {
  orderId: string
  entry: Entry
  /** It was not sent by the last tap. */
  isFromBefore: boolean
  /** What the borrower is about to pay. */
  purchase: Pick<Purchase, 'amount' | 'purpose' | 'periods'>
  /** The server's words for a payment that it already has. */
  duplicate: string | undefined
  onCheck: () => Promise<void>
  onPayAgain: () => void
  children: ReactNode
}

/** Also used after a reload, when the server's words are lost. */
function unknownWords(entry: Entry): string {
  if (entry.status.kind === 'duplicate') return m.payway_duplicate()
  return entry.status.kind === 'codeRefusedVoid' ? m.unknown_code_text() : m.unknown_text()
}

/** A payment whose result is unknown (RULE-69). The first button checks the order; paying again asks. */
export function PaymentUnknown({
  orderId,
  entry,
  isFromBefore,
  purchase,
  duplicate,
  onCheck,
  onPayAgain,
  children,
}: PaymentUnknownProps) {
  const check = useSingleFlight(onCheck)
  const { amount, purpose, periods, card = '', at, status } = entry
  const isDuplicate = status.kind === 'duplicate'
  const isOther = isOfOthers({ entries: [entry], paidPeriods: [] }, purchase)
  return (
    <Page title={m.unknown_title()} start={<BackButton />}>
      <Notice
        drawing={unknownDrawing}
        title={isDuplicate ? m.duplicate_title() : m.unknown_notice()}
        text={duplicate || unknownWords(entry)}
      >
        {isFromBefore && <p>{m.unknown_before()}</p>}
        <p>{status.kind === 'codeRefusedVoid' ? m.unknown_code_do() : m.unknown_do()}</p>
      </Notice>
      <Card>
        <DetailLines
          lines={[
            {
              label: payLabel(purpose, m.code_amount),
              value: showMoney(amount === undefined ? undefined : { minor: amount }),
            },
            ...(periods ? [{ label: m.pays(), value: periodsWords(periods) }] : []),
            { label: m.code_card(), value: card },
            { label: isDuplicate ? m.unknown_tried() : m.unknown_when(), value: <PaymentTime at={at} /> },
          ]}
        />
        <FeeNote purpose={purpose} />
      </Card>
      <div>
        <Button onClick={() => void check()}>{m.unknown_check()}</Button>
        <Button look="quiet" onClick={onPayAgain}>
          <AmountText text={isOther ? m.payway_pay({ amount: showMoney(purchase.amount) }) : m.unknown_again()} />
        </Button>
      </div>
      <LoanHelp orderId={orderId} />
      {children}
    </Page>
  )
}

interface PayQuestionProps {
  order: OrderRef
  flow: PaymentFlow
  reason: ReasonToAsk
  purchase: Pick<Purchase, 'amount' | 'purpose' | 'periods'>
}

/** The question before a payment that may be made twice. Its button says whether it pays at once. */
export function PayQuestion({ order, flow, reason, purchase }: PayQuestionProps) {
  const amount = showMoney(purchase.amount)
  const isOther = isOfOthers(reason, purchase)
  const label = () => {
    if (!flow.sendsOnceAgreed()) return isOther ? m.again_go_on_other() : m.again_go_on()
    return isOther ? m.payway_pay({ amount }) : m.again_pay({ amount })
  }
  return (
    <PayAgain
      order={order}
      reason={reason}
      isOther={isOther}
      label={label()}
      onPay={() => void flow.payAgain()}
      onClose={flow.dismissQuestion}
    />
  )
}
