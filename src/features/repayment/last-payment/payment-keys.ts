/** Storage keys of an order's payments: an unfinished card payment, a payment that was made, one begun at the payment site. */
export const storedPaymentKey = (orderId: string) => `payment:${orderId}`
export const madePaymentKey = (orderId: string) => `paid:${orderId}`
export const sentToPayKey = (orderId: string) => `sentToPay:${orderId}`
