import { logError } from '../platform/error-log.ts'

declare global {
  // A global that scripts of one page share can only be declared so.
  // oxlint-disable-next-line no-var
  var rupyaUnpaid: string | undefined
}

/** Ends once what is on the disk can be read. The ledger itself is no part of the first screen. */
async function ledgerReady(): Promise<void> {
  try {
    await (await import('./disk.ts')).disk.ready()
  } catch (error) {
    logError(error, 'ledger')
  }
}

/**
 * For the loader of a screen that can send what must not be sent twice, or that says what was sent: it is drawn once the disk
 * was read, which takes as long as its data or less (docs/decisions/061).
 */
export async function withLedger<Data>(loading: Data | Promise<Data>): Promise<Data> {
  await Promise.allSettled([loading, ledgerReady()])
  return loading
}

/** As `withLedger`, for the order's own screen, whose page may have looked for a payment already (app/early/draw-screen.ts). */
export function withPayments<Data>(orderId: string, loading: Promise<Data>): Promise<Data> {
  const isUnpaid = globalThis.rupyaUnpaid === orderId
  globalThis.rupyaUnpaid = undefined
  return isUnpaid ? loading : withLedger(loading)
}
