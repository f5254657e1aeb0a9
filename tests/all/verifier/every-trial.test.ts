import { expect, test } from 'vitest'
import { UNNAMED_FAILURE } from '../../../mocks/contract.ts'
import { runTrial } from '../../../packages/verifier/src/run-trial.ts'
import type { Transport } from '../../../packages/verifier/src/send.ts'
import type { Check, StepContext, Trial, TrialKind } from '../../../packages/verifier/src/trial.ts'
import { allTrials } from '../../../packages/verifier/src/trials/all.ts'
import { asking, inParallel } from './find-mutant.ts'
import { journeys } from './journeys.ts'
import { bodyOf, contract } from './mutant.ts'
import { operationOfRequest, worldTransport } from './world-transport.ts'

const trials = allTrials(contract, journeys, 1)

type Breaker = (request: Request, world: Transport, trial: Trial) => Promise<Response> | Response

const succeed: Breaker = (request) => {
  const body = bodyOf(operationOfRequest(request), 'success')
  const headers = { 'content-type': 'image/svg+xml' }
  return body ? Response.json(body) : new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers })
}
const refuse: Breaker = () => Response.json({ ...UNNAMED_FAILURE, data: null })
const refuseAsInvalid: Breaker = () => Response.json({ code: 400, message: 'No.', data: null })
const endSession: Breaker = () => new Response(null, { status: 401 })
const otherwise: Breaker = (request, world, trial) =>
  (trial.steps.at(-1)?.expects.includes('success') ? refuse : succeed)(request, world, trial)

/** A server that takes the last of the fields that come twice. */
const takeOne: Breaker = async (request, world) => {
  const url = new URL(request.url)
  url.search = new URLSearchParams(Object.fromEntries(url.searchParams)).toString()
  const { method } = request
  const headers = new Headers(request.headers)
  if (headers.get('content-type')?.startsWith('multipart/')) {
    const form = new FormData()
    for (const [name, value] of await request.formData()) form.set(name, value)
    headers.delete('content-type')
    return world(new Request(url, { method, headers, body: form }))
  }
  const text = await request.text()
  const body = text === '' ? undefined : new URLSearchParams(Object.fromEntries(new URLSearchParams(text)))
  return world(new Request(url, { method, headers, ...(body && { body }) }))
}

const showTwice: Breaker = async (request, world) => Response.json(twice(await (await world(request)).json()))

/** The body with the entries of its lists twice. */
const twice = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (_, value) =>
    Array.isArray(value) ? value.flatMap((entry) => [entry, entry]) : value,
  )

/** For each kind of trial, a server that breaks just what the trial is about: it answers the last request so. */
const BREAKERS: Record<TrialKind, Breaker> = {
  example: otherwise,
  session: (request, world, trial) => (trial.outcome === 'success' ? endSession : succeed)(request, world, trial),
  negative: succeed,
  odd: refuseAsInvalid,
  key: (request, world, trial) => (trial.steps.at(-1)?.isLook ? showTwice : otherwise)(request, world, trial),
  others: succeed,
  refused: succeed,
  repeated: takeOne,
  'at-once': succeed,
  journey: otherwise,
}

function broken(trial: Trial): Transport {
  const world = worldTransport()
  let count = 0
  return async (request) => {
    count += 1
    return count < trial.steps.length ? world(request) : BREAKERS[trial.kind](request, world, trial)
  }
}

test('Each trial fails at a server that breaks just what it is about @RULE-105', async () => {
  const seen = await inParallel(trials, async (trial) => (await runTrial(trial, asking(broken(trial)))).occurrences)
  expect(trials.filter((_, index) => seen[index]?.length === 0).map(({ name }) => name)).toEqual([])
  const kinds = new Set<string>(trials.map(({ kind }) => kind))
  expect(Object.keys(BREAKERS).filter((kind) => !kinds.has(kind))).toEqual([])
}, 180_000)

test.each<[string, Transport, object]>([
  [
    'A second request at the same moment that gets no answer is a finding',
    () => Promise.reject(new Error('gone')),
    { state: 'failed', occurrences: [{ says: 'the server could not be asked (gone)' }] },
  ],
  [
    'A second request at the same moment that finds the server busy skips the trial',
    async () => new Response(null, { status: 503, headers: { 'retry-after': '1' } }),
    { state: 'skipped', occurrences: [] },
  ],
])('%s', async (_, answerSecond, result) => {
  const trial = trials.find(({ kind, operation }) => kind === 'at-once' && operation.effect === 'money')
  if (!trial) throw new Error('The contract has no payment at the same moment')
  const world = worldTransport()
  let count = 0
  const transport: Transport = (request) => {
    count += 1
    return (count > trial.steps.length ? answerSecond : world)(request)
  }
  expect(await runTrial(trial, asking(transport))).toMatchObject(result)
})

interface Shown {
  name: string
  check: Check
  context: StepContext
}

/** Runs a trial at the world and returns what each of its checks was shown. */
async function contextsOf(trial: Trial): Promise<Shown[]> {
  const shown: Shown[] = []
  const steps = trial.steps.map((step, at) => ({
    ...step,
    checks: (step.checks ?? []).map((check, index): Check => (context) => {
      const { verdict, sent, given, before } = context
      shown.push({
        name: `${trial.name}: check ${index + 1} of step ${at + 1}`,
        check,
        context: { verdict: structuredClone(verdict), sent: { ...sent }, given: new Map(given), before: [...before] },
      })
      return check(context)
    }),
  }))
  await runTrial({ ...trial, steps }, asking(worldTransport()))
  return shown
}

/** The body with one value gone, or as another that was sent or came before; or with the entries of its lists twice. */
function* changes(body: unknown, values: Iterable<string>): Generator {
  yield twice(body)
  const others = [undefined, 'another', ...values]
  for (const path of pathsIn(body, []))
    for (const value of others) {
      const copy: unknown = structuredClone(body)
      const holder: object = path.slice(0, -1).reduce<object>((node, key) => Object(node)[key], Object(copy))
      Reflect.set(holder, path.at(-1) ?? '', value)
      yield copy
    }
}

const pathsIn = (node: unknown, path: string[]): string[][] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => pathsIn(value, [...path, key]))
    : [path]

test('Each rule about several replies, and each echo, fails at one wrong value @RULE-104', async () => {
  const checking = trials.filter(({ steps }) => steps.some(({ checks = [] }) => checks.length > 0))
  const checked = (await inParallel(checking, contextsOf)).flat()
  const vacuous = checked.filter(({ check, context }) => {
    const { verdict, sent, given, before } = context
    const values = new Set([...Object.values(sent), ...given.values()])
    for (const body of changes(verdict.body, values))
      if (check({ verdict: { ...verdict, body: Object(body) }, sent, given: new Map(given), before })) return false
    return true
  })
  expect(checked.length).toBeGreaterThan(90)
  expect([...new Set(vacuous.map(({ name }) => name))]).toEqual([])
}, 180_000)
