import { m } from '../../../platform/i18n/generated/messages.js'
import type { Periods } from './entry.ts'

/** The instalments of a payment, as its address names them. */
export const periodsWords = ({ from, to }: Periods) =>
  from === to ? m.pays_one({ number: from }) : m.pays_from_to({ from, to })
