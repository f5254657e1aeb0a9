import type { Effect } from './bundle.ts'
import { type NoReply, type Reply, send, type Transport } from './send.ts'

/** The note about a server that closes idle connections without notice: it may, but a client can lose a request. */
export const CLOSED_NOTE =
  'closes connections without `Connection: close`: a read was sent again, and each later call on its own connection'

export interface Sending {
  transport: Transport
  /** Sends each request on a connection of its own. */
  alone?: Transport | undefined
  patience: number
  stop?: AbortSignal | undefined
}

/**
 * Sends the requests of a run. A server may close a connection just when the next request arrives on it. If that happens to a
 * read, it and every later request get a new connection, so that no call that writes is lost.
 */
export function connections() {
  let isAlone = false
  return async (
    request: Request,
    effect: Effect,
    { transport, alone = transport, patience, stop }: Sending,
  ): Promise<{ reply: Reply | NoReply; isSentAgain: boolean }> => {
    const wasAlone = isAlone
    const first = await send(wasAlone ? alone : transport, request.clone(), patience, stop)
    if (wasAlone || effect !== 'read' || !('isBroken' in first)) return { reply: first, isSentAgain: false }
    const reply = await send(alone, request.clone(), patience, stop)
    if ('lost' in reply) return { reply, isSentAgain: false }
    const isSentAgain = !isAlone
    isAlone = true
    return { reply, isSentAgain }
  }
}
