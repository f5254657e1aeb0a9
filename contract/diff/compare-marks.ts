import type { Operation } from '../read/document.ts'
import type { Pair } from './pair.ts'
import { listed } from './words.ts'

/** In the order of how much a server accepts. */
const SESSIONS = ['token', 'card', 'none']
const EFFECTS = ['read', 'write', 'money']
const MARKS = [
  { key: 'x-session', about: 'The session', list: SESSIONS, later: 'servers', earlier: 'app' },
  // After an effect changes, preloading or retrying the call may be wrong.
  { key: 'x-effect', about: 'The effect', list: EFFECTS, later: 'app', earlier: 'servers' },
] as const

/** Compares the session, the effect and the screens of an operation. */
export function compareMarks({ before, after, tell }: Pair) {
  for (const { key, about, list, later, earlier } of MARKS) {
    const [was, is] = [before[key], after[key]]
    if (was === is) continue
    // An older contract may not have it.
    const breaks = was && is ? { [list.indexOf(is) > list.indexOf(was) ? later : earlier]: true } : {}
    tell({ kind: key, about, words: was ? `is now \`${is}\` (was \`${was}\`)` : `is now said: \`${is}\``, breaks })
  }
  const [was, is] = [before['x-screens'] ?? [], after['x-screens'] ?? []]
  const added = is.filter((screen) => !was.includes(screen))
  const lost = was.filter((screen) => !is.includes(screen))
  const said = [
    added.length > 0 ? `now has ${screensShown(added)}` : '',
    lost.length > 0 ? `no longer has ${screensShown(lost)}` : '',
  ]
  if (added.length + lost.length > 0)
    tell({ kind: 'x-screens', about: 'The list of screens', words: listed(said.filter(Boolean)) })
  if (Boolean(before.deprecated) !== Boolean(after.deprecated))
    tell({ kind: 'deprecated', words: after.deprecated ? 'is deprecated now' : 'is deprecated no more' })
  const words = ({ summary, description }: Operation) => JSON.stringify([summary, description])
  if (words(before) !== words(after)) tell({ kind: 'words', words: '' })
}

export const screensShown = (screens: string[]) => listed(screens.map((screen) => `\`${screen}\``))
