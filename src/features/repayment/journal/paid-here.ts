/** What payments may have paid that the order does not show yet: something, or all that is due. */
type Paid = 'some' | 'all' | undefined

/** What the payments of an order that it does not show yet mean for what it asks for. */
export interface PaidHere {
  bill: Paid
  /** The fee of the extension that it offers was sent or reported. */
  isFeeSent: boolean
}
