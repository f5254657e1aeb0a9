import { groupInFours } from '../../../lib/group-in-fours.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { detail } from '../../../ui/detail.tsx'
import { NoWrap } from '../../../ui/no-wrap.tsx'
import { periodsWords } from '../journal/periods-words.ts'
import styles from './payway.module.css'
import type { Purchase } from './payment.ts'

/** Which loan and which of its instalments are paid, for borrowers who have several. */
export const PaysFor = detail(function PaysFor({ orderId, periods }: Pick<Purchase, 'orderId' | 'periods'>) {
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
