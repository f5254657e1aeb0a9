import { readWallDate } from '../../../lib/dates.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentMarket } from '../../../platform/market.ts'
import { ledgerNow } from '../../../platform/server-time.ts'
import { sessionDigest } from '../../../platform/session/session-digest.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { type Entry, isStale } from './entry.ts'
import { periodsWords } from './periods-words.ts'
import { awaitsCode } from './rules.ts'
import styles from './journal.module.css'
import { AmountText } from '../../../ui/amount-text.tsx'

/**
 * One payment, in the same words on every screen: amount, method, instalments, time and result. In a question about it (`isAsked`), no
 * code can be entered.
 */
export function PaymentLine({ entry, isAsked = false }: { entry: Entry; isAsked?: boolean }) {
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
      <p className={styles.state}>{stateWords(entry, !isAsked)}</p>
    </div>
  )
}

/** When a payment was sent, in the market's time zone. */
export const timeWords = ({ at }: Pick<Entry, 'at'>) => readWallDate(String(at), currentMarket())?.slice(0, 16)

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

function stateWords(entry: Entry, leadsToCode: boolean): string {
  const { state, purpose, isDenied, isShown, mayBePaid, isTurnedAway, isDuplicate } = entry
  if (isShown) return m.journal_shown()
  switch (state) {
    case 'sending':
      return m.journal_sending()
    case 'needsCode':
      if (!mayBePaid) return m.journal_code()
      if (isDenied) return m.journal_denied_card()
      if (leadsToCode && awaitsCode(entry, { session: sessionDigest(), now: ledgerNow() }))
        return isTurnedAway ? m.journal_code_unseen() : m.journal_code_refused()
      return isTurnedAway ? m.journal_turned_away() : m.journal_refused_code()
    case 'handedOver':
      return isDenied ? m.journal_denied() : m.journal_handed_over()
    case 'unknown':
      if (isDenied) return m.journal_denied_card()
      if (isTurnedAway) return m.journal_turned_away()
      if (isDuplicate) return m.journal_duplicate()
      return mayBePaid ? m.journal_refused_code() : m.journal_unknown()
    case 'accepted':
      if (isDenied) return m.journal_denied_card()
      if (isStale(entry, ledgerNow())) return m.journal_accepted_long()
      return purpose === 'extension' ? m.journal_accepted_fee() : m.journal_accepted()
    case 'reported':
      return purpose === 'extension' ? m.journal_reported_fee() : m.journal_reported()
    case 'refused':
      return m.not_charged()
  }
}
