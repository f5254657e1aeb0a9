import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { compressOnce, isText, mayZip } from './compress.ts'
import { cacheControl, NOT_KEPT, POLICY } from './headers.ts'
import { typeOf } from './nginx.ts'
import { passOn } from './pass-on.ts'
import { CALL_PATH, fileOf, isMissing, pathOf } from './release-paths.ts'

/** What a server must know about a release. */
export interface Serving {
  /** Headers of files other than pages with inline scripts or styles. */
  headers: Record<string, string>
  /** The policy of each page, by its file. */
  policies: Record<string, string>
  /** The path of the API in the app. */
  apiBase: string
  /** The languages whose pages have a head of their own (`aboutUs.en.html`), by the parameter `lang` that asks for them. */
  languages?: Record<string, string> | undefined
}

interface Release extends Serving {
  /** The folder of a build. */
  folder: string
  /** The address of the API. */
  api: string
  /** A name of this machine that requests may use, besides `localhost`. */
  host?: string
  /** For https: a certificate and its key, as texts. */
  tls?: { cert: string; key: string } | undefined
  /** Called for a call that did not reach the API. */
  onFault?: ((reason: string) => void) | undefined
}

/** `npm run preview`: a release with the headers of production, and the same rules for addresses (README.md). */
export function createReleaseServer({
  folder,
  headers,
  policies,
  apiBase,
  languages = {},
  api,
  host,
  tls,
  onFault,
}: Release): Server {
  const compressed = compressOnce()
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => response.destroy(Object(error)))
  }
  return tls ? createSecureServer(tls, serve) : createServer(serve)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    // A page elsewhere may point its own domain name to this machine:
    // https://vite.dev/config/server-options#server-allowedhosts
    if (!isOwnHost(request.headers.host, host))
      return response.writeHead(403, { 'Content-Type': 'text/plain' }).end('This host is not allowed.')
    const { url = '/', method } = request
    const path = pathOf(url)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Cache-Control', NOT_KEPT)
    // Never send a page instead of a script: a cache would store it under the script's name.
    if (path === undefined || isMissing(folder, path)) return response.writeHead(404).end()
    const isCall = url.startsWith(`${apiBase}/`)
    if (isCall && !isCallPath(path)) return response.writeHead(404).end()
    if (isCall) return passOn(request, response, api, url.slice(apiBase.length).replace(/#.*/, ''), onFault)
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    const file = fileOf(folder, path, languages[new URLSearchParams(url.split('?')[1]).get('lang') ?? ''])
    response.setHeader(POLICY, policies[file] ?? headers[POLICY] ?? '')
    response.setHeader('Cache-Control', cacheControl(`/${file}`))
    return sendFile(request, response, file)
  }

  async function sendFile({ headers: asked, method }: IncomingMessage, response: ServerResponse, file: string) {
    const content = await readFile(join(folder, file))
    const etag = `"${createHash('sha256').update(content).digest('base64url')}"`
    const type = typeOf(file)
    response.setHeader('Content-Type', type)
    response.setHeader('Accept-Ranges', 'bytes')
    if (isText(type)) response.setHeader('Vary', 'Accept-Encoding')
    const range = asked.range === undefined ? undefined : rangeIn(asked.range, content.length)
    // A range refers to the uncompressed text.
    const isZipped = mayZip(type, content, String(asked['accept-encoding'])) && !range
    response.setHeader('ETag', isZipped ? `W/${etag}` : etag)
    if (asked['if-none-match']?.replace(/^W\//, '') === etag) return response.writeHead(304).end()
    if (range) {
      const [first, last] = range
      if (first > last) return response.writeHead(416, { 'Content-Range': `bytes */${content.length}` }).end()
      response.setHeader('Content-Range', `bytes ${first}-${last}/${content.length}`)
    }
    if (isZipped) response.setHeader('Content-Encoding', 'gzip')
    const body = isZipped ? await compressed(file, content) : range ? content.subarray(range[0], range[1] + 1) : content
    response.writeHead(range ? 206 : 200, { 'Content-Length': body.length })
    return response.end(method === 'HEAD' ? undefined : body)
  }
}

const isCallPath = (path: string) => new RegExp(`^${CALL_PATH}$`).test(path) && !path.includes('//')

/**
 * First and last byte of a range; undefined for a header of another form
 * (https://www.rfc-editor.org/rfc/rfc9110#section-14.2).
 */
function rangeIn(header: string, length: number): [first: number, last: number] | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? []
  return first === undefined ? undefined : [Number(first), Math.min(last ? Number(last) : length, length - 1)]
}

function isOwnHost(header: string | undefined, own: string | undefined): boolean {
  if (header === undefined) return true
  const name = header.replace(/:\d*$/, '').toLowerCase()
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0 || /^([^/]+\.)?localhost$/.test(name) || name === own
}
