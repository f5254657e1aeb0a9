import { printable } from './printable.ts'

/** The answer to a request. */
export interface Reply {
  status: number
  /** The media type in lower case, without parameters; empty if there is none. */
  type: string
  /** Without its byte order mark. */
  text: string
  hasByteOrderMark?: boolean
  /** The content of a picture. */
  bytes?: Uint8Array
  /** It came compressed. */
  isPacked?: boolean
  /** The target of a redirect. It is not followed, because the session must not be sent to another address. */
  location?: string
  /** The names of the cookies that it sets. */
  cookies?: string[]
  /** The header in which a gateway says what it wants. */
  authenticate?: string
  /** The header in which a busy server says when to retry. */
  retryAfter?: string
  milliseconds: number
}

/** No reply. The reason follows the words "the server". */
export interface NoReply {
  lost: string
  /** The wait for it timed out. */
  isSilence?: true
  /** The connection was closed before an answer came. */
  isBroken?: true
  /** The answer came compressed, or said so. */
  isPacked?: boolean
  milliseconds: number
}

/** Sends one request, and rejects if there is no answer. `fetch`, or a server inside this process. */
export type Transport = (request: Request) => Promise<Response>

/** The byte order mark of UTF-8. */
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

/** The maximum number of bytes read from an answer. */
const MOST_BYTES = 8 * 1024 * 1024

/**
 * Sends a request and reads its whole answer. If there is none within `patience` milliseconds, returns the reason. `stop` ends
 * the wait.
 */
export async function send(
  transport: Transport,
  request: Request,
  patience: number,
  stop?: AbortSignal,
): Promise<Reply | NoReply> {
  const started = performance.now()
  const late = Symbol('late')
  const abort = new AbortController()
  const end = () => abort.abort()
  // Node 20.0 has no AbortSignal.any.
  stop?.addEventListener('abort', end)
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), patience)
  })
  const took = () => Math.round(performance.now() - started)
  let hasBegun = false
  let encoding: string | undefined
  try {
    const { signal } = abort
    const answer = transport(new Request(request, { signal, redirect: 'manual' })).then(async (response) => {
      hasBegun = true
      encoding = response.headers.get('content-encoding') ?? undefined
      const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
      const location = response.headers.get('location')
      const retryAfter = response.headers.get('retry-after')
      const authenticate = response.headers.get('www-authenticate')
      const cookies = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0] ?? '')
      const bytes = await bytesOf(response, signal)
      const text = new TextDecoder().decode(bytes)
      return {
        status: response.status,
        type,
        text,
        ...(BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) && { hasByteOrderMark: true }),
        ...(retryAfter !== null && { retryAfter }),
        ...(type.startsWith('image/') && { bytes }),
        ...(location !== null && { location }),
        ...(authenticate !== null && { authenticate }),
        ...(cookies.length > 0 && { cookies }),
      }
    })
    const reply = await Promise.race([answer, timeout])
    if (reply !== late) return { ...reply, ...packed(encoding), milliseconds: took() }
    // It is ignored now, and may still fail.
    answer.catch(() => {})
    abort.abort()
    const lost = hasBegun ? 'had not sent its whole answer' : 'gave no answer'
    return { lost: `${lost} within ${seconds(patience)}`, isSilence: true, milliseconds: took() }
  } catch (error) {
    const lost = reasonOf(error, encoding)
    return { lost, ...(lost === BROKEN && { isBroken: true }), ...packed(encoding), milliseconds: took() }
  } finally {
    clearTimeout(timer)
    stop?.removeEventListener('abort', end)
  }
}

/**
 * Reads the whole body. Throws if it is too long. After `fetch` has resolved, the request's signal does not always end the
 * body, and the process would not exit, so the signal is passed to the reading too.
 */
async function bytesOf({ body }: Response, signal: AbortSignal): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  const write = (chunk: Uint8Array) => {
    size += chunk.length
    if (size > MOST_BYTES) throw new Endless()
    chunks.push(chunk)
  }
  await body?.pipeTo(new WritableStream({ write }), { signal })
  return Buffer.concat(chunks)
}

class Endless extends Error {}

export const seconds = (milliseconds: number) => `${Number((milliseconds / 1000).toFixed(1))} s`

const HANDSHAKE =
  'ended the TLS handshake without a reason: if it wants a certificate of yours, give --cert cert.pem --key key.pem'
const BROKEN = 'broke the connection'
const TRUST = 'NODE_EXTRA_CA_CERTS=file.pem lets it be trusted'
const UNKNOWN_AUTHORITY = `has a certificate of an authority that this machine does not know (${TRUST})`

/** The first bytes of HTTP/2: https://www.rfc-editor.org/rfc/rfc9113#section-6.5 */
// oxlint-disable-next-line no-control-regex
const SETTINGS = /^\0\0[^]\x04\0/

/** What a server of TLS says about a client's certificate: https://www.rfc-editor.org/rfc/rfc8446#section-6.2 */
const ALERT = /alert[ _]((?:[a-z]+[ _])?certificate(?:[ _][a-z]+)?|unknown[ _]ca|access[ _]denied)/i

const packed = (encoding: string | undefined) => encoding !== undefined && { isPacked: true }

/** Node puts the reason of a failed fetch into its cause. `encoding`: that of the answer's `content-encoding`. */
function reasonOf(error: unknown, encoding = ''): string {
  if (error instanceof Endless) return `sent more than ${MOST_BYTES / 1024 / 1024} MB for one answer`
  const { name, code, message, data, rawPacket } = Object(Object(error).cause ?? error)
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'refuses connections',
    ENOTFOUND: 'has a name that nobody knows',
    EAI_AGAIN: 'has a name that cannot be looked up',
    EHOSTUNREACH: 'cannot be reached',
    ENETUNREACH: 'cannot be reached',
    ETIMEDOUT: 'cannot be reached',
    UND_ERR_CONNECT_TIMEOUT: 'cannot be reached',
    ECONNRESET: BROKEN,
    EPIPE: BROKEN,
    UND_ERR_SOCKET: BROKEN,
    UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'sent another number of bytes than its `content-length` says',
    CERT_HAS_EXPIRED: 'has a certificate that has expired',
    ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another name',
    DEPTH_ZERO_SELF_SIGNED_CERT: `has a certificate that it signed itself (${TRUST})`,
    SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
    UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  }
  if (encoding !== '' && /^(Z_|ERR_(BROTLI|ZSTD)|ERR__)/.test(String(code)))
    return `says that its body is ${printable(encoding)}, and it cannot be read as that`
  if (code === 'ERR_PROXY') return printable(String(message))
  const known = reasons[String(code)]
  if (known !== undefined) return known
  const isTls = /^(ERR_SSL_|EPROTO)/.test(String(code))
  if (isTls && /no.application.protocol/i.test(`${code} ${message}`))
    return 'speaks only HTTP/2 here: ask it with Node 26 or later, and without a proxy or --cert'
  const [, alert] = (isTls && ALERT.exec(`${message} ${code}`)) || []
  if (alert !== undefined)
    return `wants a certificate of yours that it knows (TLS: ${alert.toLowerCase().replaceAll('_', ' ')}): --cert cert.pem --key key.pem`
  if (isTls && /handshake[_ ]failure/i.test(`${code} ${message}`)) return HANDSHAKE
  if (isTls) return 'speaks no TLS here (is it http:// ?)'
  if (name === 'HTTPParserError' || String(code).startsWith('HPE_'))
    return SETTINGS.test(String(data ?? rawPacket))
      ? 'speaks only HTTP/2 without TLS here, which cannot be asked: name its port for HTTP/1.1 or for TLS'
      : 'speaks no HTTP here (is it https:// ?)'
  return `could not be asked (${printable(String(message || code || error))})`
}
