import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SECOND_BORROWER } from '../../../mocks/borrowers.ts'
import { SECOND_ORDERS } from '../../../mocks/state/second-borrower.ts'
import { junitReport } from '../../../packages/verifier/src/reports/junit-report.ts'
import { probe } from '../../../packages/verifier/src/probe.ts'
import type { Transport } from '../../../packages/verifier/src/send.ts'
import type { Trial } from '../../../packages/verifier/src/trial.ts'
import { allTrials } from '../../../packages/verifier/src/trials/all.ts'
import { verify } from '../../../packages/verifier/src/verify.ts'
import { asking } from './find-mutant.ts'
import { journeys } from './journeys.ts'
import { bodyOf, contract, without } from './mutant.ts'
import { verifyTrials } from './verify-trials.ts'
import { operationOfRequest, worldTransport } from './world-transport.ts'

const trials = allTrials(contract, journeys, 1).filter(({ isNote, isScrambled }) => !isNote && !isScrambled)
/** Enough to see a mistake in each operation, and what comes after a wrong answer. */
const own = trials.filter(
  ({ kind, given, name }) =>
    (kind === 'example' && given.scenario === undefined) || name.endsWith('/unknown-parameter'),
)
const negative = trials.filter(({ kind }) => kind === 'negative' || kind === 'repeated')
const json = { 'content-type': 'application/json' }
const world = worldTransport()

/** A server that gives another answer, by the right one's text, where it is JSON. */
const instead =
  (change: (text: string, request: Request) => Response | undefined): Transport =>
  async (request) => {
    const response = await world(request)
    if (response.headers.get('content-type') !== json['content-type']) return response
    return change(await response.clone().text(), request) ?? response
  }

const refuses = (code: number) => Response.json({ code, message: 'No.', data: null })
const succeeds = (request: Request) => {
  const body = bodyOf(operationOfRequest(request), 'success')
  return body && Response.json(body)
}
const withoutMessage = (text: string) => Response.json(without(JSON.parse(text), 'message'))

const changedQuery =
  (change: (query: URLSearchParams) => void): Transport =>
  (request) => {
    const url = new URL(request.url)
    change(url.searchParams)
    return world(new Request(url, request))
  }

const NOT_BUILT: string[] = ['getContacts', 'listCities', 'saveFcmToken']

const told = async (transport: Transport, only: Trial[]) => {
  const { findings } = await verifyTrials(only, transport, 8)
  return findings.map(({ says }) => says)
}

test.each<[what: string, server: Transport, only: Trial[], sentence: RegExp]>([
  ['No message in any reply', instead(withoutMessage), own, /^`message` is missing in \d\d operations$/],
  [
    'Unknown parameters that are taken everywhere',
    changedQuery((query) => query.delete('notInTheContract')),
    own,
    /^was answered `success` or another outcome, must be `invalidRequest` with a parameter that is not in the contract, in \d\d operations$/,
  ],
  [
    'A session that is looked at nowhere',
    changedQuery((query) => query.set('token', '723421968459640832')),
    trials.filter(({ kind }) => kind === 'session'),
    /^was answered `success` or code 9999 \(a failure without a name\), must be `sessionEnded` without a session, with a session that nobody has and with a `sessionId` that nobody has, in \d\d operations$/,
  ],
  [
    'A session that is taken nowhere',
    changedQuery((query) => query.has('token') && query.set('token', 'ended-session')),
    trials.filter(
      ({ name, kind }) => kind !== 'session' && /^(getLoanDetails|getUser|listCities|listOrders)\//.test(name),
    ),
    /^never succeeded: was answered HTTP 401, must be `success` in the session that was given, in 4 operations$/,
  ],
  [
    'A code of its own for whatever is invalid',
    instead((text) => (text.includes('"code":400') ? refuses(422) : undefined)),
    [...own, ...negative],
    /^was answered code 422 \(a failure without a name\), must be `invalidRequest`, in \d\d operations$/,
  ],
  [
    'A success for whatever must be refused',
    instead((text, request) => (/"code":(?!0\b)-?\d/.test(text) ? succeeds(request) : undefined)),
    // A picture has no code.
    [...own, ...negative].filter(({ operation }) => operation.id !== 'getCaptchaImage'),
    /^was answered `success`.*, must be refused, in \d\d operations$/,
  ],
  [
    'A success for whatever is invalid',
    instead((text, request) => (text.includes('"code":400') ? succeeds(request) : undefined)),
    negative,
    /^answers almost no broken request with `invalidRequest`: \d{3} of \d{3} were answered `success`, in \d\d operations$/,
  ],
  [
    'A session that nobody is asked for, not even for what is another person’s',
    (request) => {
      const url = new URL(request.url)
      const isTheirs = Object.values(SECOND_ORDERS).some((id) => url.search.includes(id))
      url.searchParams.set('token', isTheirs ? SECOND_BORROWER.token : '723421968459640832')
      return world(new Request(url, request))
    },
    trials.filter(({ kind }) => kind === 'session' || kind === 'others'),
    /^was answered .* with a `sessionId` that nobody has, in \d\d operations \(\d+ more wrong answers of `\w+` and `\w+` may follow from it\)$/,
  ],
  [
    'Operations that are not built',
    async (request) =>
      NOT_BUILT.includes(operationOfRequest(request).id) ? new Response('Not Found', { status: 404 }) : world(request),
    trials.filter(({ operation }) => [...NOT_BUILT, 'getExtension'].includes(operation.id)),
    /^is not there, as are 2 more of 4 operations: each request was answered HTTP 404$/,
  ],
])('%s is one finding @RULE-102', async (_, server, only, sentence) => {
  expect(await told(server, only)).toEqual([expect.stringMatching(sentence)])
})

test('A note says what should be, because nothing there must', async () => {
  const twice = allTrials(contract, journeys, 1).filter(({ name, isNote }) => isNote && name.endsWith('/twice'))
  const seen = new Set<string | null>()
  const { findings, notes } = await verifyTrials(twice, async (request) => {
    const key = request.headers.get('idempotency-key')
    const response = await world(request)
    const isAgain = key !== null && seen.has(key)
    seen.add(key)
    return isAgain ? new Response(await response.text(), { status: 500, headers: json }) : response
  })
  expect(findings).toEqual([])
  expect(notes.map(({ says }) => says)).toEqual([expect.stringMatching(/^`HTTP status` is 500.*, should be 200/)])
})

test('A note does not repeat a mistake of several operations', async () => {
  const after = instead((text) => new Response(`${text}<!-- 3 ms -->`, { headers: json }))
  const again = allTrials(contract, journeys, 1).filter(({ name }) => name === 'commitRepayment/twice')
  const { findings, notes } = await verifyTrials([...own, ...again], after, 8)
  expect(findings.map(({ says }) => says)).toEqual([expect.stringContaining('something after its end')])
  expect(notes).toEqual([])
})

test('A finding quotes the server’s words about a refusal, unless they are too long', async () => {
  const said = async (message: string) => {
    const { findings } = await verifyTrials(
      trials.filter(({ name }) => name === 'getLoanDetails/order-174'),
      () => Promise.resolve(Response.json({ code: 9999, message, data: null })),
    )
    return findings.map((finding) => finding.message)
  }
  expect(await said('Sesi habis')).toEqual(['Sesi habis'])
  expect(await said('a'.repeat(201))).toEqual([undefined])
})

test('A slow answer, none and a broken connection are three findings @RULE-105', async () => {
  let count = 0
  const options = {
    ...asking(async (request) => {
      count += 1
      if (count === 1) await wait(150)
      // It is asked once more on a new connection.
      if (count === 2 || count === 3) throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })
      if (count === 4) await new Promise(() => {})
      return world(request)
    }),
    limit: 100,
    patience: 400,
    allow: { write: true, money: true },
    parallel: 1,
  }
  const three = own.filter(({ name }) => name.startsWith('getLoanDetails/order-1')).slice(0, 3)
  const planned = three.map((trial) => ({ trial }))
  const { findings } = await verify(planned, options)
  expect(findings.map(({ says }) => says)).toEqual([
    'was answered after more than 0.1 s',
    'the server broke the connection',
    'the server gave no answer within 0.4 s',
  ])
})

test('A large upload is not late, because it takes as long as the line lets it', async () => {
  const uploads = negative.filter(({ name }) => /^uploadProblemImage.*-(too-large|no-picture)$/.test(name))
  const options = { ...asking(world), limit: 0, allow: { write: true, money: true }, parallel: 1 }
  const planned = uploads.map((trial) => ({ trial }))
  const { findings } = await verify(planned, options)
  expect(findings.map((finding) => finding.trials)).toEqual([['uploadProblemImage/problemImage-no-picture']])
})

test('Each failed case of a JUnit report has its own command', async () => {
  const two = own.filter(({ name }) => ['getLoanDetails/order-110', 'getLoanDetails/order-180'].includes(name))
  const report = await verifyTrials(two, instead(withoutMessage))
  expect(report.findings).toHaveLength(1)
  const about = { server: 'http://x', file: '', text: '', date: '', contract, hidden: (text: string) => text }
  const commands = [...junitReport(report, about).matchAll(/<failure [^>]*>([^<]*)<\/failure>/g)]
  expect(commands.map(([, words = '']) => /orderId=\d+(\d{3})/.exec(words)?.[1])).toEqual(['110', '180'])
})

const OPERATIONS = [...contract.operations.values()]

const asJson = (text: string) => new Response(text, { headers: json })
const inText = (words: string) => `\`body\` is ${words}, must be a JSON object with \`code\``

test.each<[how: string, change: (text: string) => Response, sentence: string]>([
  ['with text after it', (text) => asJson(`${text} done`), inText('JSON with something after its end')],
  ['twice', (text) => asJson(`${text}\n${text}`), inText('several JSON values one after another')],
  ['with NaN', (text) => asJson(text.replace('{', '{"score":NaN,')), inText('JSON with `NaN`, which no JSON may have')],
  ['that is cut', (text) => asJson(text.slice(0, -9)), inText('JSON that ends too early')],
  ['in single quotes', (text) => asJson(text.replaceAll('"', "'")), inText('broken JSON')],
  [
    'for a script',
    (text) => new Response(`callback(${text})`, { headers: { 'content-type': 'text/javascript' } }),
    inText('a script that calls a function (JSONP)'),
  ],
  ['as a text in JSON', (text) => Response.json(text), inText('a JSON text with JSON inside it')],
  ['after a guard', (text) => asJson(`)]}',\n${text}`), "`body` is a text (')]}',"],
  ['in UTF-16', (text) => asJson(Buffer.from(text, 'utf16le').toString()), inText('a text that is not UTF-8')],
  [
    'with HTTP 201',
    (text) => new Response(text, { status: 201, headers: json }),
    '`HTTP status` is 201, must be 200: the outcome is told by `code`',
  ],
])('JSON %s is a mistake that is told once, and not another server', async (_, change, sentence) => {
  const server = instead(change)
  await expect(probe(OPERATIONS, asking(server))).resolves.toBeUndefined()
  const says = await told(
    server,
    own.filter(({ name }) => /^getLoanDetails\/order(-|NotFound)/.test(name)),
  )
  expect(says).toEqual([expect.stringContaining(sentence)])
})
