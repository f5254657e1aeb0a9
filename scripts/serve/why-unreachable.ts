import { withoutPassword } from '../../src/platform/web-address.ts'

const PATIENCE_MS = 5000

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name is not known now',
  ECONNRESET: 'it breaks the connection',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
}

/** Why a server gives no answer over HTTP, in a sentence; undefined if it gives one, whatever it says. */
export async function whyUnreachable(server: string): Promise<string | undefined> {
  try {
    const answer = await fetch(server, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    await answer.body?.cancel()
    return undefined
  } catch (error) {
    const { name, message, cause } = Object(error)
    const { code, message: reason } = Object(cause)
    const why =
      name === 'TimeoutError'
        ? `it is silent for ${PATIENCE_MS / 1000} s`
        : (REASONS[code] ?? String(reason ?? message))
    return `The server ${withoutPassword(server)} does not answer: ${why}.`
  }
}
