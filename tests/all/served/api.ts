import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { OF_LOGINS, OPENS_TO_OTHERS } from '../../../deploy/headers.ts'
import { freePort } from '../../setup/free-port.ts'

interface Asked {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  /** Bytes of its body received so far. */
  bytes: number
  sha256?: string
}

/** An API that records its requests, and acts as the end of the address says. */
export async function startApi() {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request
    const entry: Asked = { method, url, headers, bytes: 0 }
    asked.push(entry)
    const hash = createHash('sha256')
    request.on('data', (chunk: Buffer) => {
      entry.bytes += chunk.length
      hash.update(chunk)
    })
    request.on('end', () => {
      entry.sha256 = hash.digest('hex')
      const [path = ''] = url.split('?')
      if (path.endsWith('/dies')) return request.socket.destroy()
      // A server with its own caching rules.
      response.setHeader('Cache-Control', 'public, max-age=60')
      response.setHeader('Content-Security-Policy', 'default-src *')
      response.setHeader('Referrer-Policy', 'unsafe-url')
      for (const name of [...OPENS_TO_OTHERS, ...OF_LOGINS]) response.setHeader(name, '*')
      const answer = () => response.end('{"code":0}')
      const [, seconds] = /\/after-(\d+)$/.exec(path) ?? []
      if (seconds === undefined) answer()
      else setTimeout(answer, Number(seconds) * 1000)
    })
    request.on('error', () => undefined)
  })
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    stop: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
