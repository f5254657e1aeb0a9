import { Link } from '@tanstack/react-router'
import type { BankCard } from '../../../api/repayment.ts'
import { maskCard } from '../../../lib/digits.ts'
import { findLast } from '../../../lib/list.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { PaywaySearch } from '../repayment-search.ts'
import { purposeInAddress } from '../where-to-pay.ts'
import styles from './payway.module.css'
import { detail } from '../../../ui/detail.tsx'

interface PayCardsProps {
  cards: BankCard[]
  /** The chosen card's id. */
  chosen: string | undefined
  onChoose: (id: string) => void
  error: string | undefined
  search: PaywaySearch
}

/** The borrower's cards, masked, and the link to add one. */
export function PayCards({ cards, chosen, onChoose, error, search }: PayCardsProps) {
  const toAddCard = {
    to: '/addnormalcard',
    search: { ...search, from: 'payway', purpose: purposeInAddress(search) },
  } as const
  return (
    <Card {...(cards.length === 0 && { title: m.payway_no_cards() })}>
      {cards.length === 0 ? (
        <p>{m.payway_no_cards_text()}</p>
      ) : (
        <ChoiceList
          legend={m.payway_cards()}
          choices={cards.map(({ id, bankName, cardNo }) => ({
            value: id,
            title: bankName,
            text: maskCard(cardNo),
          }))}
          value={chosen}
          onChange={onChoose}
          error={error}
        />
      )}
      {cards.length > 0 && !chosen && !error && <p className={styles.hint}>{m.payway_choose_hint()}</p>}
      {cards.length === 0 ? (
        <Link {...toAddCard} className={`${buttonClass.primary} ${styles.first}`}>
          {m.payway_add_card()}
        </Link>
      ) : (
        <Link {...toAddCard} className={`${styles.link} ${styles.separate}`}>
          {m.payway_add_card()}
          <Icon name="chevron" />
        </Link>
      )}
    </Card>
  )
}

/** The card that was just added: by its id, or by the last digits of its number, which may be all that is known. */
export const cardAdded = (cards: BankCard[], added: string | undefined) =>
  added === undefined ? undefined : (cards.find(({ id }) => id === added) ?? findLast(cards, endsIn(added)))?.id

const endsIn =
  (end: string) =>
  ({ cardNo }: BankCard) =>
    /^\d{4}$/.test(end) && cardNo.endsWith(end)

/** The other ways to pay: Alipay, at its own site. */
export const OtherWays = detail(function OtherWays({ search }: { search: PaywaySearch }) {
  const { productId, orderId, withholdingAmount, periods } = search
  const purpose = purposeInAddress(search)
  return (
    <Card title={m.payway_other()}>
      <Link
        to="/alipayrepayment"
        search={{ productId, orderId, withholdingAmount, from: 'payway', periods, purpose }}
        className={styles.link}
      >
        {m.payway_alipay()}
        <Icon name="chevron" />
      </Link>
    </Card>
  )
})
