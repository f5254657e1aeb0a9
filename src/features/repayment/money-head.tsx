import type { ReactNode } from 'react'
import { m } from '../../platform/i18n/generated/messages.js'
import { Amount } from '../../ui/amount.tsx'
import { Card } from '../../ui/card.tsx'
import { detail } from '../../ui/detail.tsx'
import styles from './money-head.module.css'
import { payLabel, type Purpose } from './where-to-pay.ts'

interface MoneyHeadProps {
  purpose: Purpose
  /** The amount's label if the bill is paid. */
  label: () => string
  value: string
  children?: ReactNode
}

/** The head of every step of a payment: what is paid, how much, and what it does. */
export const MoneyHead = ({ purpose, label, value, children }: MoneyHeadProps) => (
  <Card>
    <Amount label={payLabel(purpose, label)} value={value}>
      <FeeNote purpose={purpose} />
      {children}
    </Amount>
  </Card>
)

/** Says that an extension's fee does not reduce the loan. Used on every screen where the fee is paid. */
export const FeeNote = detail(function FeeNote({ purpose }: { purpose: Purpose }) {
  return purpose === 'extension' && <p className={styles.note}>{m.fee_keeps_loan()}</p>
})
