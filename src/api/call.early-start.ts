// Replaces api/call.ts in the script that starts the calls: it sends the request, and leaves the reply to the next reader.
import { earlyCalls, questionOf } from './early-calls.ts'
import { fetchWhole, startTimer, timeout, TIMEOUT_MS } from './fetch-with-timeout.ts'
import { type RequestData, type Wire, wireRequest } from './wire-request.ts'

/** Sends an operation's request. Never resolves, because nothing here needs the reply. */
export function call(operation: Wire, data: RequestData): Promise<never> {
  const sent = wireRequest(operation, data)
  const { url, ...init } = sent
  // Nothing here aborts a call earlier.
  const giveUp = new AbortController()
  const stopTimer = startTimer(TIMEOUT_MS, () => giveUp.abort())
  const { signal } = giveUp
  const reply = fetchWhole(new Request(url, init), signal, () => (signal.aborted ? timeout(TIMEOUT_MS) : undefined))
  // The reader of the reply handles a failure.
  reply.then(stopTimer, stopTimer)
  earlyCalls().push({ ...sent, question: questionOf(operation, data), reply, at: Date.now() })
  return new Promise(() => {})
}
