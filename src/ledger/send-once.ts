import { logError } from '../platform/error-log.ts'
import { SendKey } from '../api/send-key.ts'
import { withoutReload } from '../platform/links/reload-once.ts'

/** Runs a task unless another page of this app is running one under the same lock; then resolves to `busy`. */
export type Hold = <Result>(task: () => Promise<Result>) => Promise<Result | 'busy'>

/** What may be sent now: only `sendOnce` makes the key of a request that must not be sent twice. */
export interface Sending {
  id: string
  key: SendKey
}

/** The steps of a send, in this order. All run under the lock. */
export interface SendSteps<Seen, Stop, Sent> {
  /** Why this device already knows not to send, before anything is read. */
  early?: () => Stop | undefined
  /** Reads what the server shows now. If that fails, nothing is sent. */
  read: () => Promise<Seen>
  /** Why this device or the server knows not to send. */
  decide: (seen: Seen) => Stop | undefined
  /** Writes what is about to be sent, and returns its id. Nothing is sent before this has ended. */
  write: (seen: Seen) => Promise<string>
  /** The key of its request, as it was written; by default its id. */
  keyOf?: (id: string) => string | undefined
  /** Ends what `write` has written before it failed: it was not sent. */
  withdraw: () => Promise<unknown>
  /** Undefined if there is nothing to send, because what was written was already done elsewhere. */
  send?: (sending: Sending, seen: Seen) => Promise<Sent>
  /** Writes the result. `sent` is undefined if `send` threw, so the result is unknown. */
  conclude: (id: string, sent: Sent | undefined) => Promise<void>
}

/** Why nothing was sent. */
export type NotSent =
  /** Another page is sending under the same lock. */
  | { kind: 'busy' }
  /** The data to read before sending could not be read. */
  | { kind: 'unread'; error: unknown }
  /** This device failed before anything was sent. */
  | { kind: 'unsent'; error: unknown }

/**
 * `sent` is what `send` returned, undefined if it threw. Without an `id` nothing was sent, but what was written still says
 * that it may have been.
 */
export interface Concluded<Sent> {
  kind: 'sent'
  id?: string
  sent: Sent | undefined
}

/** For sends that do not depend on the server's data. */
export const readNothing = () => Promise.resolve()

/** Sends what must not be sent twice. Everything of that kind goes through here (src/ledger/README.md). */
export async function sendOnce<Seen, Stop extends { kind: string }, Sent>(
  hold: Hold,
  { early, read, decide, write, keyOf, withdraw, send, conclude }: SendSteps<Seen, Stop, Sent>,
): Promise<NotSent | Stop | Concluded<Sent>> {
  type Result = NotSent | Stop | Concluded<Sent>
  let isWriting = false
  const prepare = async (): Promise<NotSent | Stop | { kind: 'ready'; id: string; seen: Seen }> => {
    const known = early?.()
    if (known) return known
    let seen: Seen
    try {
      seen = await read()
    } catch (error) {
      return { kind: 'unread', error }
    }
    const stop = decide(seen)
    if (stop) return stop
    isWriting = true
    return { kind: 'ready', id: await write(seen), seen }
  }
  const steps = async (): Promise<Result> => {
    let prepared
    try {
      prepared = await prepare()
    } catch (error) {
      return endUnsent(error, isWriting ? withdraw : undefined)
    }
    if (!('seen' in prepared)) return prepared
    const { id, seen } = prepared
    if (!send) return { kind: 'sent', id, sent: undefined }
    let sent: Sent | undefined
    try {
      sent = await send({ id, key: new SendKey(keyOf?.(id) ?? id) }, seen)
    } catch (error) {
      logError(error, 'a send')
    }
    try {
      await conclude(id, sent)
    } catch (error) {
      // The entry stays `sending`, which the next page calls lost.
      logError(error, 'the result of a send')
    }
    return { kind: 'sent', id, sent }
  }
  let running: Promise<Result> | undefined
  return withoutReload(async () => {
    try {
      const result = await hold(() => (running = steps()))
      return result === 'busy' ? { kind: 'busy' } : result
    } catch (error) {
      // It is the lock that failed. What has begun goes on.
      return running ?? endUnsent(error, undefined)
    }
  })
}

/** Nothing was sent. What was written must not say otherwise. */
async function endUnsent(error: unknown, withdraw: (() => Promise<unknown>) | undefined) {
  logError(error, 'before a send')
  try {
    await withdraw?.()
    return { kind: 'unsent' as const, error }
  } catch (failure) {
    logError(failure, 'what was not sent')
    return { kind: 'sent' as const, sent: undefined }
  }
}
