import type { SecurityRequirement } from '../read/document.ts'
import type { Pair } from './pair.ts'

/** Compares the session of an operation: what one of its requirements asks for is enough. */
export function compareSessions({ before, after, tell }: Pair) {
  const [was, is] = [before['x-session'], after['x-session']]
  if (was === is) return
  const [old, now] = [before.security, after.security]
  const isSame = JSON.stringify(old) === JSON.stringify(now)
  tell({
    kind: 'x-session',
    about: 'The session',
    // An older contract may not have it.
    words: was ? `is now \`${is}\` (was \`${was}\`)${isSame ? ', and needs the same' : ''}` : `is now said: \`${is}\``,
    breaks: { app: !isEnough(old, now), servers: !isEnough(now, old) },
  })
}

/** Whether whoever meets one of the first requirements meets one of the second. */
export const isEnough = (some: SecurityRequirement[], all: SecurityRequirement[]) =>
  orNothing(some).every((one) => orNothing(all).some((other) => isWithin(other, one)))

const orNothing = (requirements: SecurityRequirement[]) => (requirements.length > 0 ? requirements : [{}])

const isWithin = (part: SecurityRequirement, whole: SecurityRequirement) =>
  Object.entries(part).every(([name, scopes]) => scopes.every((scope) => whole[name]?.includes(scope)) && name in whole)
