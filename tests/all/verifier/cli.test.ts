import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SECOND_BORROWER } from '../../../mocks/borrowers.ts'
import { contract as bundle, operations } from '../../../mocks/contract.ts'
import { SECOND_ORDERS } from '../../../mocks/state/second-borrower.ts'
import type { Step } from '../../../packages/verifier/src/arazzo.ts'
import { allTrials } from '../../../packages/verifier/src/trials/all.ts'
import { freePort } from '../../setup/free-port.ts'
import { isLong } from '../../setup/suite.ts'
import { journeys } from './journeys.ts'
import { contract } from './mutant.ts'
import { runVerifier } from './run-verifier.ts'
import { serveTransports } from './serve-transports.ts'
import { operationOfRequest, worldTransport } from './world-transport.ts'

/** Operations that were called on a server. */
const asked: string[] = []
const world = worldTransport()
const REFUSAL = { code: 9999, message: 'busy', data: null }

let folder: string
let server: Awaited<ReturnType<typeof serveTransports>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rupya-cli-'))
  server = await serveTransports(
    new Map([
      ['world', world],
      [
        'recording',
        async (request) => {
          asked.push(operationOfRequest(request).id)
          return world(request)
        },
      ],
      ['refusing', async () => Response.json(REFUSAL)],
      [
        'page',
        async () => new Response('<!doctype html><h1>It works</h1>', { headers: { 'content-type': 'text/html' } }),
      ],
      ['other', async () => Response.json({ status: 'ok', items: [] })],
      ['missing', async () => Response.json({ error: 'not found' }, { status: 404 })],
      ['slow', async () => wait(5000, new Response(null), { ref: false })],
    ]),
  )
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => void asked.splice(0))

const verify = (where: string, ...args: string[]) =>
  runVerifier(where.includes('://') ? where : `${server.origin}/${where}`, ...args)

const ALL = ['--world', '--allow-writes', '--allow-money']

test('The mock server passes, with any odd and broken values @RULE-99', async () => {
  const clock = `curl -sS -H "x-world: $RUPYA_WORLD" -d ahead="$RUPYA_SECONDS"000 ${server.origin}/world/__world/clock`
  const first = requestsBy(1)
  for (const seed of isLong ? [1, 2, 3, 4, 5] : [1, 2]) {
    // Only requests that another seed changes. An empty list would mean all of them.
    const others = [...requestsBy(seed)].filter(([name, requests]) => first.get(name) !== requests)
    const only = seed === 1 ? [] : ['--only', others.map(([name]) => name).join(',')]
    const all = [...ALL, '--later-cmd', clock, '--require', 'all', '--seed', String(seed), ...only]
    const { code, out } = await verify('world', ...all)
    expect([code, out]).toEqual([0, expect.stringContaining(': 0 findings, ')])
  }
}, 900_000)

/** The requests of each trial with a seed, by its name. */
const requestsBy = (seed: number) =>
  new Map(
    allTrials(contract, journeys, seed).map(({ name, steps }) => [
      name,
      JSON.stringify(steps.map(({ request }) => request)),
    ]),
  )

test('A server that refuses everything never succeeded, in any operation @RULE-100', async () => {
  const { code, out } = await verify('refusing', ...ALL)
  expect(code).toBe(1)
  // One code for all is one finding, which says in how many.
  const never = [...out.matchAll(/^ {2}✗ never succeeded: .*?(?: in (\d+) operations.*)?$/gm)]
  const count = never.reduce((sum, [, many = '1']) => sum + Number(many), 0)
  // What comes after a refused call is reported with it.
  const after = [...out.matchAll(/\(([^()]*) could not be tried after it\)$/gm)].flatMap(
    ([, names = '']) => names.match(/`\w+`/g) ?? [],
  )
  expect(count + new Set(after).size).toBe(operations.length)
  expect(never.length).toBeLessThan(4)
})

test('Without permission nothing changes at the server, and no money moves @RULE-101', async () => {
  const effects = () => new Set(asked.splice(0).map(effectOf))
  await verify('recording', '--world')
  expect(effects()).toEqual(new Set(['read']))
  await verify('recording', '--world', '--allow-writes', '--only', 'journeys')
  expect(effects()).toEqual(new Set(['read', 'write']))
})

test('A plan says what would be sent and what not, and sends nothing @RULE-101', async () => {
  const { code, out } = await verify('recording', '--token', 'secret-of-somebody', '--plan')
  expect(asked).toEqual([])
  expect(code).toBe(0)
  expect(out).toMatch(/^send  listFaq\/faq-categories: listFaq; expects success$/m)
  expect(out).toMatch(/changes something \(--allow-writes\)/)
  expect(out).toMatch(/moves money \(--allow-money\)/)
  expect(out).not.toContain('secret-of-somebody')
})

const effectOf = (id: string) => operations.find((operation) => operation.id === id)?.effect

describe('What cannot be verified is said in one sentence, with exit code 2:', () => {
  test.each<[what: string, where: string, args: string[], sentence: RegExp]>([
    ['a server that is down', 'down', [], /^Nothing can be verified: \S+ refuses connections\.$/],
    ['a server that is slow', 'slow', ['--patience', '0.2'], /^Nothing can be verified: .* no answer within 0\.2 s\.$/],
    ['a server of pages', 'page', [], /is not a server of this contract\. .* it answered a page with HTTP 200\./],
    ['another API', 'other', [], /it answered other JSON with HTTP 200\. Is its path complete\?$/],
    ['an address that is not known', 'missing', [], /it answered other JSON with HTTP 404/],
    ['no address', 'ftp://files.example.test', [], /^The address ftp:\S+ must begin with https:/],
    ['an unknown operation', 'world', ['--only', 'getLoan'], /^--only getLoan: the contract has no such operation\.$/],
    ['an unknown example', 'world', ['--only', 'listFaq/faq-emty'], /^--only \S+: there is listFaq\/faq-categories, /],
    ['an unknown tag', 'world', ['--tags', 'loans'], /^--tags loans: the contract has loan, complaints/],
    ['nothing to send', 'world', ['--only', 'commitRepayment'], /^Nothing was tested: .* Most often: moves money/],
    [
      'no seeds file',
      'world',
      ['--seeds', 'no-such.json'],
      /^The seeds file no-such\.json cannot be read \(ENOENT\)\.$/,
    ],
  ])('%s @RULE-103', async (_what, where, args, sentence) => {
    const address = where === 'down' ? `http://127.0.0.1:${await freePort()}` : where
    const { code, out, err } = await verify(address, ...args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(sentence)
    expect(err.split('\n')).toHaveLength(1)
  })

  test.each([
    ['it is no JSON', '{"session":{"token":SECRETtok', /cannot be used: it is not JSON[^S]*$/],
    ['a name that is not known', '{"sesion": {}}', /it has `sesion`, where only session, values, markets, given, /],
    [
      'a value that is no text',
      '{"values": {"723421968459640174": 12}}',
      /`values\.723421968459640174` must be a text, a list of texts, or /,
    ],
    ['a situation that is wrong', '{"given": {"order-5": {"token": "1"}}}', /`given\.order-5` has `token`/],
  ])('a seeds file of which %s', async (_what, text, sentence) => {
    const { code, err } = await verify('world', '--seeds', await written('seeds.json', text))
    expect([code, err]).toEqual([2, expect.stringMatching(sentence)])
  })
})

describe('What only a person can tell', () => {
  /** The letters of the world's picture. */
  const READ = `grep -o '>[A-Z0-9]</text>' "$RUPYA_PICTURE" | cut -c2 | tr -d '\\n'`
  /** A number registers once. */
  let numbers = 0
  const register = async (...args: string[]) => {
    const values = { '13912345678': String(13_912_345_678 + numbers++) }
    const file = await written('seeds.json', JSON.stringify({ given: { 'journeys/register': { values } } }))
    // The next session then has another picture than in the contract.
    await fetch(`${server.origin}/world/api/v2/youmi/promotion/get-sid`)
    return verify('world', '--allow-writes', '--only', 'journeys/register', '--seeds', file, ...args)
  }

  test('is told by commands @RULE-106', async () => {
    const { code, out } = await register('--captcha-cmd', READ, '--otp-cmd', 'echo 246810')
    expect([code, out]).toEqual([0, expect.stringContaining(': 0 findings, 1 trial')])
  })

  test('is needed, and said so @RULE-106', async () => {
    const sentence = (what: string) => ({ code: 2, err: expect.stringContaining(`Most often: needs a ${what}.`) })
    expect(await register()).toMatchObject(sentence('captcha (--captcha-cmd)'))
    expect(await register('--captcha-cmd', READ)).toMatchObject(sentence('code from an SMS (--otp-cmd)'))
  })

  test('is not needed where no SMS was sent: the code of the contract is refused as well @RULE-106', async () => {
    const trials = 'registerUser/alreadyRegistered,registerUser/wrongCaptcha'
    const seeds = await written('seeds.json', JSON.stringify({ given: { 'registerUser/alreadyRegistered': {} } }))
    const args = ['--allow-writes', '--only', trials, '--seeds', seeds, '--captcha-cmd', READ]
    const { code, out } = await verify('world', ...args)
    expect([code, out]).toEqual([0, expect.stringContaining(': 0 findings, 2 trials')])
  })

  test('comes from a command, and a command that fails costs only its own trial @RULE-106', async () => {
    for (const [captcha, otp, found] of [
      ['echo 0000', 'echo 246810', 'was answered code 101 (wrongCaptcha), must be `success`'],
      ['echo no camera >&2; exit 3', 'echo 1', '✗ could not be asked: --captcha-cmd failed: no camera'],
      [READ, 'true', '✗ could not be asked: --otp-cmd printed no answer'],
    ] as const)
      expect(await register('--captcha-cmd', captcha, '--otp-cmd', otp)).toMatchObject({
        code: 1,
        out: expect.stringContaining(found),
      })
  })
})

test.each([
  ['--require', 'all', /^--require all: \d+ trials were not sent\.$/m],
  ['--min-coverage', '90', /^--min-coverage 90: only \d/m],
])('Whoever demands %s %s is told what was not sent @RULE-103', async (option, value, err) => {
  const args = ['--world', '--only', 'getLoanDetails,commitRepayment', option, value]
  expect(await verify('world', ...args)).toMatchObject({ code: 1, err: expect.stringMatching(err) })
})

test('One mistake is one finding, whatever shows it, and no secret is printed @RULE-102', async () => {
  const token = 'secret-of-somebody'
  const asking = ['--token', token, '--only', 'getLoanDetails']
  const plan = (await verify('refusing', ...asking, '--plan')).out.match(/^send .*: getLoanDetails; expects success$/gm)
  expect(plan?.length).toBeGreaterThan(1)
  const { out } = await verify('refusing', ...asking)
  const findings = out.split('\n').filter((line) => line.includes('✗'))
  expect(findings).toEqual([
    expect.stringContaining(
      `never succeeded: was answered code 9999 (a failure without a name), must be \`success\` (${plan?.length} times); \`orderNotFound\`; \`invalidRequest\``,
    ),
    expect.stringMatching(
      /must be `sessionEnded` without a session, with a session that nobody has and with a `sessionId` that nobody has$/,
    ),
  ])
  expect(out).toContain('"$RUPYA_TOKEN"')
  expect(out).not.toContain(token)
})

const verifyRecording = (...args: string[]) => verify('recording', ...args)
const planned = async (...args: string[]) =>
  [...(await verifyRecording('--plan', ...ALL, ...args)).out.matchAll(/^send {2}([^:]+):/gm)].map(
    ([, name = '']) => name,
  )

async function written(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text)
  return join(folder, name)
}

const tagged = (tag: string) => operations.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id as string)
const operationsIn = (names: string[]) => new Set(names.map((name) => name.split('/')[0] ?? ''))

describe('Only what is named is asked:', () => {
  test('an example, a journey, an operation', async () => {
    const names = await planned('--only', 'listFaq/faq-empty,journeys/extension,getContacts')
    expect(names).toContain('listFaq/faq-empty')
    expect(names).toContain('journeys/extension')
    expect(operationsIn(names)).toEqual(new Set(['listFaq', 'journeys', 'getContacts']))
    expect(names.filter((name) => name.startsWith('listFaq/'))).toHaveLength(1)
  })

  test('operations and journeys of a tag', async () => {
    const names = await planned('--tags', 'complaints')
    expect(operationsIn(names)).toEqual(new Set([...tagged('complaints'), 'journeys']))
    expect(names).toContain('journeys/complaint-with-images')
    expect(names).not.toContain('journeys/repay-by-card')
  })

  test('nothing of operations that no screen is specified for, not even as a step', async () => {
    const unspecified = tagged('unspecified')
    expect(unspecified.length).toBeGreaterThan(20)
    const { code } = await verifyRecording(...ALL, '--exclude-unspecified', '--only', 'journeys,getUser,getContacts')
    expect(code).toBe(0)
    expect(new Set(asked)).toContain('getContacts')
    expect(asked.filter((id) => unspecified.includes(id))).toEqual([])
  })
})

describe('An older contract', () => {
  /** An older contract, without an order of instalments and without a name for a wrong code. */
  function older() {
    const document = structuredClone(bundle)
    for (const [path, item] of Object.entries(document.paths))
      for (const operation of Object.values(item)) {
        if (operation.operationId === 'getInstalments') delete document.paths[path]
        if (operation.operationId === 'saveBankInfo') delete operation['x-outcomes'].failures['wrongCode']
      }
    return JSON.stringify(document)
  }

  const isWrongCardCode = (step: Step) => step.operationId === 'saveBankInfo' && step['x-outcome'] === 'wrongCode'

  test('is verified for what it has; what needs more is not tried, and said so @RULE-103', async () => {
    const file = await written('old.json', older())
    const { out } = await verifyRecording('--plan', ...ALL, '--bundle', file)
    expect(out).not.toMatch(/^send {2}getInstalments/m)
    expect(out).toMatch(/^send {2}getLoanDetails\/order-174:/m)
    const lacking = journeys.workflows.filter(({ steps }) =>
      steps.some((step) => step.operationId === 'getInstalments' || isWrongCardCode(step)),
    )
    expect(lacking.length).toBeGreaterThan(4)
    const reasons = ['which has `getInstalments`', 'which has `wrongCode` of `saveBankInfo`'].join(String.raw`\n +`)
    expect(out).toMatch(
      new RegExp(`^ +${lacking.length} {2}needs another version of the contract\\n +${reasons}$`, 'm'),
    )
    const { code, out: said } = await verifyRecording('--world', '--bundle', file, '--only', 'getLoanDetails')
    expect([code, said]).toEqual([0, expect.stringContaining(': 0 findings, ')])
  })
})

test('With the three values that docs/verifier.md shows, another borrower’s server is right', async () => {
  const [, shown = ''] = /```json\n([^]*?)```/.exec(await readFile('docs/verifier.md', 'utf8')) ?? []
  const seeds = JSON.parse(shown)
  expect(Object.keys(seeds.values)).toEqual(['1001', '723421968459640174'])
  seeds.session.token = SECOND_BORROWER.token
  seeds.values = { '723421968459640174': SECOND_ORDERS.running, '1001': '1001' }
  const { code, out } = await verify('world', '--seeds', await written('three.json', JSON.stringify(seeds)))
  expect([code, out]).toEqual([0, expect.stringMatching(/: 0 findings, .*, \d{3} requests in /)])
})

test('A report that cannot be written is told before anything is sent', async () => {
  const report = join(await written('file', ''), 'report.html')
  const err = expect.stringMatching(/^The report \S+ cannot be written \(E\w+\)\.$/)
  expect(await verifyRecording('--world', '--report', report)).toMatchObject({ code: 2, err })
  expect(asked).toEqual([])
})

test('Of a run that could not be made there is no report, and none of a run before', async () => {
  const old = await written('old.json', '{"findings":[]}')
  const fresh = join(folder, 'new.xml')
  // Nothing listens there.
  expect(await runVerifier('http://127.0.0.1:1', '--report', `${old},${fresh}`)).toMatchObject({ code: 2 })
  for (const file of [old, fresh]) await expect(access(file)).rejects.toThrow('ENOENT')
  expect(await verifyRecording('--plan', '--report', fresh)).toMatchObject({ code: 0 })
  await expect(access(fresh)).rejects.toThrow('ENOENT')
})
