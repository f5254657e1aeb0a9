import { setTimeout as wait } from 'node:timers/promises'
import type { ExampleRequest } from './bundle.ts'
import { type AnswerCommands, answered, NoAnswer } from './answers.ts'
import { askBusy, busyNote, busyWaits, REFUSED } from './ask-busy.ts'
import { CLOSED_NOTE, connections } from './connections.ts'
import { outcomePointer } from './contract-line.ts'
import type { Clock } from './clock.ts'
import { curlOf } from './curl.ts'
import { asksOf, keeping, variablesIn } from './replay.ts'
import type { Sighting } from './finding.ts'
import { freshValues, NoValue } from './fresh-values.ts'
import type { judgeBy, Verdict } from './judge.ts'
import type { Session } from './credentials.ts'
import { pacing } from './pace.ts'
import { othersProblem } from './others.ts'
import type { Seeds } from './seeds.ts'
import { type Reply, seconds, type Transport } from './send.ts'
import { fieldsOfStep, headersOfTrial, heldForTrial, namesOf, requestOfStep } from './step-request.ts'
import type { StepContext, Trial, TrialStep } from './trial.ts'
import { textAt } from './trials/examples.ts'
import { commandOf, twinProblem } from './twins.ts'

/** How to send requests to a server. */
export interface Asking {
  server: string
  transport: Transport
  /** Sends each request on a connection of its own. */
  alone?: Transport
  judge: ReturnType<typeof judgeBy>
  seeds: Seeds
  /**
   * The server has all the data that trials need: our mock world, with a world for each trial, or a server that supports its
   * headers.
   */
  isWorld: boolean
  answers: AnswerCommands
  /** Lets time pass at the server. */
  clock?: Clock
  /** Milliseconds until an answer counts as missing, and until it counts as late. */
  patience: number
  limit: number
  /** What is sent in every session, for a gateway. */
  gateway?: Session
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
  sightings: Sighting[]
  /** Milliseconds spent on waiting for answers that came too late or not at all. */
  late: number
  /** How often it was asked, if more than once, and what was wrong then, if it was right at last. */
  asks?: number
  flaky?: Sighting[]
  /** Operations that were called in a session: whether one of these calls was taken for one in a session. */
  inSession: Map<string, boolean>
  /** The operation that gave no complete answer in time. */
  silent?: string
}

/** What the trials of a run share. */
export const newRun = (perSecond?: number, stop?: AbortSignal) => ({
  waits: busyWaits(),
  valuesFor: freshValues(),
  send: connections(),
  pace: pacing(perSecond, stop),
})

let worlds = 0

/** Sends a trial's requests in order, until one gets a wrong answer. */
export async function runTrial(
  trial: Trial,
  asking: Asking,
  { waits, valuesFor, send, pace } = newRun(),
): Promise<TrialResult> {
  const { judge, isWorld, answers, clock, limit, stop } = asking
  const { session, values: held } = heldForTrial(trial, asking)
  const values = await valuesFor(trial, held).catch(orNoValue)
  if (values instanceof NoValue) return skipped(trial, values.message)
  const world = `verify-${process.pid}-${++worlds}`
  const headers = headersOfTrial(trial, isWorld, world)
  const key = crypto.randomUUID()
  const given = new Map<string, string>()
  const curl: string[] = sessionNote(trial, asking)
  const sightings: Sighting[] = []
  /** Requests with codes of an SMS that is no longer the newest one when they are sent. */
  const early = new Map<TrialStep, ExampleRequest | NoAnswer>()
  const inSession = new Map<string, boolean>()
  let picture: Reply | undefined
  let milliseconds = 0
  let late = 0
  let requests = 0
  let silent: string | undefined
  /** Set if the trial ended because the server is busy, or a person's answer is missing. */
  let ended: string | undefined

  for (const [index, step] of trial.steps.entries()) {
    const { operation } = step
    const saw = (sighting: Pick<Sighting, 'path' | 'says'> & Partial<Sighting>) =>
      sightings.push({ operation: operation.id, trial, pointer: '', curl: [...curl], at: Date.now(), ...sighting })
    const answer = (one: TrialStep) =>
      answered(fieldsOfStep(trial, one, values, given), one.answers ?? [], answers, {
        operation: one.operation,
        picture,
      }).catch(orNoAnswer)
    const sent = early.get(step) ?? (await answer(step))
    if (sent instanceof NoAnswer) {
      // Where something else must come, a right server may have sent no code.
      if (step.expects.includes('success')) saw({ path: '', says: `could not be asked: ${sent.message}` })
      else ended = sent.message
      break
    }
    if (step.later !== undefined) ended = await clock?.(step.later, trial, world)
    if (ended !== undefined) break
    const request = requestOfStep(step, sent, { session, headers, key }, asking)
    const command = await curlOf(request, operation, session, variablesIn(step, given, answers))
    curl.push(...asksOf(step, trial, answers), keeping(commandOf(step, command), step, trial))
    const ask = async () => {
      const sentAt = await pace.turn()
      const { reply: told, isSentAgain } = await send(request, operation.effect, asking)
      if (isSentAgain) saw({ path: '', says: CLOSED_NOTE, isNote: true })
      if ('status' in told && told.status === REFUSED) pace.slowDown(sentAt)
      return told
    }
    const askPatiently = () =>
      askBusy(ask, {
        isBusy: (told) => judge(operation, told).outcome === 'busy',
        effect: operation.effect,
        waits,
        stop,
      })
    const [{ reply, ...asked }, twin] = await Promise.all([askPatiently(), step.isDoubled && askPatiently()])
    requests += asked.requests + (twin ? twin.requests : 0)
    milliseconds += asked.milliseconds
    if (asked.told) {
      const pointer = outcomePointer(operation, 'busy')
      saw({ path: '', says: busyNote(asked.told), pointer, isNote: true })
    }
    ended = asked.busy
    if (ended !== undefined) break
    if ('lost' in reply) {
      if (reply.isSilence) late += reply.milliseconds
      saw({ path: '', says: `the server ${reply.lost}`, isTime: true })
      if (reply.isSilence) silent = operation.id
      break
    }
    if (reply.bytes) picture = reply
    if (reply.milliseconds > limit) {
      late += reply.milliseconds
      saw({ path: '', says: `was answered after more than ${seconds(limit)}`, isTime: true })
    }
    const verdict = judge(operation, reply)
    const isUnexpected = verdict.outcome !== undefined && !step.expects.includes(verdict.outcome)
    // A payload that was judged as that of another outcome than the one that must come is no mistake of its own.
    const told = verdict.problems.filter((problem) => !isUnexpected || !isInPayload(operation, problem))
    for (const problem of told) saw(sessionProblem(problem, trial, step, reply.status) ?? problem)
    if (operation.security.length > 0 && (step.session === undefined || Object.hasOwn(Object(step.session), 'own')))
      inSession.set(operation.id, inSession.get(operation.id) === true || verdict.outcome !== 'sessionEnded')
    if (twin && !('lost' in twin.reply)) {
      const other = judge(operation, twin.reply)
      if (other.outcome === undefined && verdict.outcome !== undefined)
        for (const problem of other.problems) saw(problem)
      if (other.outcome === undefined || verdict.outcome === undefined) break
      const wrong = twinProblem(step, [verdict, other])
      if (wrong) {
        saw({ ...wrong, pointer: outcomePointer(operation, step.expects.at(-1) ?? '') })
        break
      }
    }
    const isLast = index === trial.steps.length - 1
    if (isUnexpected) {
      const pointer = outcomePointer(operation, step.expects[0] ?? '')
      const { came, message } = verdict
      saw({ path: '', says: '', pointer, came, message, expected: step.expects, why: step.why })
      break
    }
    if (verdict.outcome === undefined) break
    if (isLast && trial.isScrambled && verdict.envelope === 'plain')
      saw({ path: 'body', says: 'comes in the plain envelope, must be scrambled' })
    const leak = verdict.outcome === 'success' && othersProblem(verdict.body, asking.seeds.others ?? {}, sent)
    if (leak) saw(leak)
    take(step, verdict, sent, given)
    for (const later of trial.steps) if (later.answerAfter === index) early.set(later, await answer(later))
    const context: StepContext = { verdict, sent, given }
    for (const check of step.checks ?? []) {
      const wrong = check(context)
      // If the schema already reports this place, or what holds it, it is the same mistake.
      if (wrong && !verdict.problems.some(({ path }) => isWithin(wrong.path, path))) saw(wrong)
    }
    // The following steps send what this one had to give.
    const isLacking = Object.values(step.gives ?? {}).some((path) => textAt(verdict.body, path) === undefined)
    if (isLacking && verdict.problems.length > 0) break
    // The following steps depend on the wrong one.
    if (trial.kind === 'journey' && sightings.length > 0) break
    // A server's clock may need some time between two calls of one person.
    if (!isLast && !isWorld) await wait(1)
  }
  const hasFailed = sightings.some(({ isNote }) => !isNote) && !trial.isNote
  return {
    trial,
    state: hasFailed ? 'failed' : ended === undefined ? 'passed' : 'skipped',
    ...(!hasFailed && ended !== undefined && { why: ended }),
    requests,
    milliseconds,
    late,
    sightings,
    inSession,
    ...(silent !== undefined && { silent }),
  }
}

/** Whose session a trial's commands send, where it is not the one for all. */
function sessionNote(trial: Trial, { seeds, isWorld }: Pick<Asking, 'seeds' | 'isWorld'>): string[] {
  const own = namesOf(trial).find((name) => seeds.given?.[name] !== undefined)
  return own === undefined || seeds.given?.[own]?.session === undefined || isWorld
    ? []
    : [`# In the session of \`given\` “${own}” in the seeds file.`]
}

const isWithin = (path: string, other: string) => `${dotted(path)}.`.startsWith(`${dotted(other)}.`)

/** Entries of lists are named in two ways: `list[0]`, and by a pointer `list.0`. */
const dotted = (path: string) => path.replaceAll(/\[(\d+)\]/g, '.$1')

const isInPayload = ({ outcomes }: TrialStep['operation'], { path }: Pick<Sighting, 'path'>) =>
  outcomes.success.payload !== undefined && isWithin(path, outcomes.success.payload)

/** A trial that was not sent. */
export const skipped = (trial: Trial, why: string): TrialResult => ({
  trial,
  state: 'skipped',
  why,
  requests: 0,
  milliseconds: 0,
  late: 0,
  sightings: [],
  inSession: new Map(),
})

function orNoValue(error: unknown): NoValue {
  if (error instanceof NoValue) return error
  throw error
}

function orNoAnswer(error: unknown): NoAnswer {
  if (error instanceof NoAnswer) return error
  throw error
}

/** Of a call that needs a session and has none, another status must be one of those, whatever codes its operation has. */
function sessionProblem(
  { path }: Pick<Sighting, 'path'>,
  { says = '' }: Trial,
  { expects, operation, statusesWithout }: TrialStep,
  status: number,
) {
  if (path !== 'HTTP status' || !statusesWithout || expects[0] !== 'sessionEnded') return undefined
  const must = statusesWithout.join(' or ')
  return { path, says: `is ${status} ${says}, must be ${must}`, pointer: outcomePointer(operation, 'sessionEnded') }
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
