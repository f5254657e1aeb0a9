import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReleaseServer } from '../../../deploy/release-server.ts'
import { startNginx } from '../../../scripts/serve/start-nginx.ts'
import { freePort } from '../../setup/free-port.ts'
import { ADDRESSES, type Answer } from './addresses.ts'
import { startApi } from './api.ts'
import { ask, type Reply } from './ask.ts'
import { assetNamed, serving } from './release.ts'

const SERVERS = ['nginx', 'npm run preview'] as const
const ports = new Map<string, number>()
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  const api = await startApi()
  const port = await freePort()
  const nginx = await startNginx({ ...serving, root: 'dist/app', api: api.origin, port })
  const preview = createReleaseServer({ ...serving, folder: 'dist/app', api: api.origin })
  await once(preview.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has such an address.
  const { port: previewPort } = preview.address() as AddressInfo
  ports.set('nginx', port).set('npm run preview', previewPort)
  stops.push(nginx.stop, async () => void preview.close(), api.stop)
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

const KEPT = 'public, max-age=31536000, immutable'
const headersOf = ({ headers }: Reply) => ({
  'Content-Security-Policy': headers['content-security-policy'],
  'Referrer-Policy': headers['referrer-policy'],
  'X-Content-Type-Options': headers['x-content-type-options'],
  'Permissions-Policy': headers['permissions-policy'],
  'Strict-Transport-Security': headers['strict-transport-security'],
  'Cache-Control': headers['cache-control'],
})
const expectedHeaders = (cache: string, file = '') => ({
  'Content-Security-Policy': serving.policies[file] ?? serving.headers['Content-Security-Policy'],
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cache-Control': cache,
})
const where = SERVERS.flatMap((server) => ADDRESSES.map(([path, answer]) => ({ server, path, answer })))

test.each(where)('$server answers $path as the table says @APP-60', async ({ server, path, answer }) => {
  const reply = await ask(ports.get(server) ?? 0, path)
  const { status, headers, body } = reply
  const { file, type }: Answer = answer
  const isFile = file !== undefined && body.equals(readFileSync(`dist/app/${file}`))
  // Servers differ in which types get a charset.
  const [sentType] = (headers['content-type'] ?? '').split(';')
  expect({ status, isFile, ...(isFile && { type: sentType }) }).toEqual(
    file === undefined ? { status: 404, isFile: false } : { status: 200, isFile: true, type },
  )
  expect(headersOf(reply)).toEqual(expectedHeaders(file?.startsWith('assets/') ? KEPT : 'no-store, no-transform', file))
})

test.each(SERVERS)('%s sends the same headers with a call, whatever the API has sent @APP-61', async (server) => {
  const reply = await ask(ports.get(server) ?? 0, '/gateway/v3/order?token=t', { method: 'POST', body: 'a=1' })
  expect([reply.status, reply.body.toString()]).toEqual([200, '{"code":0}'])
  expect(headersOf(reply)).toEqual(expectedHeaders('no-store, no-transform'))
  const taken = /^access-control-|^timing-|^set-cookie$|^www-authenticate$|^clear-site-data$/
  expect(Object.keys(reply.headers).filter((name) => taken.test(name))).toEqual([])
})

test.each(SERVERS)('%s sends them with a file that has not changed, and with a part of one @APP-61', async (server) => {
  const port = ports.get(server) ?? 0
  const path = `/assets/${assetNamed('index-', '.js')}`
  const { headers } = await ask(port, path)
  const same = await ask(port, path, { headers: { 'if-none-match': headers.etag ?? '' } })
  const part = await ask(port, path, { headers: { range: 'bytes=0-9' } })
  expect([same.status, part.status, part.body.length]).toEqual([304, 206, 10])
  for (const reply of [same, part]) expect(headersOf(reply)).toEqual(expectedHeaders(KEPT))
})
