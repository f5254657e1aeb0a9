import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { basename, extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { cacheControl, securityHeaders } from '../../../deploy/headers.ts'
import { inlineHashesByPage } from '../../../deploy/inline-hashes.ts'
import type { Identity } from './certificate.ts'
import { type Link, openLink } from './link.ts'

const API = '/gateway'
/** The response time of the API's server. */
export const THINKING_MS = 100

/** Bytes that a browser needs before it can read the first of them: one packet, as in deploy/nginx.ts. */
const TLS_RECORD = 1400

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

interface Site {
  folder: string
  /** Bodies by the path of their operation. */
  answers: Map<string, string>
  /** The page for every address that is not a file, even if the address has its own page. */
  page?: 'app.html'
  identity: Identity
  /** Over HTTP/1.1 instead of HTTP/2. */
  isHttp1?: boolean | undefined
}

/**
 * Serves a build as described in deploy/README.md, in the same way for all compared pages. Files are compressed
 * once.
 */
export async function serve({ folder, answers, page, identity: { key, cert }, isHttp1 }: Site): Promise<Link> {
  const pages = inlineHashesByPage(folder)
  const headersOf = (file: string) => securityHeaders({ frameOrigins: [], inline: pages.get(basename(file)) })
  const reply = (request: IncomingMessage | Http2ServerRequest, response: ServerResponse | Http2ServerResponse) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const send = (type: string, text: string | Buffer, cache: string, file = '') => {
      const body = compressed(text)
      const own = { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length }
      end(200, { ...headersOf(file), ...own, 'cache-control': cache }, body)
    }
    const refuse = () => end(404, { ...headersOf(''), 'cache-control': 'no-store' })
    const end = (status: number, headers: Record<string, string | number>, body: Buffer | string = '') => {
      response.statusCode = status
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.end(body)
    }
    if (path.startsWith(`${API}/`)) {
      const answer = answers.get(path.slice(API.length))
      const answerIt = answer === undefined ? refuse : () => send('application/json', answer, 'no-store')
      request.resume()
      request.on('end', () => setTimeout(answerIt, THINKING_MS))
      return
    }
    const file = fileAt(folder, path, page)
    if (file) send(TYPES[extname(file)] ?? 'application/octet-stream', readFileSync(file), cacheControl(path), file)
    else refuse()
  }
  const server = isHttp1 ? createServer({ key, cert }, reply) : createSecureServer({ key, cert }, reply)
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(TLS_RECORD))
  // The link's connections keep the process alive until they end.
  await once(server.listen(0, '127.0.0.1').unref(), 'listening')
  // It listens at a port.
  const { port } = server.address() as AddressInfo
  return openLink(port)
}

/** The file itself, the page with that name, or the app's page; below /assets/ never a page. */
function fileAt(folder: string, path: string, page?: string): string | undefined {
  const own = join(folder, path)
  const pages = [...(page ? [] : [`${own}.html`, join(own, 'index.html')]), join(folder, 'app.html')]
  const found = [own, ...(path.startsWith('/assets/') ? [] : pages)]
  return found.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

const known = new Map<string, Buffer>()

/** With brotli at its best level, which is the default. */
function compressed(text: string | Buffer): Buffer {
  const key = String(text)
  const body = known.get(key) ?? brotliCompressSync(text)
  known.set(key, body)
  return body
}
