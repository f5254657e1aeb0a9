/** What payments may have paid that the order does not show yet: something, or all that is due. */
type Paid = 'some' | 'all' | undefined

/** What the payments of an order that it does not show yet mean for what it asks for. */
export interface PaidHere {
  /** Whether what it asks for is to step back: a fee that was sent moves the day of the bill. */
  bill: Paid
  /** The fee of the extension that it offers was sent or reported. */
  isFeeSent: boolean
}

export const NOTHING_PAID: PaidHere = { bill: undefined, isFeeSent: false }
