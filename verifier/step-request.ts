import type { ExampleRequest } from '../openapi/document.ts'
import { filled } from './expressions.ts'
import { requestOf } from './request.ts'
import { heldFor, type Held, type Seeds, type Session } from './seeds.ts'
import type { Trial, TrialStep } from './trial.ts'

/** The world's first borrower, who is also the card session's of the contract's examples. */
const WORLD_SESSION: Required<Session> = {
  token: '723421968459640832',
  userId: '880021460173',
  sessionId: '5c1f0a7e94',
}
/** What no server knows. The world takes every other token for a borrower's. */
const ENDED_SESSION = 'ended-session'

/** Whose server it is, and what it holds. */
interface Whose {
  server: string
  seeds: Seeds
  isWorld: boolean
}

/** What a seeds file may call the situation of a trial. */
export const namesOf = ({ name, given }: Trial) => (given.scenario === undefined ? [name] : [name, given.scenario])

/** What a server holds for a trial: sessions, and its own values. */
export function heldForTrial(trial: Trial, { seeds, isWorld }: Whose): Held & { session: Session } {
  const { session = {}, values = {} } = heldFor(seeds, namesOf(trial))
  return { session: isWorld ? WORLD_SESSION : session, values }
}

/** What brings a trial's situation about: the world's own headers, or its own. `name` is that of its world. */
export function headersOfTrial({ headers, given }: Trial, isWorld: boolean, name: string): Record<string, string> {
  if (headers) return headers
  if (!isWorld) return {}
  return { 'x-world': name, ...(given.scenario !== undefined && { 'x-scenario': given.scenario }) }
}

/** The step's fields, with the server's own values, and what earlier replies gave, in place of the contract's. */
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

/** A step's request with these fields, in the session that it asks for. */
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

/** A text of structured fields: https://www.rfc-editor.org/rfc/rfc9651#name-strings */
const keyHeader = ({ idempotency }: TrialStep['operation'], key: string) =>
  idempotency && { [idempotency.header.name]: `"${key}"` }

/** What a step carries of a session. */
function sessionOf(step: TrialStep, { token, userId, sessionId }: Session): Session {
  if (step.session === 'none' || step.operation.session === 'none') return {}
  if (step.session === 'wrong') return { token: ENDED_SESSION }
  if (step.session === 'wrong-card') return { userId: userId ?? 'nobody', sessionId: ENDED_SESSION }
  const isCard = step.operation.session === 'card' && userId !== undefined && sessionId !== undefined
  const card = isCard ? { userId, sessionId } : undefined
  if (step.session === 'card' && card) return card
  return token === undefined ? (card ?? {}) : { token }
}
