import { KEYWORDS } from '../lint/rules/keywords.js'
import type { Operation, SecurityRequirement } from '../read/document.ts'
import { compareRest, type Pair } from './pair.ts'
import { canonical } from './shape.ts'
import { listed } from './words.ts'

const EFFECTS = ['read', 'write', 'money']

/** Compares what an operation says of itself: its session, its effect, whether it may come twice, its screens. */
export function compareMarks({ before, after, add }: Pair) {
  compareSessions(before, after, add)
  const [from, to] = [before['x-effect'], after['x-effect']]
  if (from !== to)
    add({
      kind: 'x-effect',
      about: 'The effect',
      words: `is now \`${to}\` (was \`${from}\`)`,
      // After an effect changes, loading ahead or sending the call again may be wrong.
      breaks: { [EFFECTS.indexOf(to) > EFFECTS.indexOf(from) ? 'app' : 'servers']: true },
    })
  const [old, now] = [before['x-idempotency'], after['x-idempotency']]
  // Only `must` is a promise. An older contract may not say it.
  if (old !== now)
    add({
      kind: 'x-idempotency',
      about: 'The idempotency',
      words: `is now ${now ? `\`${now}\`` : 'not said'} (was ${old ? `\`${old}\`` : 'not said'})`,
      breaks: { app: old === 'must', servers: old !== undefined && now === 'must' },
      isUnknown: old === undefined && now === 'must',
    })
  const [was, is] = [before['x-screens'] ?? [], after['x-screens'] ?? []]
  const added = is.filter((screen) => !was.includes(screen))
  const lost = was.filter((screen) => !is.includes(screen))
  const said = [
    added.length > 0 ? `now has ${screensShown(added)}` : '',
    lost.length > 0 ? `no longer has ${screensShown(lost)}` : '',
  ]
  if (added.length + lost.length > 0)
    add({ kind: 'x-screens', about: 'The list of screens', words: listed(said.filter(Boolean)) })
  if (Boolean(before.deprecated) !== Boolean(after.deprecated))
    add({ kind: 'deprecated', words: after.deprecated ? 'is deprecated now' : 'is deprecated no more' })
  const words = ({ summary, description }: Operation) => JSON.stringify([summary, description])
  if (words(before) !== words(after)) add({ kind: 'words', words: '' })
  for (const difference of compareRest(before, after, KEYWORDS.Operation)) add(difference)
}

export const screensShown = (screens: string[]) => listed(screens.map((screen) => `\`${screen}\``))

function compareSessions(before: Operation, after: Operation, add: Pair['add']) {
  const [was, is] = [before['x-session'], after['x-session']]
  const [old, now] = [before.security, after.security]
  const isSame = canonical({ security: old }) === canonical({ security: now })
  if (was === is && isSame) return
  add({
    kind: 'x-session',
    about: 'The session',
    words:
      was === is
        ? `needs ${neededBy(now)} now (was ${neededBy(old)})`
        : `is now \`${is}\` (was \`${was}\`)${isSame ? ', and needs the same' : ''}`,
    breaks: { app: !isEnough(old, now), servers: !isEnough(now, old) },
  })
}

const neededBy = (security: SecurityRequirement[]) =>
  listed(
    security.map((needed) => `\`${Object.keys(needed).join(' + ')}\``),
    'or',
  ) || 'nothing'

/** Whether a call that meets one of the first requirements also meets one of the second. */
export const isEnough = (some: SecurityRequirement[], all: SecurityRequirement[]) =>
  orNothing(some).every((one) => orNothing(all).some((other) => Object.keys(other).every((name) => name in one)))

const orNothing = (requirements: SecurityRequirement[]) => (requirements.length > 0 ? requirements : [{}])
