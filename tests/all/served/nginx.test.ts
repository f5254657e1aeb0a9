import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:http2'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { nginxProgram, type RunningNginx, startNginx } from '../../../scripts/serve/start-nginx.ts'
import { TIMEOUT_MS } from '../../../src/api/fetch-with-timeout.ts'
import { makeIdentity } from '../../bench/load/certificate.ts'
import { freePort } from '../../setup/free-port.ts'
import { startApi } from './api.ts'
import { ask } from './ask.ts'
import { assetNamed, serving } from './release.ts'

let api: Awaited<ReturnType<typeof startApi>>
let nginx: RunningNginx
let port: number
const folder = mkdtempSync(join(tmpdir(), 'rupya-served-'))

beforeAll(async () => {
  api = await startApi()
  port = await freePort()
  nginx = await startNginx({ ...serving, root: 'dist/app', api: api.origin, port })
})
afterAll(async () => {
  await nginx.stop()
  await api.stop()
  rmSync(folder, { recursive: true })
})

/** The requests that reached the API during an action. */
async function askedDuring(happens: () => Promise<unknown>) {
  const before = api.asked.length
  await happens()
  return api.asked.slice(before)
}

test('nginx accepts the configuration that the build writes for a container', () => {
  const { status, stderr } = spawnSync(nginxProgram(), ['-t', '-c', join(process.cwd(), 'dist/nginx.conf')], {
    encoding: 'utf8',
    // Its log is a file there and cannot be a socket.
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  expect(stderr).toContain('test is successful')
  expect(stderr).not.toContain('[warn]')
  expect(status).toBe(0)
})

test.each([
  ['a page', '/', 'index.html'],
  ['a script', `/assets/${assetNamed('core-', '.js')}`, `assets/${assetNamed('core-', '.js')}`],
])('A browser gets brotli or gzip, as the build has compressed it: %s @APP-63', async (_, path, file) => {
  const read = (ending = '') => readFileSync(`dist/app/${file}${ending}`)
  const sentTo = async (accepted: string, ending?: string) => {
    const { headers, body } = await ask(port, path, { headers: { 'accept-encoding': accepted } })
    // Not the bytes themselves, because nobody could read a difference.
    return { encoding: headers['content-encoding'], vary: headers.vary, isWhole: body.equals(read(ending)) }
  }
  const sent = { vary: 'Accept-Encoding', isWhole: true }
  expect(await sentTo('gzip, deflate, br, zstd', '.br')).toEqual({ ...sent, encoding: 'br' })
  expect(await sentTo('gzip', '.gz')).toEqual({ ...sent, encoding: 'gzip' })
  expect(await sentTo('identity')).toEqual({ ...sent, encoding: undefined })
  expect(brotliDecompressSync(read('.br')).equals(read())).toBe(true)
  expect(gunzipSync(read('.gz')).equals(read())).toBe(true)
})

test('Pages run only scripts and styles whose hashes are in the policy they bring @APP-61', async () => {
  const pages = readdirSync('dist/app').filter((name) => name.endsWith('.html'))
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  let inline = 0
  for (const name of pages) {
    const { headers, body } = await ask(port, `/${name}`)
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    for (const [, tag = '', attributes = '', content = ''] of body
      .toString()
      .matchAll(/<(script|style)([^>]*)>([^<]*(?:<(?!\/\1>)[^<]*)*)<\/\1>/g)) {
      if (content === '' || attributes.includes('json')) continue
      const sources = policy.split(';').find((directive) => directive.startsWith(`${tag}-src `))
      expect(sources).toContain(hash(content))
      inline += 1
    }
  }
  expect(inline).toBeGreaterThan(0)
})

test('By https nginx speaks HTTP/2, and HTTP/1.1 with whoever knows no other @APP-64', async () => {
  const identity = makeIdentity()
  const tls = { key: join(folder, 'key.pem'), certificate: join(folder, 'certificate.pem') }
  writeFileSync(tls.key, identity.key)
  writeFileSync(tls.certificate, identity.cert)
  const tlsPort = await freePort()
  const safe = await startNginx({ ...serving, root: 'dist/app', api: api.origin, port: tlsPort, tls })

  onTestFinished(safe.stop)
  const session = connect(`https://localhost:${tlsPort}`, { rejectUnauthorized: false })
  const stream = session.request({ ':path': '/nowhere?token=t', 'accept-encoding': 'br' })
  const [headers] = await once(stream, 'response')
  stream.resume()
  await once(stream, 'end')
  expect(session.alpnProtocol).toBe('h2')
  expect(headers).toMatchObject({ ':status': 200, 'cache-control': 'no-store, no-transform', 'content-encoding': 'br' })
  const [called] = await askedDuring(async () => {
    const call = session.request({ ':path': '/gateway/x?a=1', ':method': 'POST', ...CLAIMS })
    call.end('b=2')
    expect(await text(call)).toBe('{"code":0}')
  })
  // Nobody before nginx says who calls.
  const claimed = Object.keys(CLAIMS).filter((name) => called?.headers[name] !== undefined)
  expect(claimed.map((name) => [name, called?.headers[name]])).toEqual([
    ['x-forwarded-for', expect.stringMatching(/127|::1/)],
  ])
  expect(called?.headers['x-forwarded-for']).not.toContain('6.6.6.6')
  session.close()

  const asked = get({ host: 'localhost', port: tlsPort, path: '/', rejectUnauthorized: false, agent: false })
  const [reply] = await once(asked, 'response')
  expect([reply.statusCode, reply.httpVersion]).toEqual([200, '1.1'])
  reply.resume()
})

test('A call goes to the API without the prefix, and else as it was sent @APP-65', async () => {
  const path = '/v3/order/list?token=a%2Bb%20c&gid=%E2%82%B9&empty=&x=1&x=2'
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'en', sessionid: 's', merchantnumber: 'm' }
  const [asked] = await askedDuring(() =>
    ask(port, `/gateway${path}`, { method: 'POST', headers, body: 'orderId=1&note=a%0Ab' }),
  )
  expect(asked).toMatchObject({ method: 'POST', url: path, headers, bytes: 20 })
  expect(asked?.headers.host).toBe(new URL(api.origin).host)
  expect(asked?.headers['x-forwarded-for']).toBe('127.0.0.1')
})

/** What a caller writes to be taken for another, or for another request. */
const CLAIMS = {
  'x-forwarded-for': '6.6.6.6',
  'x-real-ip': '6.6.6.6',
  forwarded: 'for=6.6.6.6',
  'x-forwarded-host': 'evil.test',
  'x-original-url': '/admin',
  'x-http-method-override': 'DELETE',
  cookie: 'a=1',
}

test('Behind a balancer a call keeps who called, and nothing that changes the call', async () => {
  const [asked] = await askedDuring(() => ask(port, '/gateway/x', { headers: CLAIMS }))
  const { cookie, 'x-original-url': _url, 'x-http-method-override': _method, ...told } = CLAIMS
  expect(asked?.headers).toMatchObject({ ...told, 'x-forwarded-for': '6.6.6.6, 127.0.0.1' })
  expect(asked?.headers).not.toHaveProperty('cookie', cookie)
  expect(Object.keys(asked?.headers ?? {}).filter((name) => /original|override/.test(name))).toEqual([])
})

test('A call whose connection ends is made once, on a new or a used connection @APP-65', async () => {
  for (const method of ['POST', 'GET'])
    for (const kept of [false, true]) {
      if (kept) await ask(port, '/gateway/warm', { method: 'POST', body: 'a=1' })
      const asked = await askedDuring(async () => {
        const { status } = await ask(port, '/gateway/pay/dies', { method, ...(method === 'POST' && { body: 'a=1' }) })
        expect(status).toBe(502)
      })
      expect(asked.map(({ url }) => url)).toEqual(['/pay/dies'])
    }
})

test('nginx waits for an answer longer than the phone does @APP-66', () => {
  const config = readFileSync('dist/nginx.conf', 'utf8')
  const seconds = (name: string) => Number(new RegExp(`^ +${name} (\\d+)s;`, 'm').exec(config)?.[1])
  for (const name of ['proxy_read_timeout', 'proxy_send_timeout', 'client_body_timeout'])
    expect(seconds(name) * 1000).toBe(TIMEOUT_MS + 5000)
})

test('A photo of 12 MB reaches the API whole, and no part of it is on the disk @APP-68', async () => {
  const photo = randomBytes(12 * 1024 * 1024)
  const half = photo.length / 2
  const [, asked] = await askedDuring(async () => {
    const before = api.asked.length
    const sending = request({
      port,
      host: '127.0.0.1',
      path: '/gateway/file/upload',
      method: 'POST',
      headers: { 'content-length': photo.length },
    })
    await new Promise<void>((sent) => sending.write(photo.subarray(0, half), () => sent()))
    // Another call, sent after it, is answered meanwhile.
    await ask(port, '/gateway/other', { method: 'POST', body: 'a=1' })
    expect(api.asked.slice(before).map(({ url }) => url)).toEqual(['/other'])
    const written = execFileSync('find', [nginx.folder, '-type', 'f', '-size', '+100k'], { encoding: 'utf8' })
    sending.end(photo.subarray(half))
    const [reply] = await once(sending, 'response')
    reply.resume()
    expect([reply.statusCode, written]).toEqual([200, ''])
  })
  expect(asked).toMatchObject({ bytes: photo.length, sha256: createHash('sha256').update(photo).digest('hex') })
})

test('What a session’s address holds is in no log, whatever goes wrong @APP-67', async () => {
  const canary = 'CANARY-7f3a'
  const session = `token=${canary}&userId=${canary}`
  // Like a session's value.
  const NUMBERS = '723421968459640832'
  const closed = await freePort()
  const other = await freePort()
  // No API, and an unreadable file.
  const broken = join(folder, 'broken')
  mkdirSync(broken)
  symlinkSync('loop', join(broken, 'loop'))
  const alone = await startNginx({ ...serving, root: broken, api: `http://127.0.0.1:${closed}`, port: other })
  onTestFinished(alone.stop)
  const referrer = { referer: `https://rupya.example/loanDetails?${session}`, 'user-agent': canary, cookie: canary }
  const many = { 'x-long': canary.repeat(4000) }
  const asked: [path: string, status: number, question?: Parameters<typeof ask>[2]][] = [
    [`/loanDetails?${session}`, 200, { headers: referrer }],
    [`/loanDetails%3F${session}`, 200],
    [`/loanDetails;${session}`, 200],
    [`/${canary}`, 200],
    [`/assets/gone.js?${session}`, 404],
    [`//x?${session}`, 404],
    [`/%?${session}`, 404],
    ...['%3F', '%253F', '%3f', '%26', ';', '/', '%2F', '%23'].flatMap((mark): [string, number][] => [
      [`//x${mark}${session}`, 404],
      [`/assets/x${mark}${session}`, 404],
      [`/assets/${mark}${session}/x.js`, 404],
      [`/gateway/order${mark}${session}`, 404],
      [`/gateway/order${mark}${session}/dies`, 404],
      [`/x${mark}${session}`, 200],
    ]),
    [`/gateway/${NUMBERS}/order`, 200],
    [`//token/${NUMBERS}`, 404],
    [`/assets/${NUMBERS}`, 404],
    [`/loanDetails?${session}`, 400, { headers: many }],
    [`/gateway/order?${session}`, 200, { method: 'POST', body: session, headers: referrer }],
    [`/gateway/dies?${session}`, 502, { method: 'POST', body: session }],
    [`/gateway/upload?${session}`, 413, { method: 'POST', headers: { 'content-length': '99999999' } }],
    [`/loanDetails?${session}`, 405, { method: 'POST', body: session }],
  ]
  const before = requestsIn(nginx.logs())
  for (const [path, status, question] of asked)
    expect([path, (await ask(port, path, question)).status]).toEqual([path, status])
  expect((await ask(other, `/gateway/order?${session}`, { method: 'POST' })).status).toBe(502)
  expect((await ask(other, `/loop?${session}`)).status).toBeGreaterThanOrEqual(400)

  // A worker writes its log line after the answer.
  await expect.poll(nginx.logs).toMatch(/POST \S+ 405 /)
  await expect.poll(() => requestsIn(nginx.logs())).toBeGreaterThanOrEqual(before + asked.length)
  await expect.poll(() => requestsIn(alone.logs())).toBe(2)
  expect(nginx.logs()).not.toMatch(/CANARY|7234219/)
  expect(alone.logs()).not.toContain('CANARY')
  // They still say what happened.
  expect(nginx.logs()).toMatch(/POST \/gateway\/dies 502 .* api=502 connect=0\.\d+ /)
  expect(nginx.logs()).toMatch(/GET \/app\.html 200 /)
  expect(nginx.logs()).toMatch(/GET \/assets\/gone\.js 404 /)
  expect(alone.logs()).toMatch(/POST \/gateway\/order 502 .* api=502 connect=- /)
})

/** How many requests are in a log. */
function requestsIn(logs: string): number {
  return logs.match(/ id=/g)?.length ?? 0
}
