import { noteServerLanguage } from '../platform/i18n/language.ts'
import { noteServerTime } from '../platform/server-time.ts'

/** Milliseconds after which a call is given up (APP-43). */
export const TIMEOUT_MS = 60_000

/** Thrown when no complete reply came in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/** Thrown when the connection failed. Any other error during a call is a fault of the program. */
export class LineError extends Error {
  override readonly name = 'LineError'
}

export const isLineFault = (error: unknown) => error instanceof Error && error.name === 'LineError'

/** Compares the name, because the scripts of an early page (src/early/) have their own class. */
export const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

/** Why a call was aborted. Engines before 2022 do not provide it. */
export const reasonOf = (signal: AbortSignal): unknown =>
  signal.reason ?? new DOMException('The call was given up', 'AbortError')

/** https://fetch.spec.whatwg.org/#null-body-status */
const NULL_BODY_STATUSES = [204, 205, 304]

/**
 * `fetch` that throws a TimeoutError unless the whole reply, body included, arrives within `timeoutMs`, and a LineError if
 * the connection fails. The request's own signal still aborts it. (Web views of 2023 lack `AbortSignal.any`.)
 */
export async function fetchWithTimeout(timeoutMs: number, request: Request): Promise<Response> {
  const controller = new AbortController()
  let reason: unknown
  const giveUp = (why: unknown) => {
    reason ??= why
    controller.abort()
  }
  const abort = () => giveUp(reasonOf(request.signal))
  if (request.signal.aborted) abort()
  request.signal.addEventListener('abort', abort)
  const stopTimer = startTimer(timeoutMs, () => giveUp(timeout(timeoutMs)))
  try {
    return await fetchWhole(request, controller.signal, () => reason)
  } finally {
    stopTimer()
    request.signal.removeEventListener('abort', abort)
  }
}

/** A timer that is later than this was probably suspended with the app. */
const LATE_MS = 100
/** Then what came meanwhile has this time to be read. */
const AWAKE_MS = 3000
/** In a hidden page each timer may be late. */
const MOST_WAITS = 5

/**
 * Calls `end` after this time; the function it returns prevents that. An app that was suspended finds its timer over before it
 * reads the reply that came meanwhile: it then waits a little longer.
 */
export function startTimer(timeMs: number, end: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = (ms: number, left: number) => {
    const due = performance.now() + ms
    const isLate = () => performance.now() - due > LATE_MS
    timer = setTimeout(() => (left > 0 && isLate() ? wait(AWAKE_MS, left - 1) : end()), ms)
  }
  wait(timeMs, MOST_WAITS)
  return () => clearTimeout(timer)
}

export const timeout = (timeoutMs: number) => new TimeoutError(`no reply within ${timeoutMs} ms`)

/** More than any reply has. One that never ends would take all of the phone's memory. */
export const MOST_BYTES = 8 * 1024 * 1024

/** What no `Response` can be made of, as of a reply that is too large: `call` treats it as malformed. */
export const unreadable = () => Response.error()
export const hasKnownStatus = ({ status }: { status: number }) => status >= 200 && status <= 599

/** The whole reply, body included. Throws the reason for which `signal` aborted it, or a LineError. */
export async function fetchWhole(request: Request, signal: AbortSignal, reason: () => unknown): Promise<Response> {
  const sentAt = performance.now()
  // Engines throw different errors for an aborted body.
  const overTheLine = <Came>(coming: Promise<Came>) =>
    coming.catch((cause: unknown) => {
      throw reason() ?? new LineError('no reply', { cause })
    })
  const response = await overTheLine(globalThis.fetch(request, { signal }))
  noteServerTime(response.headers, sentAt)
  noteServerLanguage(response.headers, request.headers.get('Accept-Language'))
  // It has no status and no body, and cannot be copied into another response. `call` treats it as malformed.
  if (response.type === 'opaqueredirect') return response
  const body = await overTheLine(bodyOf(response))
  if (!body || !hasKnownStatus(response)) return unreadable()
  return new Response(NULL_BODY_STATUSES.includes(response.status) ? null : body, response)
}

/**
 * The whole body, unpacked; undefined if it is too large. (Read as a stream, an endless one without a length could be given up
 * sooner than by its time; but Chromium then often does not tell its tools that a call has ended, on a busy machine.)
 */
async function bodyOf(response: Response): Promise<ArrayBuffer | undefined> {
  if (Number(response.headers.get('content-length')) > MOST_BYTES) {
    await response.body?.cancel()
    return undefined
  }
  const body = await response.arrayBuffer()
  return body.byteLength > MOST_BYTES ? undefined : body
}
