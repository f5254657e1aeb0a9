/** What payments that the order does not show yet may have paid: something, or all that is due. */
type Paid = 'some' | 'all' | undefined

/** What payments that the order does not show yet mean for its bill. */
export interface PaidHere {
  bill: Paid
  /** The fee of the offered extension was sent or reported. */
  isFeeSent: boolean
}
