import { NoWrap } from '../../../ui/no-wrap.tsx'
import { present } from './present.ts'
import { amountWords, timeWords } from './payment-line.tsx'
import { listWordsOf } from './questions.ts'
import { useJournal } from './use-payments.ts'

/**
 * Shows in a list the latest payments of an order that it may not include yet. The order's own screen checks whether it does.
 */
export function PaymentHint({ orderId }: { orderId: string }) {
  return useJournal(orderId).map((entry) => {
    const words = entry.amount === undefined ? undefined : listWordsOf(entry, present())
    const time = timeWords(entry) ?? ''
    return (
      words && (
        <span key={entry.id}>
          <NoWrap text={words({ amount: amountWords(entry.amount), time })} part={`(${time})`} />
        </span>
      )
    )
  })
}
