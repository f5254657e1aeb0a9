/** Thrown when no complete reply came in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/** https://fetch.spec.whatwg.org/#null-body-status */
const NULL_BODY_STATUSES = [204, 205, 304]

/**
 * `fetch` that ends within `limit` milliseconds, the reply's body included, with a TimeoutError. The request's own
 * signal still aborts it. (AbortSignal.any would be shorter; web views of 2023 lack it.)
 */
export async function fetchWithTimeout(timeoutMs: number, request: Request): Promise<Response> {
  const controller = new AbortController()
  const abort = () => controller.abort(request.signal.reason)
  if (request.signal.aborted) abort()
  request.signal.addEventListener('abort', abort)
  const timer = setTimeout(() => controller.abort(new TimeoutError(`no reply within ${timeoutMs} ms`)), timeoutMs)
  try {
    const response = await globalThis.fetch(request, { signal: controller.signal })
    const body = await response.arrayBuffer()
    return new Response(NULL_BODY_STATUSES.includes(response.status) ? null : body, response)
  } catch (error) {
    // Engines differ in what an aborted body throws; the controller knows why it was aborted.
    throw controller.signal.aborted ? controller.signal.reason : error
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', abort)
  }
}
