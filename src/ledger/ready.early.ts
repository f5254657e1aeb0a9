// An early page checks the disk itself (early/page/at-end.ts).
export const withLedger = <Data>(loading: Data): Data => loading
export const withPayments = <Data>(_orderId: string, loading: Data): Data => loading
