import { m } from '../../platform/i18n/generated/messages.js'
import styles from './fee-note.module.css'
import type { Purpose } from './where-to-pay.ts'

/** Says below the amount that an extension's fee does not reduce the loan, on every screen that the fee is paid on. */
export function FeeNote({ purpose }: { purpose: Purpose }) {
  return purpose === 'extension' && <p className={styles.note}>{m.fee_keeps_loan()}</p>
}
