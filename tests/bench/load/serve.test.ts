import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cacheControl } from '../../../deploy/headers.ts'
import { makeIdentity } from './certificate.ts'
import type { Link } from './link.ts'
import { serve, THINKING_MS } from './serve.ts'

const LONG = randomBytes(100_000).toString('base64')
let folder: string
let links: Link[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rupya-serve-'))
  mkdirSync(join(folder, 'assets'))
  const files = {
    'app.html': 'app',
    'index.html': 'site',
    'loanDetails.html': '<script>1</script>',
    'assets/long.js': LONG,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const answers = new Map([['/v3/order', '{"code":0}']])
  const site = { folder, answers, identity: makeIdentity() }
  links = await Promise.all([serve(site), serve({ ...site, page: 'app.html' })])
})
afterAll(() => {
  for (const link of links) link.close()
  rmSync(folder, { recursive: true })
})

/** Sends a request over a new connection. */
async function ask(path: string, [link] = links) {
  if (!link) throw new Error('Nothing is served')
  const began = performance.now()
  const session = connect(link.origin, { rejectUnauthorized: false })
  const stream = session.request({ ':path': path })
  const [[headers], body] = await Promise.all([once(stream, 'response'), buffer(stream)])
  const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(body).toString() : ''
  session.close()
  return { status: headers[':status'], text, headers, time: performance.now() - began }
}

test('An address gets the page of its name, else the app’s, as in production', async () => {
  const page = await ask('/loanDetails?token=1')
  expect([page.status, page.text]).toEqual([200, '<script>1</script>'])
  expect(page.headers['cache-control']).toBe(cacheControl('/loanDetails'))
  expect(page.headers['content-encoding']).toBe('br')
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  expect((await ask('/?lang=2')).text).toBe('site')
  expect((await ask('/unknown')).text).toBe('app')
  expect((await ask('/loanDetails', links.slice(1))).text).toBe('app')
  expect((await ask('/assets/gone.js')).status).toBe(404)
})

test('A call has its answer after the time that the server thinks', async () => {
  const { text, time, headers } = await ask('/gateway/v3/order')
  expect(text).toBe('{"code":0}')
  expect(headers['cache-control']).toBe('no-store')
  // A timer may fire slightly early.
  expect(time).toBeGreaterThan(THINKING_MS - 2)
  expect((await ask('/gateway/v3/unknown')).status).toBe(404)
})

test('A played line takes its round trips and its width, and loses and swaps nothing', async () => {
  const [link] = links
  if (!link) throw new Error('Nothing is served')
  link.line = { down: 4_000_000, up: 1_000_000, roundTrip: 40 }
  const { text, time, headers } = await ask('/assets/long.js')
  link.line = { down: Infinity, up: Infinity, roundTrip: 0 }
  expect(text).toBe(LONG)
  expect(headers['cache-control']).toBe(cacheControl('/assets/long.js'))
  // TCP, TLS and the request take one round trip each; then about 100 kB arrive, 500 bytes per millisecond.
  expect(time).toBeGreaterThan(3 * 40 + 190)
})
