import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNginx } from '../../../scripts/serve/start-nginx.ts'
import { makeIdentity } from '../../bench/load/certificate.ts'
import { freePort } from '../../setup/free-port.ts'
import { startApi } from './api.ts'
import { ask } from './ask.ts'
import { serving } from './release.ts'

let api: Awaited<ReturnType<typeof startApi>>
const folder = mkdtempSync(join(tmpdir(), 'rupya-limits-'))
const stops: (() => void | Promise<void>)[] = []

beforeAll(async () => {
  api = await startApi()
})
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
  await api.stop()
  rmSync(folder, { recursive: true })
})

/** An nginx behind a balancer, or a public one with a certificate. */
async function start(tls?: { key: string; certificate: string }) {
  const port = await freePort()
  const nginx = await startNginx({ ...serving, root: 'dist/app', api: api.origin, port, tls })
  stops.push(nginx.stop)
  return port
}

test('Bodies that drip hold nothing of the API @APP-68', async () => {
  const port = await start()
  const drips = () => {
    const sending = request({ port, host: '127.0.0.1', path: '/gateway/drips', method: 'POST', agent: false })
    sending.setHeader('content-length', 4)
    sending.on('error', () => undefined)
    return sending
  }
  const first = drips()
  const dripping = [first, ...Array.from({ length: 49 }, drips)]
  await Promise.all(dripping.map((sending) => new Promise<void>((sent) => sending.write('a', () => sent()))))
  // Another call, sent after them, is answered meanwhile.
  await ask(port, '/gateway/other', { method: 'POST', body: 'a=1' })
  expect(api.asked.map(({ url }) => url)).toEqual(['/other'])
  first.end('=12')
  await once(first, 'response')
  for (const sending of dripping) sending.destroy()
  expect(api.asked.map(({ url, bytes }) => [url, bytes])).toEqual([
    ['/other', 3],
    ['/drips', 4],
  ])
})

test('One address has 1,000 calls at a time, 50 of them large; more are refused @APP-68', async () => {
  const identity = makeIdentity()
  const tls = { key: join(folder, 'key.pem'), certificate: join(folder, 'certificate.pem') }
  writeFileSync(tls.key, identity.key)
  writeFileSync(tls.certificate, identity.cert)
  const port = await start(tls)
  // One connection allows a hundred at a time.
  const sessions = Array.from({ length: 11 }, () => connect(`https://localhost:${port}`, { rejectUnauthorized: false }))
  for (const session of sessions) stops.push(() => session.destroy())
  await Promise.all(sessions.map((session) => once(session, 'remoteSettings')))
  /** Starts this many calls of a size without sending their bodies, and collects the statuses of the answered ones. */
  const begin = (count: number, size: number) => {
    const statuses: unknown[] = []
    for (let index = 0; index < count; index += 1) {
      const headers = { ':path': '/gateway/drips', ':method': 'POST', 'content-length': size }
      const stream = sessions[index % sessions.length]?.request(headers)
      stream?.on('response', (answer) => statuses.push(answer[':status']))
      stream?.on('error', () => undefined)
    }
    return statuses
  }
  const before = api.asked.length
  const large = begin(53, 200_000)
  await expect.poll(() => large).toEqual([429, 429, 429])
  const small = begin(955, 100)
  await expect.poll(() => small).toEqual([429, 429, 429, 429, 429])
  expect([large.length, api.asked.length - before]).toEqual([3, 0])
})
