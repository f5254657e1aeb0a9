import { readWallDate } from '../../../lib/dates.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentMarket } from '../../../platform/current-market.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { present } from './present.ts'
import type { Entry } from './entry.ts'
import { periodsWords } from './periods-words.ts'
import { receiptBy, wordsOf } from './questions.ts'
import styles from './journal.module.css'
import { AmountText } from '../../../ui/amount-text.tsx'

/** One payment in a question, in the same words on every screen: amount, method, instalments, time and result. */
export function PaymentLine({ entry }: { entry: Entry }) {
  return (
    <div className={styles.line}>
      <p className={styles.what}>
        <AmountText text={whatWords(entry)} />
      </p>
      {entry.purpose === 'extension' && <p>{m.journal_fee()}</p>}
      {entry.periods && <p>{periodsWords(entry.periods)}</p>}
      <p>
        <PaymentTime at={entry.at} />
      </p>
      <p>{wordsOf(entry, present())}</p>
    </div>
  )
}

/** When a payment was sent, in the market's time zone. */
export const timeWords = ({ at }: Pick<Entry, 'at'>) => readWallDate(String(at), currentMarket())?.slice(0, 16)

/** What happened then. */
export function timeLabel(entry: Entry): string {
  if (entry.way === 'alipay') return m.receipt_to_alipay()
  return receiptBy(entry) === 'borrower' ? m.receipt_noted_at() : m.receipt_sent()
}

export function PaymentTime({ at }: { at: number }) {
  const wall = timeWords({ at })
  return <time dateTime={wall?.replace(' ', 'T')}>{wall}</time>
}

/** Whole amounts are shown with `.00` only in rupees: rupiah have no hundredths in practice, and an unknown currency may not. */
export const amountWords = (minor: number | undefined) =>
  showMoney(
    minor === undefined
      ? undefined
      : currentMarket() !== 'in' && minor % 100 === 0
        ? { major: minor / 100 }
        : { minor },
  )

export function whatWords({ way, amount, card = '' }: Entry): string {
  const shown = amountWords(amount)
  switch (way) {
    case 'card':
      // A card's digits stay with the dots before them; its bank may be on the previous line.
      return m.journal_card({ amount: shown, card: card.replace(/ (?=\S*$)/, '\u00A0') })
    case 'alipay':
      return m.journal_alipay({ amount: shown })
    case 'account':
      return card ? m.journal_account_named({ amount: shown, name: card }) : m.journal_account({ amount: shown })
  }
}
