// Servers as they stand in real networks: behind gateways and proxies, with connections that close.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import http from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import type net from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { nodeTransport, proxyFor } from '../../src/node-transport.ts'
import { send, type Transport } from '../../src/send.ts'
import { ALL, LIBRARY, startLibrary } from '../library.ts'
import { run } from '../run.ts'
import { listen, passOn, proxyTo } from '../serve.ts'

afterEach(() => void vi.unstubAllEnvs())

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'network-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A key and a certificate for a name, which stands in the file `cert.pem`. */
async function certificateFor(name: string): Promise<{ key: Buffer; cert: Buffer }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert]
  await promisify(execFile)('openssl', [...made, ...subject])
  return { key: await readFile(key), cert: await readFile(cert) }
}

/** A gateway that lets through what `isLet` lets. */
async function gateway(isLet: (headers: http.IncomingHttpHeaders) => boolean): Promise<string> {
  const origin = await startLibrary()
  const server = http.createServer((incoming, outgoing) => {
    if (isLet(incoming.headers)) passOn(origin, incoming, outgoing)
    else outgoing.writeHead(401, { 'www-authenticate': 'Basic realm="staging"' }).end('<h1>401</h1>')
  })
  return `http://127.0.0.1:${await listen(server)}`
}

const FOUND = expect.stringContaining(': 0 findings, 83 trials of 6 operations')
const KEY = 'key-of-staging-4711'

describe('Behind a gateway', () => {
  test('one sentence says that it answers for everybody', async () => {
    const { code, err } = await run(await gateway(() => false), ...ALL)
    expect(code).toBe(2)
    expect(err).toMatch(
      /^Nothing can be verified: a gateway before \S+ answers every call with HTTP 401, even those that need no session\. It wants a name and a password: --basic name:password\.$/,
    )
  })

  test.each([
    [
      'it leads everybody to a login',
      302,
      () => '/login?to=there',
      /^Nothing.* redirects every call to \S+\/login \(HTTP 302\).*--header "Cookie: name=value".*$/,
    ],
    [
      'it leads to the same path elsewhere',
      308,
      (url: string) => `https://library.test/v2${url}`,
      /it leads to https:\/\/library\.test with HTTP 308\. Is its path complete\?$/,
    ],
  ])('one sentence says that %s', async (_, status, to, sentence) => {
    const server = http.createServer(({ url = '' }, outgoing) =>
      outgoing.writeHead(status, { location: to(url) }).end(),
    )
    const said = await run(`http://127.0.0.1:${await listen(server)}`, ...ALL)
    expect(said).toMatchObject({ code: 2, err: expect.stringMatching(sentence) })
  })

  test.each([
    ['a key', ['--header', `X-Api-Key: ${KEY}`], (headers: http.IncomingHttpHeaders) => headers['x-api-key'] === KEY],
    [
      'two cookies',
      ['--header', `Cookie: stage=${KEY}; node=blue-42`],
      ({ cookie }: http.IncomingHttpHeaders) => cookie === `stage=${KEY}; node=blue-42`,
    ],
  ])('that wants %s, a right library has no findings', async (_, args, isLet) => {
    expect(await run(await gateway(isLet), ...ALL, ...args)).toMatchObject({ code: 0, out: FOUND })
  })

  test('that wants a name and a password, what needs no session of its own is tried', async () => {
    const basic = `Basic ${Buffer.from(`team:${KEY}`).toString('base64')}`
    const origin = await gateway(({ authorization }) => authorization === basic)
    const { code, out } = await run(origin, '--bundle', `${LIBRARY}openapi.json`, '--basic', `team:${KEY}`)
    expect([code, out]).toEqual([0, expect.stringMatching(/^books +17 +0 +0$/m)])
  })

  test('no command and no report shows what it wants', async () => {
    const report = join(folder, 'report.json')
    const origin = await startLibrary('another book')
    const secrets = ['--header', `X-Api-Key: ${KEY}`, '--header', `Cookie: stage=${KEY}`, '--report', report]
    const { out } = await run(origin, ...ALL, ...secrets)
    expect(out).toContain(`-H 'x-api-key: '"$CITY_LIBRARY_X_API_KEY"`)
    expect(out).toContain(`-H 'cookie: stage='"$CITY_LIBRARY_STAGE"`)
    const { out: plan } = await run(origin, ...ALL, ...secrets, '--basic', `team:${KEY}`, '--plan')
    expect(plan).toContain('-u "$CITY_LIBRARY_GATEWAY"')
    expect([out, plan, await readFile(report, 'utf8')].join('')).not.toContain(KEY)
  })

  test('what is written wrongly is told without its value', async () => {
    const wrong = await run('http://library.test', ...ALL, '--header', KEY)
    expect(wrong).toMatchObject({ code: 2, err: expect.stringMatching(/^--header: write it as in HTTP/) })
    expect(wrong.err).not.toContain(KEY)
  })
})

describe('A server that speaks only HTTP/2', () => {
  const answer = (stream: http2.ServerHttp2Stream) => stream.respond({ ':status': 204 }, { endStream: true })

  test('without TLS, one sentence says so', async () => {
    const origin = `http://127.0.0.1:${await listen(http2.createServer().on('stream', answer))}`
    const { code, err } = await run(origin, ...ALL)
    expect([code, err]).toEqual([2, expect.stringContaining(`${origin} speaks only HTTP/2 without TLS here`)])
    const alone = nodeTransport({ proxy: undefined, keepAlive: false })
    expect(await send(alone, new Request(origin), 5000)).toMatchObject({ lost: expect.stringMatching(/only HTTP\/2/) })
  })

  test('with TLS, one sentence says so where HTTP/1.1 is asked', async () => {
    const secure = http2.createSecureServer({ ...(await certificateFor('127.0.0.1')), ALPNProtocols: ['h2'] })
    const origin = `https://127.0.0.1:${await listen(secure.on('stream', answer))}`
    const older: Transport = (request) =>
      new Promise((_resolve, reject) => {
        https
          .get(request.url, { agent: new https.Agent({ ALPNProtocols: ['http/1.1'], rejectUnauthorized: false }) })
          .on('error', reject)
      })
    const reply = await send(older, new Request(origin), 5000)
    expect(reply).toMatchObject({ lost: expect.stringMatching(/^speaks only HTTP\/2 here: ask it with Node 26/) })
  })
})

describe('By a proxy', () => {
  const proxy = async (to: string, seen?: string[]) => `127.0.0.1:${await listen(proxyTo(to, seen))}`

  test('a right library has no findings', async () => {
    const seen: string[] = []
    vi.stubEnv('HTTP_PROXY', `http://ann:secret@${await proxy(await startLibrary(), seen)}`)
    expect(await run('http://library.test', ...ALL)).toMatchObject({ code: 0, out: FOUND })
    const ann = Buffer.from('ann:secret').toString('base64')
    expect(seen).toContain(`GET http://library.test/books/B-1 Basic ${ann}`)
  })

  test('so has one with TLS, through a tunnel', async () => {
    const identity = await certificateFor('library.test')
    const origin = await startLibrary()
    const secure = https.createServer(identity, (incoming, outgoing) => passOn(origin, incoming, outgoing))
    const seen: string[] = []
    const through = await proxy(`https://127.0.0.1:${await listen(secure)}`, seen)
    // Node reads the certificate when it starts.
    const bin = resolve(import.meta.dirname, '../../src/bin.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [bin, 'https://library.test', ...ALL], {
      env: { ...process.env, HTTPS_PROXY: through, NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') },
    })
    expect(stdout).toEqual(FOUND)
    expect(seen[0]).toBe('CONNECT library.test:443')
    expect(seen.length).toBeLessThan(10)
  })

  test('that is not there, one sentence says so', async () => {
    vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:1')
    const { code, err } = await run('https://library.test', ...ALL)
    expect(code).toBe(2)
    expect(err).toMatch(/cannot be reached: the proxy 127\.0\.0\.1:1 gave no answer \(ECONNREFUSED\)\.$/)
  })

  test.each([
    ['https://api.test', 'none', undefined],
    ['https://api.test', 'other.test', 'http://proxy.test:3128/'],
    ['https://api.test', 'api.test', undefined],
    ['https://v1.api.test', '.api.test', undefined],
    ['https://v1.api.test', '*.api.test', undefined],
    ['https://notapi.test', 'api.test', 'http://proxy.test:3128/'],
    ['https://api.test:8443', 'api.test:8443', undefined],
    ['https://api.test', 'api.test:8443', 'http://proxy.test:3128/'],
    ['https://api.test', '*', undefined],
    ['http://localhost:3000', '', undefined],
    ['http://127.0.0.1:3000', '', undefined],
    ['http://api.test', '', undefined],
  ])('%s with NO_PROXY=%s is asked by %s', (address, NO_PROXY, proxied) => {
    const env = NO_PROXY === 'none' ? {} : { HTTPS_PROXY: 'proxy.test:3128', NO_PROXY }
    expect(proxyFor(address, env)?.href).toBe(proxied)
  })
})

test('A server that closes connections in silence is asked again for a read, and told once', async () => {
  const origin = await startLibrary()
  const used = new Set<net.Socket>()
  const server = http.createServer((incoming, outgoing) => {
    // The answer before has promised to keep the connection.
    if (used.has(incoming.socket)) return incoming.socket.destroy()
    used.add(incoming.socket)
    return passOn(origin, incoming, outgoing)
  })
  const { code, out } = await run(`http://127.0.0.1:${await listen(server)}`, ...ALL)
  expect([code, out]).toEqual([0, expect.stringContaining(': 0 findings, 1 note, 83 trials')])
  expect(out.match(/closes connections without `Connection: close`/g)).toHaveLength(1)
})

test('A run that is interrupted says what it has found', async () => {
  const origin = await startLibrary('another book')
  const report = join(folder, 'interrupted.json')
  const isHeld = Promise.withResolvers<void>()
  const server = http.createServer((incoming, outgoing) => {
    // It answers books at once, and holds never.
    if (incoming.url?.includes('holds')) isHeld.resolve()
    else passOn(origin, incoming, outgoing)
  })
  const address = `http://127.0.0.1:${await listen(server)}`
  const bin = resolve(import.meta.dirname, '../../src/bin.ts')
  const started = spawn(process.execPath, [bin, address, ...ALL, '--report', report], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  started.stdout.on('data', (chunk) => (out += chunk))
  await isHeld.promise
  started.kill('SIGINT')
  const [code] = await once(started, 'exit')
  expect(code).toBe(130)
  expect(out).toContain("✗ `bookId` is 'B-1', must be")
  expect(out).toMatch(/^ +\d+ {2}the run was interrupted \(SIGINT\)$/m)
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({ stopped: 'the run was interrupted (SIGINT)' })
})

test('A time limit ends a run with what it has found, and --require all is not met', async () => {
  const origin = await startLibrary()
  const server = http.createServer((incoming, outgoing) => setTimeout(() => passOn(origin, incoming, outgoing), 100))
  const address = `http://127.0.0.1:${await listen(server)}`
  const { code, out } = await run(address, ...ALL, '--time-limit', '1')
  expect(code).toBe(0)
  expect(out).toMatch(/^Not finished: the time limit of 1 s was reached\. What was found until then:$/m)
  expect(await run(address, ...ALL, '--time-limit', '1', '--require', 'all')).toMatchObject({ code: 1 })
})

test('GitHub and GitLab show findings as annotations', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  const report = join(folder, 'gl-code-quality-report.json')
  const { out } = await run(await startLibrary('another book'), ...ALL, '--report', report)
  const contract = await readFile(`${LIBRARY}openapi.json`, 'utf8')
  const at = contract.split('\n').findIndex((line) => line.includes('"operationId": "getBook"'))
  expect(out).toMatch(/^::error title=getBook::`bookId` is 'B-1', must be the `bookId` that was asked for%0Acurl /m)
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject([
    {
      description: expect.stringMatching(/^getBook: `bookId` is/),
      check_name: 'example',
      fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
      severity: 'major',
      location: { path: relative('', `${LIBRARY}openapi.json`), lines: { begin: at } },
    },
  ])
})
