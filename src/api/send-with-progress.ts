import {
  hasKnownStatus,
  LineError,
  MOST_BYTES,
  reasonOf,
  startTimer,
  TIMEOUT_MS,
  TimeoutError,
  unreadable,
} from './fetch-with-timeout.ts'

export interface SendProgress {
  /** Bytes of the request that were sent, and the total. */
  sent: number
  total: number
}

/**
 * A transport for `call` that reports how much of the request is sent, which `fetch` cannot. It may take any time while it
 * makes progress, and times out after the usual limit without progress. `form` is the request's body: WebKit cannot read a
 * form with a file back from a request ("Unable to read form data blob").
 */
export const sendWithProgress =
  (form: FormData, onProgress: (progress: SendProgress) => void) =>
  async (request: Request): Promise<Response> => {
    const [, boundary = ''] = /boundary=(.+)/.exec(request.headers.get('content-type') ?? '') ?? []
    const body = new Uint8Array(await multipartBlob(form, boundary).arrayBuffer())
    return new Promise((resolve, reject) => {
      const { signal } = request
      const sending = new XMLHttpRequest()
      let stopTimer = () => {}
      const end = (settle: () => void) => {
        stopTimer()
        signal.removeEventListener('abort', abort)
        settle()
      }
      const fail = (reason: unknown) =>
        end(() => {
          // Rejects with the same as `fetch`: an error, or the caller's abort reason.
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors
          reject(reason)
          sending.abort()
        })
      const abort = () => fail(reasonOf(signal))
      const waitForProgress = () => {
        stopTimer()
        stopTimer = startTimer(TIMEOUT_MS, () => fail(new TimeoutError(`no progress for ${TIMEOUT_MS} ms`)))
      }
      sending.upload.addEventListener('progress', ({ loaded, total }) => {
        waitForProgress()
        onProgress({ sent: loaded, total })
      })
      sending.addEventListener('progress', ({ loaded }) => {
        waitForProgress()
        if (loaded <= MOST_BYTES) return
        end(() => resolve(unreadable()))
        sending.abort()
      })
      // XMLHttpRequest always follows redirects. A reply from another address is not accepted, as in `fetch-with-timeout.ts`.
      sending.addEventListener('load', () =>
        end(() => resolve(sending.responseURL === request.url ? responseOf(sending) : unreadable())),
      )
      sending.addEventListener('error', () => fail(new LineError('The connection was lost')))
      signal.addEventListener('abort', abort)
      sending.open(request.method, request.url)
      request.headers.forEach((value, name) => sending.setRequestHeader(name, value))
      waitForProgress()
      if (signal.aborted) abort()
      else sending.send(body)
    })
  }

/** A form as it is sent: https://html.spec.whatwg.org/#multipart-form-data */
function multipartBlob(form: FormData, boundary: string): Blob {
  const part = (name: string, rest: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${rest}\r\n\r\n`
  const parts = [...form].flatMap(([name, value]) =>
    typeof value === 'string'
      ? [part(name, ''), value, '\r\n']
      : [part(name, `; filename="${quoted(value.name)}"\r\nContent-Type: ${typeOf(value)}`), value, '\r\n'],
  )
  return new Blob([...parts, `--${boundary}--\r\n`])
}

const quoted = (text: string) => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const typeOf = (file: File) => file.type || 'application/octet-stream'

/** Statuses for which a `Response` allows no body, not even an empty one: https://fetch.spec.whatwg.org/#null-body-status */
const WITHOUT_BODY = [204, 205, 304]

/** Statuses that may have a `Retry-After` header. */
const BUSY = [429, 503]

function responseOf(sending: XMLHttpRequest) {
  const { status, responseText } = sending
  if (!hasKnownStatus(sending)) return unreadable()
  // If a server of another origin hides the header, reading it logs an error.
  const retryAfter = BUSY.includes(status) ? sending.getResponseHeader('Retry-After') : null
  return new Response(WITHOUT_BODY.includes(status) ? null : responseText, {
    status,
    ...(retryAfter !== null && { headers: { 'Retry-After': retryAfter } }),
  })
}
