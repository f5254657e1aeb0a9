import { setTimeout as wait } from 'node:timers/promises'
import type { ExampleRequest } from '../openapi/document.ts'
import { type AnswerCommands, answered } from './answers.ts'
import { outcomePointer } from './contract-line.ts'
import { curlOf } from './curl.ts'
import { filled } from './expressions.ts'
import type { Sighting } from './finding.ts'
import type { judgeBy, Verdict } from './judge.ts'
import { requestOf } from './request.ts'
import { heldFor, type Seeds, type Session } from './seeds.ts'
import { type Reply, seconds, send, type Transport } from './send.ts'
import type { StepContext, Trial, TrialStep } from './trial.ts'
import { textAt } from './trials/examples.ts'

/** How a server is asked. */
export interface Asking {
  server: string
  transport: Transport
  judge: ReturnType<typeof judgeBy>
  seeds: Seeds
  /** It holds whatever a trial needs: our mock world, in one of its own for each trial, or what takes its headers. */
  isWorld: boolean
  answers: AnswerCommands
  /** Milliseconds after which an answer is no longer waited for, and after which it is too late. */
  patience: number
  limit: number
}

export interface TrialResult {
  trial: Trial
  state: 'passed' | 'failed' | 'skipped'
  /** Why it was skipped. */
  why?: string
  requests: number
  milliseconds: number
  sightings: Sighting[]
}

/** The world's first borrower, who is also the card session's of the contract's examples. */
const WORLD_SESSION: Required<Session> = {
  token: '723421968459640832',
  userId: '880021460173',
  sessionId: '5c1f0a7e94',
}
/** The world takes every token but this for a borrower's. */
const ENDED_SESSION = 'ended-session'

let worlds = 0

/** What a seeds file may call the situation of a trial. */
export const namesOf = ({ name, given }: Trial) => (given.scenario === undefined ? [name] : [name, given.scenario])

/** Sends a trial's requests in order, until one is answered wrongly. */
export async function runTrial(trial: Trial, asking: Asking): Promise<TrialResult> {
  const { server, transport, judge, seeds, isWorld, answers, patience, limit } = asking
  const { scenario } = trial.given
  const held = heldFor(seeds, namesOf(trial))
  const worldHeaders = { 'x-world': `verify-${process.pid}-${++worlds}`, ...(scenario && { 'x-scenario': scenario }) }
  const given = new Map<string, string>()
  const curl: string[] = []
  const sightings: Sighting[] = []
  let picture: Reply | undefined
  let milliseconds = 0
  let requests = 0

  for (const [index, step] of trial.steps.entries()) {
    const { operation } = step
    const session = sessionOf(step, isWorld ? WORLD_SESSION : (held.session ?? {}))
    const fields = fieldsOf(trial, step, held.values ?? {}, given)
    const sent = await answered(fields, step.answers ?? [], answers, { operation: operation.id, picture })
    const request = requestOf(operation, sent, {
      server,
      session,
      headers: trial.headers ?? (isWorld ? worldHeaders : {}),
      ...(step.files && { files: step.files }),
    })
    curl.push(await curlOf(request, operation, step.session !== 'wrong'))
    requests += 1
    const reply = await send(transport, request, patience)
    milliseconds += reply.milliseconds
    const saw = (sighting: Pick<Sighting, 'path' | 'says'> & Partial<Sighting>) =>
      sightings.push({ operation: operation.id, trial, pointer: '', curl: [...curl], ...sighting })
    if ('lost' in reply) {
      saw({ path: '', says: `the server ${reply.lost}`, isTime: true })
      break
    }
    if (reply.bytes) picture = reply
    if (reply.milliseconds > limit)
      saw({ path: '', says: `was answered after more than ${seconds(limit)}`, isTime: true })
    const verdict = judge(operation, reply)
    for (const problem of verdict.problems) saw(problem)
    const isLast = index === trial.steps.length - 1
    if (verdict.outcome !== undefined && !step.expects.includes(verdict.outcome)) {
      const pointer = outcomePointer(operation, step.expects[0] ?? '')
      saw({ path: '', says: '', pointer, came: verdict.came, expected: step.expects })
      break
    }
    if (verdict.outcome === undefined) break
    if (isLast && trial.isScrambled && verdict.envelope === 'plain')
      saw({ path: 'body', says: 'comes in the plain envelope, must be scrambled' })
    take(step, verdict, sent, given)
    const context: StepContext = { verdict, sent, given }
    for (const check of step.checks ?? []) {
      const wrong = check(context)
      if (wrong) saw(wrong)
    }
    // What follows stands on what is wrong.
    if (trial.kind === 'journey' && sightings.length > 0) break
    // A server's clock may need a moment between two calls of one person.
    if (!isLast && !isWorld) await wait(1)
  }
  return { trial, state: sightings.length > 0 ? 'failed' : 'passed', requests, milliseconds, sightings }

  function sessionOf(step: TrialStep, own: Session): Session {
    const isCard = step.operation.session === 'card'
    if (step.session === 'none' || step.operation.session === 'none') return {}
    if (step.session === 'wrong') return { token: isWorld ? ENDED_SESSION : 'nobody-has-this-session' }
    const { token, userId, sessionId } = own
    const card = isCard && userId !== undefined && sessionId !== undefined ? { userId, sessionId } : undefined
    if (step.session === 'card' && card) return card
    return token === undefined ? (card ?? {}) : { token }
  }
}

/** What is sent: the step's request, with the server's own values, and what earlier replies gave, in place of the contract's. */
function fieldsOf(
  { market }: Trial,
  { request, operation }: TrialStep,
  values: Record<string, string>,
  given: Map<string, string>,
): ExampleRequest {
  const own = Object.entries(request).map(([name, value]) => {
    const text = filled(value, given)
    return [name, given.get(name) ?? values[text] ?? text]
  })
  const fields: ExampleRequest = Object.fromEntries(own)
  return Object.hasOwn(operation.parameters, 'market') ? { market, ...fields } : fields
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
