import type { ExampleRequest } from '../contract/read/document.ts'
import { filled } from './expressions.ts'
import { requestOf } from './request.ts'
import { heldFor, type Held, type Seeds, type Session } from './seeds.ts'
import type { Trial, TrialStep } from './trial.ts'

/** The world's first borrower, who also has the card session of the contract's examples. */
const WORLD_SESSION: Required<Session> = {
  token: '723421968459640832',
  userId: '880021460173',
  sessionId: '5c1f0a7e94',
}
/** A token that no server knows. The world accepts every other token. */
const ENDED_SESSION = 'ended-session'

/** The kind of server, and its data. */
interface Whose {
  server: string
  seeds: Seeds
  isWorld: boolean
}

/** The names by which a seeds file may refer to the situation of a trial. */
export const namesOf = ({ name, given }: Trial) => (given.scenario === undefined ? [name] : [name, given.scenario])

/** The server's data for a trial: sessions, and its own values. */
export function heldForTrial(trial: Trial, { seeds, isWorld }: Whose): Held & { session: Session } {
  const { session = {}, values = {} } = heldFor(seeds, namesOf(trial))
  return { session: isWorld ? WORLD_SESSION : session, values }
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

/** A step's request with these fields, in the session that it needs. */
export function requestOfStep(
  step: TrialStep,
  fields: ExampleRequest,
  { session, headers, key }: { session: Session; headers: Record<string, string>; key: string },
  { server }: Pick<Whose, 'server'>,
): Request {
  return requestOf(step.operation, fields, {
    server,
    session: sessionOf(step, session),
    headers: { ...headers, ...(step.isKeyed && keyHeader(step.operation, key)) },
    ...(step.files && { files: step.files }),
  })
}

/** A string of structured fields: https://www.rfc-editor.org/rfc/rfc9651#name-strings */
const keyHeader = ({ idempotency }: TrialStep['operation'], key: string) =>
  idempotency && { [idempotency.header.name]: `"${key}"` }

/** The parts of a session that a step sends. */
function sessionOf(step: TrialStep, { token, userId, sessionId }: Session): Session {
  if (step.session === 'none' || step.operation.session === 'none') return {}
  if (step.session === 'wrong') return { token: ENDED_SESSION }
  if (step.session === 'wrong-card') return { userId: userId ?? 'nobody', sessionId: ENDED_SESSION }
  const isCard = step.operation.session === 'card' && userId !== undefined && sessionId !== undefined
  const card = isCard ? { userId, sessionId } : undefined
  if (step.session === 'card' && card) return card
  return token === undefined ? (card ?? {}) : { token }
}
