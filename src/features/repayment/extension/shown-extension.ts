import type { Extension } from '../../../api/repayment.ts'
import { readAmount } from '../../../lib/money.ts'
import { readable, readableLines } from '../../../lib/readable.ts'

/** What of an extension is shown; one field that is not what the contract promises must not take the rest. */
export function shownExtension(extension: Extension) {
  // A server that breaks its promise may leave the block out altogether.
  const block = extension.orderDetail as Extension['orderDetail'] | undefined
  return {
    product: readable(extension.productName),
    /** In whole units. */
    fee: readAmount(extension.delayShouldPayAmount),
    lines: readableLines(block?.detail),
    phone: readable(extension.telephone),
  }
}
