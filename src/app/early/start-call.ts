// What the script that starts the calls has in place of api/call.ts: it sends, and leaves the answer to whoever comes next.
import { earlyCalls, questionOf } from '../../api/early-calls.ts'
import { fetchWithTimeout, TIMEOUT_MS } from '../../api/fetch-with-timeout.ts'
import { type RequestData, type Wire, wireRequest } from '../../api/wire-request.ts'

/** Sends an operation's request. Never resolves: nothing that needs the answer is done here. */
export function call(operation: Wire, data: RequestData): Promise<never> {
  const sent = wireRequest(operation, data)
  const { url, ...init } = sent
  const reply = fetchWithTimeout(TIMEOUT_MS, new Request(url, init))
  // Whoever takes the answer hears of a failure.
  reply.catch(() => {})
  earlyCalls().push({ ...sent, question: questionOf(operation, data), reply })
  return new Promise(() => {})
}
