/** The storage key of an order's journal. */
export const journalKey = (orderId: string) => `journal:${orderId}`

/** The key of the journals in this tab's history. */
export const CARRIED_KEY = 'payments'
