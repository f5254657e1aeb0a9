import type { Effect } from './bundle.ts'
import { type NoReply, type Reply, send, type Transport } from './send.ts'

/** The note for a server that closes idle connections in silence: legal, but a client may lose a request by it. */
export const CLOSED_NOTE =
  'closes connections without `Connection: close`: a read was sent again, and each call on a connection of its own'

export interface Sending {
  transport: Transport
  /** Sends each request on a connection of its own. */
  alone?: Transport | undefined
  patience: number
  stop?: AbortSignal | undefined
}

/**
 * Sends the requests of a run. A server may close a connection just when the next request arrives on it. Where that happens
 * to a read, it is sent again on a new connection, and so is all that follows: then no call that writes is lost.
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
