import { TIMEOUT_MS, TimeoutError } from './fetch-with-timeout.ts'

export interface SendProgress {
  /** Bytes of the request that have left, and all of them. */
  sent: number
  total: number
}

/**
 * A transport for `call` that tells how much of the request is sent, which `fetch` cannot. It takes as long as it makes
 * progress, and is given up when there is none for as long as another call may take.
 */
export const sendWithProgress =
  (onProgress: (progress: SendProgress) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.arrayBuffer()
    return new Promise((resolve, reject) => {
      const { signal } = request
      const sending = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout> | undefined
      const end = (settle: () => void) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', abort)
        settle()
      }
      const fail = (reason: unknown) =>
        end(() => {
          // What `fetch` would reject with: an error, or whatever reason the caller gave.
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors
          reject(reason)
          sending.abort()
        })
      const abort = () => fail(signal.reason)
      const waitForProgress = () => {
        clearTimeout(timer)
        timer = setTimeout(() => fail(new TimeoutError(`no progress for ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
      }
      sending.upload.addEventListener('progress', ({ loaded, total }) => {
        waitForProgress()
        onProgress({ sent: loaded, total })
      })
      sending.addEventListener('progress', waitForProgress)
      sending.addEventListener('load', () => end(() => resolve(responseOf(sending))))
      sending.addEventListener('error', () => fail(new TypeError('The connection was lost')))
      signal.addEventListener('abort', abort)
      sending.open(request.method, request.url)
      request.headers.forEach((value, name) => sending.setRequestHeader(name, value))
      waitForProgress()
      if (signal.aborted) abort()
      else sending.send(body)
    })
  }

/** Statuses with which a `Response` takes no body, not even an empty one: https://fetch.spec.whatwg.org/#null-body-status */
const WITHOUT_BODY = [204, 205, 304]

const responseOf = ({ status, responseText }: XMLHttpRequest) =>
  new Response(WITHOUT_BODY.includes(status) ? null : responseText, { status })
