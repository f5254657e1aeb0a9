import { type ExampleRequest, textOf } from './bundle.ts'
import type { Session } from './credentials.ts'
import { filled } from './expressions.ts'
import { requestOf } from './request.ts'
import { heldFor, type Held, type Seeds } from './seeds.ts'
import { mockSession, sessionSent } from './sessions.ts'
import type { Trial, TrialStep } from './trial.ts'
import { ownValues } from './trial-values.ts'

/** The kind of server, and its data. */
interface Whose {
  server: string
  seeds: Seeds
  isWorld: boolean
  /** Credentials for a gateway, sent with every request. */
  gateway?: Session
}

/** The names by which a seeds file may refer to the situation of a trial. */
export const namesOf = ({ name, base, given }: Trial) => [name, base, given.scenario].filter((one) => one !== undefined)

/** Values of a trial that its server must hold, and that the seeds file does not name. */
export function unnamedIn(trial: Trial, seeds: Seeds): [field: string, value: string][] {
  const { values } = heldFor(seeds, namesOf(trial), trial.market)
  return ownValues(trial).filter(([, value]) => values[value] === undefined)
}

/** The server's data for a trial: sessions, and its own values. */
export function heldForTrial(trial: Trial, { seeds, isWorld, gateway }: Whose): Required<Held> {
  const { session, values } = heldFor(seeds, namesOf(trial), trial.market)
  return {
    session: { ...(isWorld ? mockSession(trial.operation) : session), ...gateway },
    values: { ...values, ...theirs(trial, seeds) },
  }
}

/** The server's value that belongs to another person, for a trial that sends one. */
function theirs({ kind, steps }: Trial, { others = {} }: Seeds): Record<string, string> {
  const { set = '', request = {} } = kind === 'others' ? (steps.at(-1) ?? {}) : {}
  const [example, own] = [request[set], others[set]]
  return example === undefined || own === undefined ? {} : { [example]: own }
}

/** The headers that create a trial's situation: the world's, or the trial's own. `name` names its world. */
export function headersOfTrial({ headers, given }: Trial, isWorld: boolean, name: string): Record<string, string> {
  if (headers) return headers
  if (!isWorld) return {}
  return { 'x-world': name, ...(given.scenario !== undefined && { 'x-scenario': given.scenario }) }
}

/** The step's fields, with the server's own values and the values of earlier replies instead of the contract's. */
export function fieldsOfStep(
  { market }: Trial,
  { request, operation, set, adds = 0 }: TrialStep,
  values: Record<string, string>,
  given: Map<string, string>,
): ExampleRequest {
  const own = Object.entries(request).map(([name, value]) => {
    const text = filled(value, given)
    const sent = (name === set ? undefined : given.get(name)) ?? values[text] ?? withValues(text, values)
    return [name, name === set && adds !== 0 ? String(Number(sent) + adds) : sent]
  })
  const fields: ExampleRequest = Object.fromEntries(own)
  return market !== undefined && Object.hasOwn(operation.parameters, 'market') ? { market, ...fields } : fields
}

/** The text of a list or an object, with the server's own values inside it. */
function withValues(text: string, values: Record<string, string>): string {
  if (!/^[[{]/.test(text)) return text
  try {
    return textOf(JSON.parse(text, (_, value) => (typeof value === 'string' ? (values[value] ?? value) : value)))
  } catch {
    // It only looks like JSON.
    return text
  }
}

/** A step's request with these fields, in the session that it needs. */
export function requestOfStep(
  step: TrialStep,
  fields: ExampleRequest,
  { session, headers, key }: { session: Session; headers: Record<string, string>; key: string },
  { server, gateway }: Pick<Whose, 'server' | 'gateway'>,
): Request {
  return requestOf(step.operation, fields, {
    server,
    session: { ...sessionSent(step.operation, step.session, session), ...gateway },
    headers: { ...headers, ...(step.isKeyed && keyHeader(step.operation, key)) },
    ...(step.repeats !== undefined && { repeats: step.repeats }),
    ...(step.files && { files: step.files }),
  })
}

/** A string of structured fields: https://www.rfc-editor.org/rfc/rfc9651#name-strings */
const keyHeader = ({ idempotency }: TrialStep['operation'], key: string) =>
  idempotency && { [idempotency.header.name]: `"${key}"` }
