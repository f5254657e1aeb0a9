import { groupInFours } from '../../../lib/group-in-fours.ts'
import { readMinor } from '../../../lib/money.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { showMoney } from '../../../platform/show-money.ts'
import { AmountText } from '../../../ui/amount-text.tsx'
import { detail } from '../../../ui/detail.tsx'
import { NoWrap } from '../../../ui/no-wrap.tsx'
import { periodsWords } from '../journal/periods-words.ts'
import { MoneyHead } from '../money-head.tsx'
import styles from './payway.module.css'
import type { Purchase } from './payment.ts'

interface PaymentHeadProps {
  purchase: Pick<Purchase, 'orderId' | 'amount' | 'purpose' | 'periods'>
  /** The coupon's amount, as it is in the address. */
  couponMoney: string | undefined
}

/** The amount, what it pays, and the coupon in it. */
export function PaymentHead({ purchase, couponMoney }: PaymentHeadProps) {
  const coupon = readMinor(couponMoney)
  return (
    <MoneyHead purpose={purchase.purpose} label={m.payway_amount} value={showMoney(purchase.amount)}>
      <PaysFor {...purchase} />
      {coupon?.minor ? (
        <p className={styles.coupon}>
          <AmountText text={m.payway_coupon({ amount: showMoney(coupon) })} />
        </p>
      ) : null}
    </MoneyHead>
  )
}

/** Which loan and which of its instalments are paid, for borrowers who have several. */
const PaysFor = detail(function PaysFor({ orderId, periods }: Pick<Purchase, 'orderId' | 'periods'>) {
  const number = groupInFours(orderId)
  const loan = `${m.loan_number()} ${number}`
  return (
    <div className={styles.paysFor}>
      {periods && <p>{periodsWords(periods)}</p>}
      <p>
        <NoWrap text={loan} part={number} />
      </p>
    </div>
  )
})
