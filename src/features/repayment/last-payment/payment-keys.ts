/** Where the device stores what it knows of an order's payments: one by card that is not done, one that was made, one begun at the payment site. */
export const storedPaymentKey = (orderId: string) => `payment:${orderId}`
export const madePaymentKey = (orderId: string) => `paid:${orderId}`
export const sentToPayKey = (orderId: string) => `sentToPay:${orderId}`
