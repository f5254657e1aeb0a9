import type { Credential, Session } from './credentials.ts'
import type { ContractOperation } from './operations.ts'
import type { TrialSession } from './trial.ts'

/** A value that no server knows. */
const NOBODYS = 'ended-session'

type Needs = Pick<ContractOperation, 'security'>

const isHeld = (credentials: Credential[], held: Session) => credentials.every(({ name }) => Boolean(held[name]))

const partOf = (credentials: Credential[], held: Session): Session =>
  Object.fromEntries(credentials.map(({ name }) => [name, held[name] ?? 'nobody']))

const named = (credentials: Credential[]) => credentials.map(({ scheme }) => scheme).join(' ')

/** The first of an operation's sessions that the seeds have; empty if it needs none, or they have none. */
export function usualSession({ security }: Needs, held: Session): Session {
  const found = security.find((credentials) => isHeld(credentials, held))
  return found ? partOf(found, held) : {}
}

/** The values that a request sends in this session, or in the usual one if its operation does not know these credentials. */
export function sessionSent(operation: Needs, session: TrialSession | undefined, held: Session): Session {
  if (session === 'none' || operation.security.length === 0) return {}
  if (session && 'wrong' in session) return wrongSession(session.wrong, held)
  return session && isAmong(operation, session.own) ? partOf(session.own, held) : usualSession(operation, held)
}

/** Only the last credential is wrong: those before it, such as a name, are often not secret. */
function wrongSession(credentials: Credential[], held: Session): Session {
  const last = credentials.at(-1)
  if (!last) return {}
  const wrong = last.kind === 'basic' ? `nobody:${NOBODYS}` : NOBODYS
  return { ...partOf(credentials, held), [last.name]: wrong }
}

const isAmong = ({ security }: Needs, credentials: Credential[]) =>
  security.some((other) => named(other) === named(credentials))

/** Whether the seeds have what it needs to be sent in this session. */
export function canSend(operation: Needs, session: TrialSession | undefined, held: Session): boolean {
  if (operation.security.length === 0) return true
  if (session && session !== 'none' && 'own' in session && isAmong(operation, session.own))
    return isHeld(session.own, held)
  return operation.security.some((credentials) => isHeld(credentials, held))
}

/** The session that a mock of the contract takes, as its examples say. */
export const mockSession = ({ credentials }: Pick<ContractOperation, 'credentials'>): Session =>
  Object.fromEntries(credentials.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])))
