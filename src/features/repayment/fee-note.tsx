import { m } from '../../platform/i18n/generated/messages.js'
import styles from './fee-note.module.css'
import type { Purpose } from './where-to-pay.ts'
import { detail } from '../../ui/detail.tsx'

/** Says below the amount that an extension's fee does not reduce the loan. Used on every screen where the fee is paid. */
export const FeeNote = detail(function FeeNote({ purpose }: { purpose: Purpose }) {
  return purpose === 'extension' && <p className={styles.note}>{m.fee_keeps_loan()}</p>
})
