/** Where an order's journal is stored. */
export const journalKey = (orderId: string) => `journal:${orderId}`

/** Where this tab's history carries its journals. */
export const CARRIED_KEY = 'payments'
