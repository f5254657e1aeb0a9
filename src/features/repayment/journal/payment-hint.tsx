import { m } from '../../../platform/i18n/generated/messages.js'
import { NoWrap } from '../../../ui/no-wrap.tsx'
import { present } from './present.ts'
import { amountWords, timeWords } from './payment-line.tsx'
import { inListOf } from './questions.ts'
import { useJournal } from './use-payments.ts'

const WORDS = {
  accepted: m.journal_in_list_accepted,
  reported: m.journal_in_list_reported,
  sent: m.journal_in_list,
  unknown: m.journal_in_list_unknown,
}

/**
 * Shows in a list the latest payments of an order that it may not include yet. The order's own screen checks whether it does.
 */
export function PaymentHint({ orderId }: { orderId: string }) {
  return useJournal(orderId).map((entry) => {
    const told = entry.amount === undefined ? undefined : inListOf(entry, present())
    const time = timeWords(entry) ?? ''
    return (
      told && (
        <span key={entry.id}>
          <NoWrap text={WORDS[told]({ amount: amountWords(entry.amount), time })} part={`(${time})`} />
        </span>
      )
    )
  })
}
