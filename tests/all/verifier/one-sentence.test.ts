import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { junitReport } from '../../../packages/verifier/src/reports/junit-report.ts'
import { probe } from '../../../packages/verifier/src/probe.ts'
import type { Transport } from '../../../packages/verifier/src/send.ts'
import { shownApart } from '../../../packages/verifier/src/shown.ts'
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
const json = { 'content-type': 'application/json' }

const told = async (transport: Transport, only = own) => {
  const { findings } = await verifyTrials(only, transport, 8)
  return findings.map(({ says }) => says)
}

/** A server that does one thing otherwise in each reply. */
const inEach =
  (change: (text: string, response: Response) => Response): Transport =>
  async (request) => {
    const response = await world(request)
    return response.headers.get('content-type') === 'application/json'
      ? change(await response.text(), response)
      : response
  }
const world = worldTransport()

test('No message in any reply is one finding', async () => {
  const says = await told(inEach((text) => Response.json(without(JSON.parse(text), 'message'))))
  expect(says).toEqual([expect.stringMatching(/^`message` is missing in \d\d operations$/)])
})

test('Another type of every reply is one finding, and nothing is told of what came after it', async () => {
  const says = await told(inEach((text) => new Response(text, { headers: { 'content-type': 'text/html' } })))
  expect(says).toEqual([
    expect.stringMatching(/^`content-type` is 'text\/html', must be 'application\/json' in \d\d operations$/),
  ])
})

const changedQuery = (change: (query: URLSearchParams) => void): Transport => {
  const server = worldTransport()
  return (request) => {
    const url = new URL(request.url)
    change(url.searchParams)
    return server(new Request(url, request))
  }
}

test('Unknown parameters that are taken everywhere are one finding', async () => {
  const says = await told(changedQuery((query) => query.delete('notInTheContract')))
  expect(says).toEqual([
    expect.stringMatching(
      /^was answered `success` or another outcome, must be `invalidRequest` with a parameter that is not in the contract, in \d\d operations$/,
    ),
  ])
})

test('Fields that are looked at nowhere are one finding, and so is what any request can have', async () => {
  const server = worldTransport()
  const says = await told(
    async (request) => {
      const response = await server(request)
      const isRefused = (await response.clone().text()).includes('"code":400')
      const right = isRefused && bodyOf(operationOfRequest(request), 'success')
      return right ? Response.json(right) : response
    },
    trials.filter(({ kind }) => kind === 'negative' || kind === 'repeated'),
  )
  expect(says).toContainEqual(
    expect.stringMatching(
      /^was answered `success`, must be `invalidRequest` with any of \d+ broken requests, in \d\d operations$/,
    ),
  )
  expect(says).toContainEqual(
    expect.stringMatching(/must be `invalidRequest` with a field that comes twice, in \d\d operations$/),
  )
  expect(says.length).toBeLessThan(8)
})

test('A session that is looked at nowhere is one finding', async () => {
  const says = await told(
    changedQuery((query) => query.set('token', '723421968459640832')),
    trials.filter(({ kind }) => kind === 'session'),
  )
  expect(says).toEqual([
    expect.stringMatching(
      /^was answered `success` or code 9999 \(a failure without a name\), must be `sessionEnded` without a session, with a session that nobody has and with a `sessionId` that nobody has, in \d\d operations$/,
    ),
  ])
})

test('A session that is taken nowhere is one finding', async () => {
  const says = await told(
    changedQuery((query) => query.has('token') && query.set('token', 'ended-session')),
    trials.filter(
      ({ name, kind }) => kind !== 'session' && /^(getLoanDetails|getUser|listCities|listOrders)\//.test(name),
    ),
  )
  expect(says).toEqual([
    'never succeeded: was answered HTTP 401, must be `success` in the session that was given, in 4 operations',
  ])
})

test('What a server says about a refusal stands at the finding, but not where it is long enough to be cut', async () => {
  const said = async (message: string) => {
    const { findings } = await verifyTrials(
      trials.filter(({ name }) => name === 'getLoanDetails/order-174'),
      () => Promise.resolve(Response.json({ code: 9999, message, data: null })),
      1,
    )
    return findings.map((finding) => finding.message)
  }
  expect(await said('Sesi habis')).toEqual(['Sesi habis'])
  expect(await said('a'.repeat(201))).toEqual([undefined])
})

test('A login page in place of 401 is told as what it is', async () => {
  const server = worldTransport()
  const says = await told(
    async (request) => {
      const response = await server(request)
      return response.status === 401 ? new Response(null, { status: 302, headers: { location: '/login' } }) : response
    },
    trials.filter(({ name }) => name === 'listOrders/without-session'),
  )
  expect(says).toEqual(['`HTTP status` is 302 without a session, must be 401 or 403'])
})

test('A slow answer, none and a broken connection are three findings', async () => {
  const server = worldTransport()
  let count = 0
  const options = {
    ...asking(async (request) => {
      count += 1
      if (count === 1) await wait(150)
      // It is asked once more on a new connection.
      if (count === 2 || count === 3) throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })
      if (count === 4) await new Promise(() => {})
      return server(request)
    }),
    limit: 100,
    patience: 400,
    allow: { write: true, money: true },
    parallel: 1,
  }
  const three = own.filter(({ name }) => name.startsWith('getLoanDetails/order-1')).slice(0, 3)
  const { findings } = await verify(
    three.map((trial) => ({ trial })),
    options,
  )
  expect(findings.map(({ says }) => says)).toEqual([
    'was answered after more than 0.1 s',
    'the server broke the connection',
    'the server gave no answer within 0.4 s',
  ])
})

test('Two long texts are shown from their first difference on', () => {
  const text = 'A long text that is the same for more letters than are shown, and then café'
  expect(shownApart(text, `${text.slice(0, -1)}e`)).toEqual(["'…d then café'", "'…d then cafe'"])
  expect(shownApart('short', 'other')).toEqual(["'short'", "'other'"])
  expect(shownApart(`${text} and more`, text)[1]).toContain('café')
})

test('Each failed case of a JUnit report has its own command', async () => {
  const two = own.filter(({ name }) => ['getLoanDetails/order-110', 'getLoanDetails/order-180'].includes(name))
  const report = await verifyTrials(
    two,
    inEach((text) => Response.json(without(JSON.parse(text), 'message'))),
  )
  expect(report.findings).toHaveLength(1)
  const xml = junitReport(report, {
    server: 'http://x',
    file: '',
    text: '',
    date: '',
    contract,
    hidden: (text) => text,
  })
  const commands = [...xml.matchAll(/<failure [^>]*>([^<]*)<\/failure>/g)].map(([, words = '']) => words)
  const orders = commands.map((words) => /orderId=\d+(\d{3})/.exec(words)?.[1])
  expect(orders).toEqual(['110', '180'])
})

const OPERATIONS = [...contract.operations.values()]

test.each<[string, (text: string) => Response]>([
  ['with text after it', (text) => new Response(`${text} done`, { headers: json })],
  ['for a script', (text) => new Response(`callback(${text})`, { headers: { 'content-type': 'text/javascript' } })],
  ['as a text in JSON', (text) => Response.json(text)],
  ['in UTF-16', (text) => new Response(Buffer.from(text, 'utf16le'), { headers: json })],
  ['with HTTP 201', (text) => new Response(text, { status: 201, headers: json })],
])('JSON %s is a mistake that is told, and not another server', async (_, change) => {
  const transport = inEach((text) => change(text))
  await expect(probe(OPERATIONS, asking(transport))).resolves.toBeUndefined()
  const says = await told(
    transport,
    own.filter(({ name }) => name.startsWith('getLoanDetails/order-')),
  )
  expect(says).toHaveLength(1)
})

test('A server of which nothing is this API is asked no more', async () => {
  const transport: Transport = async (request) =>
    new Response(operationOfRequest(request).id, { status: 404, headers: { 'content-type': 'text/plain' } })
  await expect(probe(OPERATIONS, asking(transport))).rejects.toThrow(/Is its path complete\?$/)
})

const bodyText = (reply: Response) => reply.clone().text()

/** A server that gives another answer to these requests, by the right one's text and the request's own. */
const instead =
  (isMeant: (text: string, sent: string) => boolean, answer: (request: Request) => object | undefined): Transport =>
  async (request) => {
    const sent = `${request.url} ${await request.clone().text()}`
    const response = await world(request)
    const other = isMeant(await bodyText(response), sent) ? answer(request) : undefined
    return other ? Response.json(other) : response
  }

const negative = trials.filter(({ kind }) => kind === 'negative' || kind === 'repeated')

test('A code of its own for whatever is invalid is one finding', async () => {
  const says = await told(
    instead(
      (text) => text.includes('"code":400'),
      () => ({ code: 422, message: 'No.', data: null }),
    ),
    [...own, ...negative],
  )
  expect(says).toEqual([
    expect.stringMatching(
      /^was answered code 422 \(a failure without a name\), must be `invalidRequest`, in \d\d operations$/,
    ),
  ])
})

test('A success for whatever must be refused is one finding', async () => {
  const says = await told(
    instead(
      (text) => /"code":(?!0\b)-?\d/.test(text),
      (request) => bodyOf(operationOfRequest(request), 'success'),
    ),
    // A picture has no code.
    [...own, ...negative].filter(({ operation }) => operation.id !== 'getCaptchaImage'),
  )
  expect(says).toEqual([expect.stringMatching(/^was answered `success`.*, must be refused, in \d\d operations$/)])
})

test('One code for whatever is asked is one finding, and so is a rule that is heeded nowhere', async () => {
  const refusing = await told(
    inEach(() => Response.json({ code: 9999, message: 'No.', data: null })),
    own.filter(({ outcome }) => outcome === 'success'),
  )
  expect(refusing[0]).toMatch(
    /^never succeeded: was answered code 9999 \(a failure without a name\), must be `success`, in \d\d operations/,
  )
  const long = await told(
    instead(
      (_, sent) => sent.includes('aaaaa'),
      () => ({ code: 9999, message: 'No.', data: null }),
    ),
    negative.filter(({ name }) => name.endsWith('-too-long') || name.endsWith('-empty')),
  )
  expect(long.filter((says) => says.includes('too long field'))).toEqual([
    expect.stringMatching(/, must be `invalidRequest` with a too long field, in \d\d operations$/),
  ])
})
