import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { compressOnce, isText, mayZip } from '../../deploy/compress.ts'
import { typeOf } from '../../deploy/nginx.ts'

interface Served {
  folder: string
  /** The folder's path: `/rupya/demo/`. Nothing else is at this origin. */
  base?: string
  /** Headers of a page, by its text. */
  headersOf?: (page: string) => Record<string, string>
}

/** A plain file server: no fallback for missing files, and no page under another name. */
export function createFileServer({ folder, base = '/', headersOf = () => ({}) }: Served): Server {
  const compressed = compressOnce()
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(Object(error)))
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    if (!url) return response.writeHead(400).end()
    const { pathname, search } = url
    const path = pathname.startsWith(base) && pathInside(pathname.slice(base.length))
    const found = path ? await stat(path).catch(() => undefined) : undefined
    if (path && found?.isDirectory() && !pathname.endsWith('/'))
      return response.writeHead(301, { Location: `${pathname}/${search}` }).end()
    const file = path && found?.isDirectory() ? join(path, 'index.html') : path
    const content = file ? await readFile(file).catch(() => undefined) : undefined
    if (file && content) return send(200, file, content)
    const missing = join(folder, '404.html')
    // A folder may lack a page for missing files.
    return send(404, missing, await readFile(missing).catch(() => Buffer.from('There is no such page.')))

    async function send(status: number, name: string, text: Buffer) {
      const isPage = extname(name) === '.html'
      const type = typeOf(name)
      const isZipped = mayZip(type, text, String(request.headers['accept-encoding']))
      response.writeHead(status, {
        ...(isPage && headersOf(text.toString())),
        'Content-Type': type,
        ...(isText(type) && { Vary: 'Accept-Encoding' }),
        ...(isZipped && { 'Content-Encoding': 'gzip' }),
        // Like GitHub Pages for scripts and styles, so that they are not loaded again on every page.
        'Cache-Control': isPage ? 'no-cache' : 'max-age=600',
      })
      return response.end(isZipped ? await compressed(name, text) : text)
    }
  }

  /** The path of a file, if it is inside the folder: `URL` does not decode `%2f`, so `..` segments after it must be checked. */
  function pathInside(address: string): string | undefined {
    try {
      const path = resolve(folder, decodeURIComponent(address).replace(/^\/+/, ''))
      return `${path}${sep}`.startsWith(`${resolve(folder)}${sep}`) ? path : undefined
    } catch {
      // An invalid escape names no file.
      return undefined
    }
  }
}

/** Serves files at any free port. */
export async function serveFiles(served: Served) {
  const server = createFileServer(served)
  await once(server.listen(0, 'localhost'), 'listening')
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { server, origin, close }
}
