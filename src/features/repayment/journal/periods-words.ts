import { m } from '../../../platform/i18n/generated/messages.js'
import type { Periods } from './entry.ts'

/** Which instalments a payment is for: those that its address names. */
export const periodsWords = ({ from, to }: Periods) =>
  from === to ? m.pays_one({ number: from }) : m.pays_from_to({ from, to })
