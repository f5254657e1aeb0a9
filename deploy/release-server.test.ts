import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type RequestOptions, type Server } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReleaseServer } from './release-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'rupya-release-'))
const LONG = 'script '.repeat(1000)
const servers: Server[] = []
const faults: string[] = []
let [port, apiPort] = [0, 0]

async function listen(server: Server) {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has such an address.
  return (server.address() as AddressInfo).port
}

/** An API that repeats the request, or whose connection breaks. */
const api = createServer((call, answer) => {
  const { url = '', method, headers } = call
  if (url.startsWith('/base/dies')) call.socket.destroy()
  else if (url.startsWith('/base/breaks-off')) {
    answer.write('half')
    setTimeout(() => call.socket.destroy(), 50)
  } else {
    answer.writeHead(418, {
      'x-release': 'no',
      'x-api': 'yes',
      'set-cookie': ['a=1', 'b=2'],
      'www-authenticate': 'Basic',
    })
    const { host, cookie } = headers
    void text(call).then((body) => answer.end(JSON.stringify({ url, method, host, cookie, body })))
  }
})

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  for (const page of ['index.html', 'app.html']) writeFileSync(join(folder, page), page)
  writeFileSync(join(folder, 'assets/app.js'), 'script')
  writeFileSync(join(folder, 'assets/long.js'), LONG)
  apiPort = await listen(api)
  const release = {
    folder,
    headers: { 'x-release': 'yes' },
    policies: {},
    apiBase: '/gateway',
    languages: { 2: 'en' },
    api: `http://localhost:${apiPort}/base`,
    host: 'phone.test',
    onFault: (reason: string) => faults.push(reason),
  }
  port = await listen(createReleaseServer(release))
})
afterAll(() => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  rmSync(folder, { recursive: true })
})

/** Like `fetch`, which would normalise an address first. */
async function ask(path: string, { body, ...options }: RequestOptions & { body?: string } = {}) {
  const asked = request({ host: '127.0.0.1', port, path, agent: false, ...options }).end(body)
  // The event's arguments.
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: reply.statusCode, headers: reply.headers, bytes: await buffer(reply) }
}

// What each address answers, and which headers it has: tests/all/served/addresses.test.ts.

test('A text is compressed for whoever can read that', async () => {
  const { headers, bytes } = await ask('/assets/long.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect([headers['content-encoding'], headers['vary']]).toEqual(['gzip', 'Accept-Encoding'])
  expect(gunzipSync(bytes).toString()).toBe(LONG)
  writeFileSync(join(folder, 'assets/long.js'), LONG.toUpperCase())
  const changed = await ask('/assets/long.js', { headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(changed.bytes).toString()).toBe(LONG.toUpperCase())
  expect((await ask('/assets/long.js')).headers['content-encoding']).toBeUndefined()
})

test('The server answers ranges, unchanged files and HEAD without sending too much', async () => {
  const { etag = '' } = (await ask('/assets/app.js')).headers
  const asked = async (headers: Record<string, string>, method = 'GET') => {
    const { status, bytes } = await ask('/assets/app.js', { headers, method })
    return [status, bytes.toString()]
  }
  expect(await asked({ 'if-none-match': etag })).toEqual([304, ''])
  expect(await asked({ range: 'bytes=1-2' })).toEqual([206, 'cr'])
  expect(await asked({ range: 'bytes=4-' })).toEqual([206, 'pt'])
  expect(await asked({ range: 'bytes=9-' })).toEqual([416, ''])
  expect(await asked({}, 'HEAD')).toEqual([200, ''])
  expect(await asked({}, 'POST')).toEqual([405, ''])
})

test('A call reaches the API without its prefix, and its answer has our headers', async () => {
  const call = { method: 'POST', body: 'a=1', headers: { cookie: 'a=1' } }
  const { status, headers, bytes } = await ask('/gateway/v3/order?token=1', call)
  expect([status, headers['x-api']]).toEqual([418, 'yes'])
  expect([headers['set-cookie'], headers['www-authenticate']]).toEqual([undefined, undefined])
  expect([headers['x-release'], headers['cache-control']]).toEqual(['yes', 'no-store, no-transform'])
  expect(JSON.parse(bytes.toString())).toEqual({
    url: '/base/v3/order?token=1',
    method: 'POST',
    host: `localhost:${apiPort}`,
    body: 'a=1',
  })
})

test('A connection that breaks behind the server breaks in front of it too', async () => {
  await expect(ask('/gateway/dies?token=secret')).rejects.toThrow('socket hang up')
  await expect(ask('/gateway/breaks-off')).rejects.toThrow('aborted')
  expect(faults).toEqual([expect.stringMatching(/^GET \/dies: /)])
})

test.each([
  ['evil.example', 403],
  ['localhost.evil.example', 403],
  ['localhost:4173', 200],
  ['192.168.1.5:4173', 200],
  ['[::1]:4173', 200],
  ['Phone.test:4173', 200],
])('Asked as %s it answers %d: a page elsewhere may lead its name to this machine', async (host, status) => {
  expect((await ask('/', { headers: { host } })).status).toBe(status)
})
