import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { contract, operationOf } from '../../../mocks/contract.ts'
import { readContract } from '../../../packages/verifier/src/contract.ts'
import { curlOf } from '../../../packages/verifier/src/curl.ts'
import { secretsHidden } from '../../../packages/verifier/src/secrets.ts'
import { silenceSoFar } from '../../../packages/verifier/src/silence.ts'
import { allTrials } from '../../../packages/verifier/src/trials/all.ts'
import { journeys } from './journeys.ts'
import { runVerifier as verify } from './run-verifier.ts'

const { credentials } = readContract(contract)
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const json = { 'content-type': 'application/json' }
const BUSY = '{"code":9999,"message":"busy","data":null}'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Starts a server and returns its address. */
async function serve(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => answer(request, response))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server that listens on a port has such an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const refuses: Answer = (_request, response) => response.writeHead(200, json).end(BUSY)

test('A session goes to no other server, wherever the one that is verified leads @RULE-113', async () => {
  const reached: string[] = []
  const other = await serve((request, response) => {
    reached.push(request.url ?? '')
    response.end('{"code":0}')
  })
  const leading = await serve((request, response) => response.writeHead(307, { location: other + request.url }).end())
  const all = await verify(leading, '--token', 'somebody', '--allow-writes')
  expect(all).toMatchObject({ code: 2, err: expect.stringContaining(`it leads to ${other} with HTTP 307`) })

  const half = await serve((request, response) => {
    if (request.url?.includes('get-qa-list')) response.writeHead(302, { location: other }).end()
    else refuses(request, response)
  })
  const { code, out } = await verify(half, '--token', 'somebody', '--only', 'listFaq,getContacts')
  expect(code).toBe(1)
  expect(out).toContain('`HTTP status` is 302, must be 200')
  expect(reached).toEqual([])
})

test('A session that a server says again is printed nowhere, nor written @RULE-113', async () => {
  const token = 'secret+of/somebody<&"\'>=='
  const long = `${'long-secret-'.repeat(5)}end`
  const files = await mkdtemp(join(tmpdir(), 'rupya-secrets-'))
  const seeds = join(files, 'seeds.json')
  const given = { 'order-200': { session: { token: long } } }
  await writeFile(seeds, JSON.stringify({ session: { token, userId: '880021460173' }, given }))
  const reports = ['r.html', 'r.xml', 'r.json'].map((name) => join(files, name))

  const echoing = await serve((request, response) => {
    const said = new URL(request.url ?? '', 'http://x').searchParams.get('token') ?? ''
    // Quoted text is cut after 40 characters.
    const code = `The session of this borrower is ${said}`
    response.writeHead(200, json).end(JSON.stringify({ code, message: said, data: { [said]: said } }))
  })
  const found = await verify(echoing, '--seeds', seeds, '--report', reports.join(','), '--only', 'getLoanDetails')
  const leading = await serve((request, response) => response.writeHead(302, { location: request.url }).end())
  const led = await verify(leading, '--seeds', seeds, '--only', 'getLoanDetails')
  const written = await Promise.all(reports.map((name) => readFile(name, 'utf8')))
  await rm(files, { recursive: true })

  expect([found.code, led.code]).toEqual([1, 2])
  expect(found.out).toContain("code 'The session of this borrower is $RUPYA_TOKEN…'")
  expect(led.err).toContain('?token=$RUPYA_TOKEN')
  const all = [found.out, found.err, led.err, ...written].join('\n')
  for (const secret of ['secret+', 'secret%2B', 'long-s', '880021460173']) expect(all).not.toContain(secret)
})

test.each<[string, (said: string) => string]>([
  ['with the hex of .NET', (said) => encodeURIComponent(said).replaceAll(/%../g, (byte) => byte.toLowerCase())],
  ['in an address in an address', (said) => encodeURIComponent(encodeURIComponent(said))],
  ['only half encoded', (said) => said.replaceAll('+', '%2B')],
  ['as a form reads it', (said) => said.replaceAll('+', ' ')],
  ['as PHP writes JSON', (said) => said.replaceAll('/', String.raw`\/`)],
  ['by numbers in HTML', (said) => said.replaceAll('/', '&#x2F;')],
  ['escaped in JSON', (said) => said.replaceAll('+', String.raw`\u002b`)],
  ['cut inside an escape', (said) => `${encodeURIComponent(said).slice(0, 9)}…`],
])('A session that comes back %s is hidden, and other words are not', (_, spelled) => {
  const token = 'Zm9vYmF+/SECRETab/cdEFGH=='
  const hidden = secretsHidden({ session: { token, userId: '%2Bab%2Fcd%3D' } }, credentials)
  expect(hidden(`at /login?x=${spelled(token)}, and Zm9vYm, %2Bab`)).toMatch(
    /^at \/login\?x=\$RUPYA_TOKEN…?, and Zm9vYm, %2Bab$/,
  )
  expect(hidden(`%252Bab%252Fcd%253D`)).toBe('$RUPYA_USER_ID')
})

test('A long session is hidden, also if it is cut or begins inside itself', () => {
  const token = 'header.payload/'.repeat(400)
  const hidden = secretsHidden({ session: { token } }, credentials)
  expect(hidden(`${token}!${token.slice(0, 40)}… ${token.slice(0, 40)}`)).toBe(
    `$RUPYA_TOKEN!$RUPYA_TOKEN… ${token.slice(0, 40)}`,
  )
  const odd = secretsHidden({ session: { token: 'ababab/9xyz', userId: 'half\ud800letter' } }, credentials)
  expect(odd(String.raw`abababab\/9xyz and half`)).toBe('ab$RUPYA_TOKEN and half')
  expect(odd('half\ud800letter')).toBe('$RUPYA_USER_ID')
})

test('A server that hangs is soon asked no more @RULE-113', async () => {
  const asked: string[] = []
  /** A server that answers what it is told to. */
  const hanging = (answers: (url: string) => boolean) => {
    asked.length = 0
    return serve((request, response) => {
      asked.push(request.url ?? '')
      if (answers(request.url ?? '')) refuses(request, response)
    })
  }
  const impatient = ['--token', 'somebody', '--patience', '0.5']
  const { code, out } = await verify(await hanging(() => asked.length <= 3), ...impatient)
  expect(code).toBe(1)
  expect(out).toMatch(/^ +\d+ {2}the server gave no whole answer 5 times in a row$/m)
  expect(out).toMatch(/^ {2}✗ the server gave no answer within 0\.5 s$/m)
  expect(out.match(/✗/g)).toHaveLength(1)
  expect(asked.length).toBeLessThan(10)

  const half = await hanging((url) => !url.includes('get-qa-list'))
  const only = ['--only', 'listFaq,getContacts,getChannelTemplate']
  expect((await verify(half, ...impatient, ...only)).out).toMatch(/^ +\d+ {2}`listFaq` gave no whole answer 2 times$/m)
  // One more before all others.
  expect(asked.filter((address) => address.includes('get-qa-list'))).toHaveLength(3)
})

test('A server that drips its answers is reported, and soon asked no more @RULE-103', async () => {
  let [asked, open] = [0, 0]
  const dripping = await serve((request, response) => {
    asked += 1
    if (asked <= 3) return refuses(request, response)
    response.writeHead(200, json)
    open += 1
    const timer = setInterval(() => response.write(' '), 10)
    response.on('close', () => {
      clearInterval(timer)
      open -= 1
    })
  })
  const { code, out } = await verify(dripping, '--token', 'somebody', '--patience', '0.5')
  expect(code).toBe(1)
  expect(out).toMatch(/^ {2}✗ the server had not sent its whole answer within 0\.5 s$/m)
  expect(asked).toBeLessThan(10)
  // A process does not end while it has open connections.
  await expect.poll(() => open).toBe(0)
})

test('A run that waited long for late answers waits for no more of them', () => {
  const [trial] = allTrials(readContract(contract), journeys, 1)
  if (!trial) throw new Error('The contract has no trials')
  const late = (milliseconds: number) => ({ trial, requests: 1, milliseconds, late: milliseconds, occurrences: [] })
  const silence = silenceSoFar(30_000)
  for (let count = 0; count < 20; count += 1) {
    expect(silence.reasonToSkip(trial)).toBeUndefined()
    silence.note({ ...late(30_000), state: 'failed' })
    silence.note({ ...late(0), state: 'passed' })
  }
  expect(silence.reasonToSkip(trial)).toBe('the run has waited 600 s for answers that came late or not at all')
})

test('What no program of TLS can make of a server is said in a few words', async () => {
  const plain = await serve((_request, response) => response.end('{}'))
  expect(await verify(plain.replace('http:', 'https:'))).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^Nothing can be verified: \S+ speaks no TLS here \(is it http:\/\/ \?\)\.$/),
  })
})

test('An answer without an end is given up @RULE-113', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, 'x')
  const endless = await serve((_request, response) => {
    response.writeHead(200, json)
    Readable.from(
      (function* forever() {
        for (;;) yield megabyte
      })(),
    ).pipe(response)
  })
  expect(await verify(endless)).toMatchObject({
    code: 2,
    // On a slow machine, a message that the server is awaited may come first.
    err: expect.stringMatching(/^Nothing can be verified: \S+ sent more than 8 MB for one answer\.$/m),
  })
})

test('A server’s words move nothing on a terminal @RULE-113', async () => {
  const evil = '\u001B[2J\u202Eok'
  const server = await serve((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/\u009b2Jjson' })
      .end(JSON.stringify({ code: evil, [evil]: evil, message: evil, data: { [evil]: evil } })),
  )
  const { code, out } = await verify(server, '--only', 'listFaq,getContacts,getChannelTemplate')
  expect(code).toBe(1)
  expect(out).toContain('\\u{1b}[2J\\u{202e}ok')
  expect(out).not.toMatch(/(?!\n)[\p{Cc}\u202E]/u)
})

test('A printed command is one line that repeats the request and runs nothing else', async () => {
  const commandFor = (id: 'saveProblem' | 'uploadProblemImage', body: URLSearchParams | FormData) =>
    curlOf(new Request('http://server.test/', { method: 'POST', body }), operationOf(id), {})
  const text = new URLSearchParams({ problemDetail: '\u001B[2J\na & b', orderNo: '1' })
  expect(await commandFor('saveProblem', text)).toContain(
    ' --data problemDetail=%1B%5B2J%0Aa+%26+b --data-urlencode orderNo=1 ',
  )
  const evil = "it's %\u001B[2J\u202E\r\n✗ done"
  const form = new FormData()
  form.append('note', evil)
  // It begins like the name of a file.
  form.append('other', '@/etc/passwd')
  const command = await commandFor('uploadProblemImage', form)
  expect(command).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
  const sent = execFileSync('sh', ['-c', `curl() { printf '%s|' "$@"; }; ${command}`], { encoding: 'utf8' })
  expect(sent).toContain(`--form-string|note=${evil}|`)
  expect(sent).toContain('--form-string|other=@/etc/passwd|')
})
