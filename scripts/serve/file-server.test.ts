import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFiles } from './file-server.ts'

const LONG = JSON.stringify('long '.repeat(1000))
const around = mkdtempSync(join(tmpdir(), 'file-server-'))
let served: Awaited<ReturnType<typeof serveFiles>>

beforeAll(async () => {
  const folder = join(around, 'site')
  mkdirSync(join(folder, 'order'), { recursive: true })
  mkdirSync(join(around, 'site-beside'))
  writeFileSync(join(around, 'secret.txt'), 'secret')
  writeFileSync(join(around, 'site-beside', 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'a file.txt'), 'a file')
  writeFileSync(join(folder, 'order', 'index.html'), 'the order')
  writeFileSync(join(folder, 'long.json'), LONG)
  served = await serveFiles({ folder, base: '/rupya/' })
})

afterAll(() => {
  served.close()
  rmSync(around, { recursive: true })
})

/** Requests a path unchanged; `fetch` would normalise it. */
async function get(path: string) {
  const { promise, resolve, reject } = Promise.withResolvers<[number | undefined, string]>()
  request(served.origin, { path }, (response) => {
    text(response).then((body) => resolve([response.statusCode, body]), reject)
  })
    .on('error', reject)
    .end()
  return promise
}

test('A file is answered, and a folder with its page', async () => {
  expect(await get('/rupya/a%20file.txt')).toEqual([200, 'a file'])
  expect(await get('/rupya/order/?id=1')).toEqual([200, 'the order'])
  expect(await get('/rupya/order')).toEqual([301, ''])
})

test('A long text is sent with gzip to a browser that takes it', async () => {
  const encodingFor = async (accepted: string) => {
    const response = await fetch(`${served.origin}/rupya/long.json`, { headers: { 'Accept-Encoding': accepted } })
    expect(await response.text()).toBe(LONG)
    return response.headers.get('Content-Encoding')
  }
  expect(await encodingFor('gzip, br')).toBe('gzip')
  expect(await encodingFor('identity')).toBeNull()
})

test.each([
  '/rupya/..%2fsecret.txt',
  '/rupya/..%2fsite-beside%2fsecret.txt',
  '/rupya/order/..%2f..%2fsecret.txt',
  '/rupya/%2e%2e/secret.txt',
  '/rupya/%00',
  '/rupya/%E0%A4',
  '/elsewhere/a%20file.txt',
])('Nothing outside the folder is answered, however it is written: %s', async (path) => {
  expect(await get(path)).toEqual([404, 'There is no such page.'])
})
