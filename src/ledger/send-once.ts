import { logError } from '../platform/error-log.ts'
import { withoutReload } from '../platform/links/reload-once.ts'

/** Runs a task unless another page of this app is running one under the same lock; then resolves to `busy`. */
export type Hold = <Result>(task: () => Promise<Result>) => Promise<Result | 'busy'>

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
  /** Undefined if there is nothing to send, because what was written was already done elsewhere. */
  send?: (id: string, seen: Seen) => Promise<Sent>
  /** Writes the result. `sent` is undefined if `send` threw, so the result is unknown. */
  conclude: (id: string, sent: Sent | undefined) => Promise<void>
}

/** Why nothing was sent. */
export type NotSent =
  /** Another page is sending under the same lock. */
  | { kind: 'busy' }
  /** The data to read before sending could not be read. */
  | { kind: 'unread'; error: unknown }

/** `sent` is what `send` returned, undefined if it threw. */
export interface Concluded<Sent> {
  kind: 'sent'
  id: string
  sent: Sent | undefined
}

/** For sends that do not depend on the server's data. */
export const readNothing = () => Promise.resolve()

/** Sends what must not be sent twice. Everything of that kind goes through here (src/ledger/README.md). */
export async function sendOnce<Seen, Stop extends { kind: string }, Sent>(
  hold: Hold,
  { early, read, decide, write, send, conclude }: SendSteps<Seen, Stop, Sent>,
): Promise<NotSent | Stop | Concluded<Sent>> {
  const steps = async (): Promise<NotSent | Stop | Concluded<Sent>> => {
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
    const id = await write(seen)
    if (!send) return { kind: 'sent', id, sent: undefined }
    let sent: Sent | undefined
    try {
      sent = await send(id, seen)
    } catch (error) {
      logError(error, 'a send')
    }
    await conclude(id, sent)
    return { kind: 'sent', id, sent }
  }
  const result = await withoutReload(() => hold(steps))
  return result === 'busy' ? { kind: 'busy' } : result
}
