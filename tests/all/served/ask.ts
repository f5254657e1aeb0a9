import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Reply {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Sends a request on a new connection, with the address unchanged; `fetch` would normalise it. */
export function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Question = {}) {
  return new Promise<Reply>((answered, failed) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (reply) => {
      buffer(reply).then((bytes) => answered({ status: reply.statusCode, headers: reply.headers, body: bytes }), failed)
    })
    asked.on('error', failed)
    asked.end(body)
  })
}
