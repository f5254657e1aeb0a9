import { m } from '../../../platform/i18n/generated/messages.js'
import { NoWrap } from '../../../ui/no-wrap.tsx'
import { ledgerNow } from '../../../platform/server-time.ts'
import { type Entry, wasCodeRefused, isStale, isToTell, mayHavePaid } from './entry.ts'
import { amountWords, timeWords } from './payment-line.tsx'
import { useJournal } from './use-payments.ts'

/**
 * Shows in a list the latest payments of an order that it may not include yet. The order's own screen checks whether it does.
 */
export function PaymentHint({ orderId }: { orderId: string }) {
  const entries = useJournal(orderId).filter(
    (entry) =>
      isToTell(entry) &&
      !wasCodeRefused(entry) &&
      mayHavePaid(entry) &&
      // A fee is not part of the due amount, and for the payment site it is unknown whether the borrower paid.
      entry.purpose === 'bill' &&
      entry.state !== 'handedOver' &&
      entry.amount !== undefined &&
      !isStale(entry, ledgerNow()),
  )
  return entries.map((entry) => (
    <span key={entry.id}>
      <NoWrap text={hintWords(entry)} part={`(${timeWords(entry) ?? ''})`} />
    </span>
  ))
}

function hintWords(entry: Entry): string {
  const about = { amount: amountWords(entry.amount), time: timeWords(entry) ?? '' }
  if (entry.state === 'accepted') return m.journal_in_list_accepted(about)
  if (entry.state === 'reported') return m.journal_in_list_reported(about)
  const hadAnswer = entry.isDuplicate || entry.mayBePaid || entry.state !== 'unknown'
  return hadAnswer ? m.journal_in_list(about) : m.journal_in_list_unknown(about)
}
