import { logError } from '../platform/error-log.ts'

declare global {
  // Only `var` can declare a global that several scripts of one page share.
  // oxlint-disable-next-line no-var
  var rupyaUnpaid: string | undefined
}

/** Ends once the data on the disk can be read. The import keeps the ledger out of the first screen. */
async function ledgerReady(): Promise<void> {
  try {
    await (await import('./disk.ts')).disk.ready()
  } catch (error) {
    logError(error, 'ledger')
  }
}

/**
 * For the loader of a screen that shows or sends something that must not be sent twice. The screen is drawn once the disk was
 * read, which usually takes no longer than loading its data (docs/decisions/061).
 */
export async function withLedger<Data>(loading: Data | Promise<Data>): Promise<Data> {
  await Promise.allSettled([loading, ledgerReady()])
  return loading
}

/** Like `withLedger`, for the order's own screen. Its page may already have looked for a payment (early/page/at-end.ts). */
export function withPayments<Data>(orderId: string, loading: Promise<Data>): Promise<Data> {
  const isUnpaid = globalThis.rupyaUnpaid === orderId
  globalThis.rupyaUnpaid = undefined
  return isUnpaid ? loading : withLedger(loading)
}
