/** What is kept of an order's payments: one by card that is not done, one that was made, one begun at the payment site. */
export const keptKey = (orderId: string) => `payment:${orderId}`
export const madeKey = (orderId: string) => `paid:${orderId}`
export const sentKey = (orderId: string) => `sentToPay:${orderId}`
