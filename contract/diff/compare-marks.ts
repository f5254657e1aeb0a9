import type { Operation } from '../read/document.ts'
import type { Pair } from './pair.ts'
import { listed } from './words.ts'

const EFFECTS = ['read', 'write', 'money']

/** Compares the effect and the screens of an operation. */
export function compareMarks({ before, after, tell }: Pair) {
  const [from, to] = [before['x-effect'], after['x-effect']]
  if (from !== to)
    tell({
      kind: 'x-effect',
      about: 'The effect',
      // An older contract may not have it.
      words: from ? `is now \`${to}\` (was \`${from}\`)` : `is now said: \`${to}\``,
      // After an effect changes, preloading or retrying the call may be wrong.
      breaks: from && to ? { [EFFECTS.indexOf(to) > EFFECTS.indexOf(from) ? 'app' : 'servers']: true } : {},
    })
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
