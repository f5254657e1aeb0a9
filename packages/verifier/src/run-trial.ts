import { setTimeout as wait } from 'node:timers/promises'
import type { ExampleRequest } from './bundle.ts'
import { type AnswerCommands, answered, NoAnswer } from './answers.ts'
import { askBusy, busyNote, busyWaits, REFUSED } from './ask-busy.ts'
import { CLOSED_NOTE, connections } from './connections.ts'
import { outcomePointer } from './contract-line.ts'
import type { Clock } from './clock.ts'
import { curlOf, unpacked } from './curl.ts'
import { asksOf, keeping, variablesIn } from './replay.ts'
import { OF_ANOTHER, type Occurrence } from './finding.ts'
import { freshValues, NoValue } from './fresh-values.ts'
import type { judgeBy, Verdict } from './judge.ts'
import type { Session } from './credentials.ts'
import { pacing } from './pace.ts'
import { moneyProblem } from './money.ts'
import { othersProblem } from './others.ts'
import type { Problem } from './schema-problems.ts'
import type { Seeds } from './seeds.ts'
import { type NoReply, type Reply, seconds, type Transport } from './send.ts'
import { fieldsOfStep, headersOfTrial, heldForTrial, namesOf, requestOfStep } from './step-request.ts'
import type { Earlier, StepContext, Trial, TrialStep } from './trial.ts'
import { textAt } from './trials/examples.ts'
import { commandOf, atOnceProblem } from './at-once.ts'

/** How to send requests to a server. */
export interface Asking {
  server: string
  transport: Transport
  /** Sends each request on a connection of its own. */
  alone?: Transport
  judge: ReturnType<typeof judgeBy>
  seeds: Seeds
  /**
   * The server has all the data that trials need: our mock server, with a world for each trial, or a server that supports its
   * headers.
   */
  isWorld: boolean
  answers: AnswerCommands
  /** Lets time pass at the server. */
  clock?: Clock
  /** Milliseconds until an answer counts as missing, and until it counts as late. */
  patience: number
  limit: number
  /** Credentials for a gateway, sent with every request. */
  gateway?: Session
  /** The proxy by which the server is asked. */
  proxy?: string
  /** Options for each printed command: those of the certificate. */
  curlOptions?: string[]
  /** Ends the run. */
  stop?: AbortSignal
}

export interface TrialResult {
  trial: Trial
  state: 'passed' | 'failed' | 'skipped'
  /** Why it was skipped. */
  why?: string
  requests: number
  milliseconds: number
  occurrences: Occurrence[]
  /** Milliseconds spent on waiting for answers that came too late or not at all. */
  late: number
  /** How often it was asked, if more than once; and the mistakes it found, if the last answer was right. */
  asks?: number
  flaky?: Occurrence[]
  /** The operations that were called in a session, and whether the server recognised it in one of these calls. */
  inSession: Map<string, boolean>
  /** The operation that gave no complete answer in time. */
  silent?: string
  /** Calls that were refused with HTTP 503 as by a gateway that limits the rate, and then answered. */
  limited?: Occurrence[]
}

/** What the trials of a run share. */
export const newRun = (perSecond?: number, stop?: AbortSignal) => ({
  waits: busyWaits(),
  valuesFor: freshValues(),
  send: connections(),
  pace: pacing(perSecond, stop),
})

/** A trial while it runs. */
interface Running {
  trial: Trial
  asking: Asking
  run: ReturnType<typeof newRun>
  session: Session
  values: Record<string, string>
  /** The mock's world, if the server is a mock. */
  world: string
  headers: Record<string, string>
  /** The trial's `Idempotency-Key`. */
  key: string
  /** The values of earlier replies. */
  given: Map<string, string>
  before: Earlier[]
  curl: string[]
  /** Requests that need the code of an SMS that a newer one has replaced when they are sent. */
  early: Map<TrialStep, ExampleRequest | NoAnswer>
  /** The last picture received. */
  picture: Reply | undefined
  found: ReturnType<typeof nothingFound>
}

/** No later step can be sent. `ended` says why if that is no mistake: the server is busy, or a person's answer is missing. */
interface Over {
  ended?: string
}

const nothingFound = (): Omit<TrialResult, 'trial' | 'state'> => ({
  requests: 0,
  milliseconds: 0,
  late: 0,
  occurrences: [],
  inSession: new Map(),
})

let worlds = 0

/** Sends a trial's requests in order, until one gets a wrong answer. */
export async function runTrial(trial: Trial, asking: Asking, run = newRun()): Promise<TrialResult> {
  const { session, values: held } = heldForTrial(trial, asking)
  const values = await run.valuesFor(trial, held).catch(orNoValue)
  if (values instanceof NoValue) return skipped(trial, values.message)
  const world = `verify-${process.pid}-${++worlds}`
  const running: Running = {
    trial,
    asking,
    run,
    session,
    values,
    world,
    headers: headersOfTrial(trial, asking.isWorld, world),
    key: crypto.randomUUID(),
    given: new Map(),
    before: [],
    curl: sessionNote(trial, asking),
    early: new Map(),
    picture: undefined,
    found: nothingFound(),
  }
  let over: Over | undefined
  for (const [index, step] of trial.steps.entries()) {
    // A server's clock may need some time between two calls of one person.
    if (index > 0 && !asking.isWorld) await wait(1)
    over = await runStep(running, step, index)
    if (over) break
  }
  const { found } = running
  const ended = over?.ended
  const hasFailed = found.occurrences.some(({ isNote }) => !isNote) && !trial.isNote
  return {
    ...found,
    trial,
    state: hasFailed ? 'failed' : ended === undefined ? 'passed' : 'skipped',
    ...(!hasFailed && ended !== undefined && { why: ended }),
  }
}

/** Sends a step and checks its reply. Returns undefined if the next step can be sent. */
async function runStep(running: Running, step: TrialStep, index: number): Promise<Over | undefined> {
  const sent = running.early.get(step) ?? (await fieldsToSend(running, step))
  if (sent instanceof NoAnswer) {
    // If a failure is expected, a right server may have sent no code.
    if (!step.expects.includes('success')) return { ended: sent.message }
    saw(running, step, { path: '', says: `could not be asked: ${sent.message}` })
    return {}
  }
  const answer = await sendStep(running, step, sent)
  if ('ended' in answer) return answer
  if ('lost' in answer) {
    saw(running, step, { path: '', says: `the server ${answer.lost}`, isTime: true })
    if (answer.isSilence) {
      running.found.late += answer.milliseconds
      running.found.silent = step.operation.id
    }
    return {}
  }
  const verdict = judgeReplies(running, step, answer.replies)
  const isRight = verdict !== undefined && (await checkReply(running, step, { index, verdict, sent }))
  return isRight || step.isLook ? undefined : {}
}

type Seen = Pick<Occurrence, 'path' | 'says'> & Partial<Occurrence>

const saw = (running: Running, step: TrialStep, seen: Seen) =>
  running.found.occurrences.push(occurrenceOf(running, step, seen))

/** Whether it only prepares what a trial tries. */
const isBefore = ({ kind, steps }: Trial, step: TrialStep) =>
  kind !== 'journey' && steps.indexOf(step) < steps.findLastIndex(({ isLook }) => !isLook)

const occurrenceOf = ({ trial, curl }: Running, step: TrialStep, seen: Seen): Occurrence => ({
  operation: step.operation.id,
  trial,
  pointer: '',
  curl: [...curl],
  at: Date.now(),
  ...(isBefore(trial, step) && { isBefore: true }),
  ...seen,
})

const fieldsToSend = ({ trial, values, given, asking, picture }: Running, step: TrialStep) =>
  answered(fieldsOfStep(trial, step, values, given), step.answers ?? [], asking.answers, {
    operation: step.operation,
    picture,
  }).catch(orNoAnswer)

/** Sends a step's request, or two of them at the same moment. Returns the replies, or why there is none to judge. */
async function sendStep(
  running: Running,
  step: TrialStep,
  sent: ExampleRequest,
): Promise<{ replies: [Reply, Reply | undefined] } | { ended: string } | NoReply> {
  const { trial, asking, run, found, given, curl } = running
  const { operation } = step
  const why = step.later === undefined ? undefined : await asking.clock?.(step.later, trial, running.world)
  if (why !== undefined) return { ended: why }
  const request = requestOfStep(step, sent, running, asking)
  const variables = variablesIn(step, given, asking.answers)
  const command = await curlOf(request, operation, running.session, variables, asking.curlOptions)
  const shown = (one: string) => keeping(commandOf(step, one), step, trial)
  curl.push(...asksOf(step, trial, asking.answers), shown(command))
  const ask = async () => {
    const sentAt = await run.pace.turn()
    const { reply: answer, isSentAgain } = await run.send(request, operation.effect, asking)
    if (isSentAgain) saw(running, step, { path: '', says: CLOSED_NOTE, isNote: true })
    if ('status' in answer && answer.status === REFUSED) run.pace.slowDown(sentAt)
    return answer
  }
  const askPatiently = async () => {
    const startedAt = performance.now()
    const asked = await askBusy(ask, {
      isBusy: (reply) => asking.judge(operation, reply).outcome === 'busy',
      effect: operation.effect,
      waits: run.waits,
      stop: asking.stop,
    })
    if (asked.isLimited) run.pace.slowDown(startedAt)
    return asked
  }
  const [first, second] = await Promise.all([askPatiently(), step.isDoubled ? askPatiently() : undefined])
  found.requests += first.requests + (second?.requests ?? 0)
  found.milliseconds += first.milliseconds
  const busy = first.busyReply ?? second?.busyReply
  if (busy)
    saw(running, step, { path: '', says: busyNote(busy), pointer: outcomePointer(operation, 'busy'), isNote: true })
  if (first.isLimited || second?.isLimited)
    found.limited = [...(found.limited ?? []), occurrenceOf(running, step, { path: '', says: '' })]
  const ended = first.busy ?? second?.busy
  if (ended !== undefined) return { ended }
  const [reply, other] = [first.reply, second?.reply]
  if (reply.isPacked || other?.isPacked) curl.splice(-1, 1, shown(unpacked(command)))
  if ('lost' in reply) return reply
  if (other && 'lost' in other) return other
  if (reply.bytes) running.picture = reply
  if (reply.milliseconds > asking.limit && !isLargeUpload(step)) {
    found.late += reply.milliseconds
    saw(running, step, { path: '', says: `was answered after more than ${seconds(asking.limit)}`, isTime: true })
  }
  return { replies: [reply, other] }
}

/** The time of a large upload says more about the line than about the server. */
const isLargeUpload = ({ files = {} }: TrialStep) => Object.values(files).some(({ size }) => size > 1_000_000)

/** What a step's reply means, and what is wrong with it. Undefined if its outcome, or that of two replies, is wrong or unknown. */
function judgeReplies(running: Running, step: TrialStep, [reply, second]: [Reply, Reply | undefined]) {
  const { asking, trial, found } = running
  const { operation, expects } = step
  const verdict = asking.judge(operation, reply)
  if (step.isLook) return verdict.outcome === 'success' ? verdict : undefined
  const isUnexpected = verdict.outcome !== undefined && !expects.includes(verdict.outcome)
  // Do not report problems of the payload if the outcome itself is wrong.
  const problems = verdict.problems.filter((problem) => !isUnexpected || !isInPayload(operation, problem))
  for (const problem of problems) saw(running, step, sessionProblem(problem, trial, step, reply.status) ?? problem)
  if (operation.security.length > 0 && (step.session === undefined || Object.hasOwn(Object(step.session), 'own')))
    found.inSession.set(operation.id, found.inSession.get(operation.id) === true || verdict.outcome !== 'sessionEnded')
  if (second) {
    const other = asking.judge(operation, second)
    if (other.outcome === undefined && verdict.outcome !== undefined)
      for (const problem of other.problems) saw(running, step, problem)
    if (other.outcome === undefined || verdict.outcome === undefined) return undefined
    const wrong = atOnceProblem(step, [verdict, other])
    if (wrong) {
      saw(running, step, { ...wrong, pointer: outcomePointer(operation, expects.at(-1) ?? '') })
      return undefined
    }
  }
  if (isUnexpected) {
    const pointer = outcomePointer(operation, expects[0] ?? '')
    const { came, message } = verdict
    saw(running, step, { path: '', says: '', pointer, came, message, expected: expects, why: step.why })
  }
  return isUnexpected || verdict.outcome === undefined ? undefined : verdict
}

/** Checks a reply with the right outcome, and keeps what later steps need. Returns whether they can be sent. */
async function checkReply(
  running: Running,
  step: TrialStep,
  { index, verdict, sent }: { index: number; verdict: Verdict; sent: ExampleRequest },
): Promise<boolean> {
  const { trial, asking, given, before, early, found } = running
  if (index === trial.steps.length - 1 && trial.isScrambled && verdict.envelope === 'plain')
    saw(running, step, { path: 'body', says: 'came in the plain envelope, must be scrambled' })
  const leak = verdict.outcome === 'success' && othersProblem(verdict.body, asking.seeds.others ?? {}, step, sent)
  if (leak) saw(running, step, { ...leak, about: OF_ANOTHER })
  const amount = trial.kind === 'journey' && verdict.outcome === 'success' && moneyProblem(step, sent, before)
  if (amount) saw(running, step, amount)
  take(step, verdict, sent, given)
  for (const later of trial.steps) if (later.answerAfter === index) early.set(later, await fieldsToSend(running, later))
  const context: StepContext = { verdict, sent, given, before }
  for (const check of step.checks ?? []) {
    const wrong = check(context)
    // If the schema already reports this place, or an object around it, it is the same mistake.
    if (wrong && !verdict.problems.some(({ path }) => isWithin(wrong.path, path))) saw(running, step, wrong)
  }
  before.push({ step, verdict, sent })
  // The following steps need values of this reply.
  const isLacking = Object.values(step.gives ?? {}).some((path) => textAt(verdict.body, path) === undefined)
  if (isLacking && verdict.problems.length > 0) return false
  // The following steps of a journey depend on this one.
  return trial.kind !== 'journey' || found.occurrences.length === 0
}

/** A remark in the commands of a trial that has a session of its own. */
function sessionNote(trial: Trial, { seeds, isWorld }: Pick<Asking, 'seeds' | 'isWorld'>): string[] {
  const own = namesOf(trial).find((name) => seeds.given?.[name] !== undefined)
  return own === undefined || seeds.given?.[own]?.session === undefined || isWorld
    ? []
    : [`# In the session of \`given\` “${own}” in the seeds file.`]
}

const isWithin = (path: string, other: string) => `${dotted(path)}.`.startsWith(`${dotted(other)}.`)

/** Entries of lists are named in two ways: `list[0]`, and by a pointer `list.0`. */
const dotted = (path: string) => path.replaceAll(/\[(\d+)\]/g, '.$1')

const isInPayload = ({ outcomes }: TrialStep['operation'], { path }: Pick<Occurrence, 'path'>) =>
  outcomes.success.payload !== undefined && isWithin(path, outcomes.success.payload)

/** A trial that was not sent. */
export const skipped = (trial: Trial, why: string): TrialResult => ({ ...nothingFound(), trial, state: 'skipped', why })

function orNoValue(error: unknown): NoValue {
  if (error instanceof NoValue) return error
  throw error
}

function orNoAnswer(error: unknown): NoAnswer {
  if (error instanceof NoAnswer) return error
  throw error
}

/** A call without its session must be answered with one of these statuses, whatever statuses its operation has. */
function sessionProblem(
  problem: Problem,
  { says = '' }: Trial,
  { expects, operation, statusesWithout }: TrialStep,
  status: number,
) {
  if (problem.path !== 'HTTP status' || !statusesWithout || expects[0] !== 'sessionEnded') return undefined
  const must = statusesWithout.join(' or ')
  const pointer = outcomePointer(operation, 'sessionEnded')
  return { ...problem, says: `is ${status} ${says}, must be ${must}`, pointer }
}

function take(
  { gives = {}, keeps = {} }: TrialStep,
  { body }: Verdict,
  sent: ExampleRequest,
  given: Map<string, string>,
) {
  for (const [name, field] of Object.entries(keeps)) given.set(name, sent[field] ?? '')
  for (const [field, path] of Object.entries(gives)) {
    const value = textAt(body, path)
    if (value !== undefined) given.set(field, value)
  }
}
