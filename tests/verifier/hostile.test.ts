import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { contract as bundle, operationOf } from '../../mocks/contract.ts'
import { main } from '../../verifier/cli.ts'
import { curlOf } from '../../verifier/curl.ts'
import { journeys } from './journeys.ts'

const stops: (() => void)[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) stop()
})

/** A server's address. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => answer(request, response))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server that listens at a port has an address with one.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function verify(...args: string[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const command = { name: 'verify', args, bundle: async () => bundle, journeys: async () => journeys }
  const code = await main(command)
  return { code, out: log.mock.calls.join('\n'), err: error.mock.calls.join('\n') }
}

test('A session goes to no other server, wherever the one that is verified leads', async () => {
  const reached: string[] = []
  const other = await serve((request, response) => {
    reached.push(request.url ?? '')
    response.end('{"code":0}')
  })
  const leading = await serve((request, response) => response.writeHead(307, { location: other + request.url }).end())
  const all = await verify(leading, '--token', 'somebody', '--allow-writes')
  expect(all).toMatchObject({ code: 2, err: expect.stringContaining(`it leads to ${other}/`) })

  const half = await serve((request, response) =>
    request.url?.includes('get-qa-list')
      ? response.writeHead(302, { location: other }).end()
      : response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":9999,"message":"busy"}'),
  )
  const { code, out } = await verify(half, '--token', 'somebody', '--only', 'listFaq,getContacts')
  expect(code).toBe(1)
  expect(out).toContain('`HTTP status` is 302, must be 200')
  expect(reached).toEqual([])
})

test('An answer without an end is given up', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, 'x')
  const endless = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    Readable.from(
      (function* forever() {
        for (;;) yield megabyte
      })(),
    ).pipe(response)
  })
  expect(await verify(endless)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^Nothing can be verified: \S+ sent more than 32 MB for one answer\.$/),
  })
})

test('A server’s words move nothing on a terminal', async () => {
  const evil = '\u001B[2J\u202Eok'
  const server = await serve((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: evil, [evil]: evil, message: evil, data: { [evil]: evil } })),
  )
  const { code, out } = await verify(server, '--only', 'listFaq,getContacts,getChannelTemplate')
  expect(code).toBe(1)
  expect(out).toContain('\\u{1b}[2J\\u{202e}ok')
  expect(out).not.toMatch(/(?!\n)[\p{Cc}\u202E]/u)
})

test('A text that begins like the name of a file is sent as it is by what is printed', async () => {
  const operation = operationOf('uploadProblemImage')
  const body = new FormData()
  body.append('note', '@/etc/passwd')
  const request = new Request('http://server.test/', { method: 'POST', body })
  expect(await curlOf(request, operation, true)).toContain('--form-string note=@/etc/passwd')
})
