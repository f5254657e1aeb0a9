// Servers as they stand in real networks: behind gateways and proxies, with connections that close.
import { execFile, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import type net from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { nodeTransport, proxyFor } from '../../src/node-transport.ts'
import { send, type Transport } from '../../src/send.ts'
import { ALL, LIBRARY, startLibrary } from '../library.ts'
import { run } from '../run.ts'
import { listen, passOn, proxyTo } from '../serve.ts'

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

const BIN = resolve(import.meta.dirname, '../../src/bin.ts')
/** Runs the command, which trusts the file `cert.pem`: Node reads it when it starts. */
const runTrusting = (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [BIN, ...args], {
    env: { ...process.env, ...env, NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') },
  })

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
  test.each<[string, (response: http.ServerResponse, url: string) => unknown, RegExp]>([
    [
      'it wants a password',
      (response) => response.writeHead(401, { 'www-authenticate': 'Basic realm="staging"' }).end('<h1>401</h1>'),
      /: a gateway before \S+ answers every call with HTTP 401, even those that need no session\. It wants a name and a password: --basic name:password\.$/,
    ],
    [
      'it wants a key',
      (response) => response.writeHead(403).end(),
      / answers every call with HTTP 403, .* --header "X-Api-Key: …"\.$/,
    ],
    [
      'it leads everybody to a login',
      (response) => response.writeHead(302, { location: '/login?to=there' }).end(),
      / redirects every call to \S+\/login \(HTTP 302\).*--header "Cookie: name=value"\.$/,
    ],
    [
      'it answers with a login',
      (response) => response.end('<form><input name=p type="password"></form>'),
      / answers every call with a page that asks for a password \(HTTP 200\).*--header "Cookie: name=value"\.$/,
    ],
    [
      'it leads back to the same address with a cookie',
      (response, url) => response.writeHead(302, { location: url, 'set-cookie': 'wall=blue; Path=/' }).end(),
      / leads every call back to its own address with the cookie `wall` \(HTTP 302\).*--header "Cookie: wall=value"\.$/,
    ],
    [
      'it wants a certificate',
      (response) => response.writeHead(400).end('<center>No required SSL certificate was sent</center>'),
      / wants a certificate of yours \(HTTP 400\): --cert cert\.pem --key key\.pem\.$/,
    ],
    [
      'the server behind it is down',
      (response) => response.writeHead(502).end('<h1>502 Bad Gateway</h1>'),
      / answers every call with HTTP 502: it is up, and does not reach the server behind it\. /,
    ],
    [
      'it leads to the same path elsewhere',
      (response, url) => response.writeHead(308, { location: `https://library.test/v2${url}` }).end(),
      /it leads to https:\/\/library\.test with HTTP 308\. Is its path complete\?$/,
    ],
  ])('one sentence says that %s, whatever is selected', async (_, answer, sentence) => {
    const address = await listen(http.createServer(({ url = '' }, response) => answer(response, url)))
    // A hold needs a session, so its refusal alone could be the library's own.
    for (const only of [[], ['--only', 'placeHold']])
      expect(await run(`http://127.0.0.1:${address}`, ...ALL, ...only)).toMatchObject({
        code: 2,
        err: expect.stringMatching(sentence),
      })
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

describe('A gateway that wants a certificate of its clients', () => {
  test('gets that of --cert and --key, also in what is printed to send again', async () => {
    const identity = await certificateFor('localhost')
    const origin = await startLibrary()
    const asking = { ...identity, ca: identity.cert, requestCert: true, rejectUnauthorized: true }
    const server = https.createServer(asking, (incoming, outgoing) => passOn(origin, incoming, outgoing))
    const address = `https://localhost:${await listen(server)}`
    const certificate = ['--cert', join(folder, 'cert.pem'), '--key', join(folder, 'key.pem')]
    const verified = (...args: string[]) => runTrusting({}, address, ...ALL, ...args)
    expect(await verified(...certificate)).toMatchObject({ stdout: FOUND })
    await expect(verified()).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        / wants a certificate of yours that it knows \(TLS: certificate required\): --cert/,
      ),
    })
    const { out } = await run('https://library.test', ...ALL, ...certificate, '--plan')
    expect(out).toContain(`curl -sS ${certificate.join(' ')} `)
  })

  test.each([
    ['a file that is not there', ['--cert', 'no.pem'], /^The certificate no\.pem cannot be read \(ENOENT\)\.$/],
    ['a file of another kind', ['--cert', `${LIBRARY}seeds.json`], /^--cert \S+ holds no certificate in PEM\.$/],
    ['a certificate without its key', ['--cert', 'cert.pem'], /^--cert \S+ holds no private key in PEM\.$/],
    [
      'the key of another',
      ['--cert', 'cert.pem', '--key', 'other.pem'],
      /^--key \S+ is not the key of the certificate /,
    ],
    [
      'a key with a passphrase',
      ['--cert', 'cert.pem', '--key', 'locked.pem'],
      /: its key has a passphrase\. .* openssl /,
    ],
    ['a key alone', ['--key', 'key.pem'], /^--key: name its certificate too: --cert cert\.pem\.$/],
    ['an address without TLS', ['--cert', 'cert.pem', '--key', 'key.pem'], /^--cert: only an address with https:/],
  ])('%s is told in one line', async (what, args, sentence) => {
    await certificateFor('localhost')
    const pem = { type: 'pkcs8', format: 'pem' } as const
    const { privateKey } = generateKeyPairSync('ed25519')
    await writeFile(join(folder, 'other.pem'), privateKey.export(pem))
    const locked = privateKey.export({ ...pem, cipher: 'aes-256-cbc', passphrase: 'x' })
    await writeFile(join(folder, 'locked.pem'), locked)
    const named = args.map((arg) => (/^(cert|key|other|locked)\.pem$/.test(arg) ? join(folder, arg) : arg))
    const scheme = what.includes('without TLS') ? 'http' : 'https'
    const { code, err } = await run(`${scheme}://library.test`, ...ALL, ...named, '--plan')
    expect([code, err]).toEqual([2, expect.stringMatching(sentence)])
    expect(err.split('\n')).toHaveLength(1)
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
    const { stdout } = await runTrusting({ HTTPS_PROXY: through }, 'https://library.test', ...ALL)
    expect(stdout).toEqual(FOUND)
    expect(seen[0]).toBe('CONNECT library.test:443')
    expect(seen.length).toBeLessThan(10)
  })

  test.each([
    ['is not there', undefined, /: the proxy 127\.0\.0\.1:1 gave no answer \(ECONNREFUSED\)\.$/],
    [
      'wants a password',
      407,
      /: the proxy \S+ answered HTTP 407: it wants a name and a password \(http:\/\/name:password@/,
    ],
    [
      'reaches nothing',
      502,
      /the proxy 127\.0\.0\.1:\d+(, or a gateway behind it, answers every call with| answered) HTTP 502/,
    ],
  ])('that %s, one sentence says so of the proxy, not of the server', async (_, status, sentence) => {
    const refusing = http
      .createServer((_incoming, outgoing) => outgoing.writeHead(status ?? 0).end())
      .on('connect', (_incoming, socket) => socket.end(`HTTP/1.1 ${status} No\r\n\r\n`))
    const proxied = `http://127.0.0.1:${status === undefined ? 1 : await listen(refusing)}`
    vi.stubEnv('HTTP_PROXY', proxied)
    vi.stubEnv('HTTPS_PROXY', proxied)
    for (const address of ['http://library.test', 'https://library.test']) {
      const { code, err } = await run(address, ...ALL)
      expect([code, err]).toEqual([2, expect.stringMatching(sentence)])
      expect(err).not.toContain('library.test refuses')
    }
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

test('A read is sent again if the server closed silently, with one note', async () => {
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
  const started = spawn(process.execPath, [BIN, address, ...ALL, '--report', report], {
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

test('A run interrupted before any answer says so in one line, whatever the signals', async () => {
  const isAsked = Promise.withResolvers<void>()
  const address = `http://127.0.0.1:${await listen(http.createServer(() => isAsked.resolve()))}`
  const started = spawn(process.execPath, [BIN, address, ...ALL], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk) => (said += chunk))
  await isAsked.promise
  // npm passes on what the terminal has sent already.
  for (const _ of [1, 2]) started.kill('SIGTERM')
  const [code] = await once(started, 'close')
  expect([code, said]).toEqual([143, 'Nothing was tested: the run was interrupted (SIGTERM).\n'])
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
  // Of a contract from elsewhere, no merge request has the file.
  const elsewhere = join(folder, 'openapi.json')
  await writeFile(elsewhere, contract)
  await run(await startLibrary('another book'), ...ALL.with(1, elsewhere), '--report', report)
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject([
    { location: { path: 'GET /books/{bookId}', lines: { begin: 1 } } },
  ])
})
