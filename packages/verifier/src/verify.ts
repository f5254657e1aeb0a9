import { once } from 'node:events'
import type { Effect } from './bundle.ts'
import { causesIn } from './causes.ts'
import { CannotVerify } from './cannot-verify.ts'
import type { Finding, Occurrence, Overall } from './finding.ts'
import { listed } from './finding-words.ts'
import { findingsOf } from './findings.ts'
import { askingAgain, flakyFindings, onlyReads } from './flaky.ts'
import { limitedFindings } from './limited.ts'
import { resetting } from './reset.ts'
import { type Asking, newRun, runTrial, skipped, type TrialResult } from './run-trial.ts'
import { withoutIndexes } from './schema-problems.ts'
import { heldFor, type Seeds } from './seeds.ts'
import { serverMistakesIn } from './server-mistakes.ts'
import { brokenPart } from './whole-server.ts'
import { canSend } from './sessions.ts'
import { silenceSoFar } from './silence.ts'
import { namesOf, unnamedIn } from './step-request.ts'
import type { Trial, TrialStep } from './trial.ts'
import { boundsOf, thingsIn, valuesWithMoney } from './trial-values.ts'

export interface VerifyOptions extends Asking {
  allow: { write: boolean; money: boolean }
  /** How many trials run at once: any trials on a mock with separate worlds, only reading ones on other servers. */
  parallel: number
  /** The most calls in a second. */
  pace?: number
  /** A command that resets the server. */
  reset?: string
  onResult?: (result: TrialResult, done: number, total: number) => void
}

export interface Report {
  results: TrialResult[]
  findings: Finding[]
  /** Things that the server should do, but does not have to. */
  notes: Finding[]
  requests: number
  milliseconds: number
  /** Hints about the seeds file. */
  warnings?: string[]
  /** Why the run ended early. */
  stopped?: string
}

/** Why a trial is not sent: the option or data that would allow it, and for what. */
interface Skip {
  why: string
  detail?: string
}

/** A trial, and the reason if it is not sent. */
export interface Planned {
  trial: Trial
  skip?: Skip
}

type PlanOptions = Pick<VerifyOptions, 'allow' | 'seeds' | 'isWorld' | 'answers' | 'clock'>

/** Which trials would be sent, and why the others would not. */
export function planTrials(trials: Trial[], options: PlanOptions): Planned[] {
  const { seeds } = options
  const says = [seeds, ...Object.values(seeds.markets ?? {})].some(({ values = {} }) => Object.keys(values).length > 0)
  const things = thingsIn(trials)
  return trials.map((trial) => {
    const skip =
      reasonToSkip(trial, options) ?? (says && !options.isWorld ? unnamedThing(trial, seeds, things) : undefined)
    return skip === undefined ? { trial } : { trial, skip }
  })
}

/** Sends the planned trials, and returns the findings. Throws `CannotVerify` if nothing at all was sent. */
export async function verify(planned: Planned[], options: VerifyOptions): Promise<Report> {
  const started = performance.now()
  const finished: TrialResult[] = []
  const { stop, isWorld, parallel } = options
  const isStopped = () => stop?.aborted ?? false
  const waiting = planned.filter(({ skip }) => skip === undefined).map(({ trial }) => trial)
  if (waiting.length === 0) throw new CannotVerify(nothingToSend(planned))
  const total = waiting.length
  const silence = silenceSoFar(options.patience)
  const run = newRun(options.pace, stop)
  const again = askingAgain()
  const reset = resetting(options.reset)
  const tried = (trial: Trial) => {
    const ask = () => runTrial(trial, options, run)
    return isWorld ? ask() : again(trial, ask)
  }
  const worker = async (trials: Trial[]) => {
    for (let trial = trials.shift(); trial && !isStopped(); trial = trials.shift()) {
      const why = silence.reasonToSkip(trial) ?? (await reset.before(trial))
      const result = why === undefined ? await tried(trial) : skipped(trial, why)
      silence.note(result)
      reset.note(result)
      finished.push(result)
      options.onResult?.(result, finished.length, total)
    }
  }
  const stopped = stop && once(stop, 'abort')
  const inParallel = (trials: Trial[], count: number) =>
    Promise.all(Array.from({ length: count }, () => worker(trials)))
  const work = async () => {
    if (isWorld || parallel === 1) return inParallel(waiting, parallel)
    // A trial that changes something could change what others read meanwhile.
    await inParallel(waiting.filter(onlyReads), parallel)
    return inParallel(
      waiting.filter((trial) => !onlyReads(trial)),
      1,
    )
  }
  const working = work()
  await (stopped ? Promise.race([working, stopped]) : working)
  // Trials that still run then are not waited for.
  const results = [...finished]
  const names = new Set(results.map(({ trial }) => trial))
  for (const { trial, skip } of planned)
    if (skip === undefined && !names.has(trial)) results.push(skipped(trial, String(stop?.reason)))
  if (results.every(({ state }) => state === 'skipped'))
    throw new CannotVerify(
      `Nothing was tested: ${results.find(({ why }) => !why?.includes('busy'))?.why ?? 'the server is busy'}.`,
    )
  for (const { trial, skip } of planned) if (skip !== undefined) results.push(skipped(trial, skip.why))
  const heard = new Map<string, boolean>()
  for (const { inSession } of results)
    for (const [id, isHeard] of inSession) heard.set(id, heard.get(id) === true || isHeard)
  for (const [index, result] of results.entries())
    if (provesNothing(result, heard)) results[index] = { ...result, state: 'skipped', why: REFUSED_ALWAYS }
  const order = new Map(planned.map(({ trial }, index) => [trial, index]))
  const inOrder = results.toSorted((one, other) => (order.get(one.trial) ?? 0) - (order.get(other.trial) ?? 0))
  const { flaky, folded } = flakyFindings(inOrder)
  const occurrences = inOrder.flatMap((result) => result.occurrences).filter((occurrence) => !folded.has(occurrence))
  const mistakes = occurrences.filter(({ trial, isNote }) => !trial.isNote && !isNote)
  const found = new Set(mistakes.map(sameMistake))
  const noted = occurrences.filter((one) => (one.trial.isNote || one.isNote) && !found.has(sameMistake(one)))
  return {
    results: inOrder,
    findings: [...findingsOf(mistakes, overallOf(inOrder)), ...flaky, ...limitedFindings(inOrder)],
    notes: findingsOf(noted).map(asNote),
    requests: results.reduce((sum, { requests }) => sum + requests, 0),
    milliseconds: Math.round(performance.now() - started),
    ...(stop?.aborted && { stopped: String(stop.reason) }),
  }
}

/** The key of a mistake that a note does not repeat. An outcome counts only in a call before the one that the trial is about. */
const sameMistake = ({ operation, trial, isBefore, expected, came, path, about, says }: Occurrence) =>
  expected && !isBefore
    ? JSON.stringify([trial.name, came])
    : JSON.stringify([operation, expected ?? withoutIndexes(path), came ?? about ?? says])

/** A note says what should be: nothing there must. */
const asNote = (note: Finding): Finding => ({ ...note, says: note.says.replaceAll(', must be ', ', should be ') })

const REFUSED_ALWAYS = 'proves nothing: the call is refused even in a session'

/** That a call is refused without a session proves something only if it succeeds with one. */
const provesNothing = ({ trial, state }: TrialResult, heard: Map<string, boolean>) =>
  state === 'passed' &&
  trial.kind === 'session' &&
  trial.outcome === 'sessionEnded' &&
  heard.get(trial.operation.id) === false

function overallOf(results: TrialResult[]): Overall {
  const tried = results.filter(({ state }) => state !== 'skipped')
  const successes = tried.filter(({ trial }) => trial.kind === 'example' && trial.outcome === 'success')
  const succeeded = new Set(idsOf(successes.filter(({ state, flaky }) => state === 'passed' || flaky)))
  const isReached = ({ trial, requests }: TrialResult) => requests >= trial.steps.length
  const reached = new Set(idsOf(successes.filter(isReached)))
  const neverSucceeded = new Set(idsOf(successes).filter((id) => !succeeded.has(id)))
  return {
    neverSucceeded,
    refusing: new Set(idsOf(tried.filter(({ trial, state }) => brokenPart(trial) === 'fields' && state === 'passed'))),
    ...causesIn(results),
    ...serverMistakesIn(results, neverSucceeded),
    blocked: successes.filter(({ trial }) => !reached.has(trial.operation.id)).map(({ trial }) => trial),
  }
}

const idsOf = (results: TrialResult[]) => results.map(({ trial }) => trial.operation.id)

/**
 * A seeds file with values lists what the server holds: trials of other values are not sent. A value that only failures use need
 * not exist.
 */
function unnamedThing(trial: Trial, seeds: Seeds, things: Set<string>): Skip | undefined {
  const [field, value] = unnamedIn(trial, seeds).find(([, one]) => things.has(one)) ?? []
  return field === undefined
    ? undefined
    : { why: 'needs what your server holds (`values` in the seeds file)', detail: `yours for ${value}, as ${field}` }
}

const RANKS: Effect[] = ['read', 'write', 'money']

/** Why a trial is not sent, whatever the server holds. */
export function whyForbidden(trial: Trial, allow: VerifyOptions['allow']): Skip | undefined {
  const { unprovokable } = trial.given
  if (trial.lacks !== undefined)
    return { why: 'needs another version of the contract', detail: `which has ${trial.lacks}` }
  if (unprovokable !== undefined) return { why: 'nothing can bring it about', detail: unprovokable }
  const effect = trial.steps
    .map(({ operation }) => operation.effect)
    .reduce((most, one) => (RANKS.indexOf(one) > RANKS.indexOf(most) ? one : most), 'read')
  if (effect === 'write' && !allow.write) return { why: 'changes something (--allow-writes)' }
  if (effect === 'money' && !allow.money) return { why: 'moves money (--allow-money)' }
  return undefined
}

function reasonToSkip(trial: Trial, { allow, seeds, isWorld, answers, clock }: PlanOptions): Skip | undefined {
  const { scenario, seed } = trial.given
  const forbidden = whyForbidden(trial, allow)
  if (forbidden) return forbidden
  if (!clock && trial.steps.some(({ later }) => later !== undefined))
    return { why: 'needs time to pass at your server (--later-cmd)' }
  if (isWorld) return undefined
  const needed = new Set(trial.steps.flatMap(({ answers: fields = [] }) => fields.map(([, kind]) => kind)))
  if (needed.has('captcha') && answers.captcha === undefined) return { why: 'needs a captcha (--captcha-cmd)' }
  if (needed.has('sms') && answers.sms === undefined) return { why: 'needs a code from an SMS (--otp-cmd)' }
  const held = heldFor(seeds, namesOf(trial), trial.market)
  if (isForMocks(trial) && !held.isKnown) return { why: MOCKS_ONLY }
  if ((scenario !== undefined || seed !== undefined) && !held.isKnown)
    return {
      why: 'needs what your server must hold (`given` in the seeds file)',
      detail: `\`given.${scenario ?? trial.base ?? trial.name}\`${seed ? `: ${seed}` : ''}`,
    }
  const { set = '' } = trial.steps.at(-1) ?? {}
  const [field, bound] = boundsOf(trial).find(([, value]) => held.values[value] === undefined) ?? []
  if (bound !== undefined)
    return {
      why: 'needs a limit of your server (`values` in the seeds file)',
      detail: `yours for ${bound}, as ${field}`,
    }
  if (trial.kind === 'others' && seeds.others?.[set] === undefined)
    return { why: "needs what is another person's (`others` in the seeds file)", detail: `\`others.${set}\`` }
  const steps = trial.steps.filter(({ session }) => session === undefined || (session !== 'none' && 'own' in session))
  const lacking = steps.find(({ operation, session }) => !canSend(operation, session, held.session))
  if (lacking) return { why: `needs a session ${sessionWords(lacking)}` }
  const unseeded = valuesWithMoney(trial).find((value) => held.values[value] === undefined)
  return unseeded === undefined
    ? undefined
    : { why: 'moves money: name whose it is (`values` in the seeds file)', detail: `yours for ${unseeded}` }
}

export const isForMocks = ({ given }: Trial) => given.onlyMocks === true
/** The reason for skipping it. */
export const MOCKS_ONLY = 'is for mock servers only'

/** The credentials that a step needs, and the place where they are given. */
function sessionWords({ operation, session }: TrialStep): string {
  const credentials = session && session !== 'none' && 'own' in session ? session.own : (operation.security[0] ?? [])
  const [, ...more] = credentials
  if (more.length === 0) return '(--token, or `session` in the seeds file)'
  return `of ${listed(credentials.map(({ name }) => `\`${name}\``))} (\`session\` in the seeds file)`
}

function nothingToSend(planned: Planned[]): string {
  const reasons = new Map<string, number>()
  for (const { skip } of planned) if (skip) reasons.set(skip.why, (reasons.get(skip.why) ?? 0) + 1)
  const [most] = [...reasons].toSorted(([, one], [, other]) => other - one)
  return most
    ? `Nothing was tested: none of ${planned.length} trials may be sent. Most often: ${most[0]}.`
    : 'Nothing was tested: the options leave no trial.'
}
