import { request } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseHeaders } from './release-headers.ts'

const root = mkdtempSync(join(tmpdir(), 'rupya-release-'))
let server: PreviewServer

beforeAll(async () => {
  for (const folder of ['dist/assets/deep', 'dist/site', 'dist/empty'])
    mkdirSync(join(root, folder), { recursive: true })
  for (const page of ['index.html', 'site/index.html']) writeFileSync(join(root, 'dist', page), page)
  writeFileSync(join(root, 'dist/assets/app.js'), 'script')
  const plugins = [releaseHeaders(() => ({ 'x-release': 'yes' }))]
  server = await preview({ root, configFile: false, logLevel: 'silent', plugins, preview: { port: 0 } })
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

/** As `fetch`, which would make an address tidy first. */
const get = (path: string) =>
  new Promise<{ status: number | undefined; cache: string | undefined; body: string }>((answered, failed) => {
    // A server that listens on a port has an address with one.
    const { address, port } = server.httpServer.address() as AddressInfo
    request({ host: address, port, path, headers: { accept: 'text/html' } }, (reply) => {
      text(reply).then(
        (body) => answered({ status: reply.statusCode, cache: reply.headers['cache-control'], body }),
        failed,
      )
    })
      .on('error', failed)
      .end()
  })

test.each([
  ['/', 'index.html'],
  ['/?token=1', 'index.html'],
  ['/loanDetails?next=//x/../y', 'index.html'],
  ['/complain%20page/', 'index.html'],
  ['/site/', 'site/index.html'],
])('%s is a page, which no cache keeps', async (path, body) => {
  expect(await get(path)).toEqual({ status: 200, cache: 'no-store', body })
})

test('A file below /assets is kept for ever', async () => {
  const kept = { status: 200, cache: 'public, max-age=31536000, immutable', body: 'script' }
  expect(await get('/assets/app.js')).toEqual(kept)
  expect(await get('/%61ssets/app.js?v=1')).toEqual(kept)
})

test.each([
  '/assets',
  '/assets/',
  '/assets/deep',
  '/assets/deep/',
  '/assets/gone.js',
  '/assets/index.html',
  '/assets/app.js/',
  '/Assets/gone.js',
  '/%61ssets/gone.js',
  '/assets%2Fgone.js',
  '/./assets/gone.js',
  '/x/../assets/gone.js',
  '/assets/../index.html',
  `/assets/${'a'.repeat(300)}.js`,
  '/empty',
  '/empty/',
  '//',
  '//host/loanDetails',
  '/\\host',
  '/%',
  '/%E0%A4%A',
  '/%00',
  'http://host/assets/app.js',
])('%s is nothing: 404, no page in its place, and nothing that a cache keeps', async (path) => {
  expect(await get(path)).toEqual({ status: 404, cache: 'no-store', body: '' })
})
