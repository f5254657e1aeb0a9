import type { Occurrence } from './finding.ts'
import { groupBy } from './group-by.ts'
import { withoutIndexes } from './schema-problems.ts'

/** The outcome that came, without its code: codes differ between operations. */
export const cameAs = (came = '') => {
  const [, name] = /\((\w+)\)$/.exec(came) ?? []
  return name === undefined ? came : `\`${name}\``
}

/** The outcomes that came; with the code if all have the same. */
export function allThatCame(group: Occurrence[]): string {
  const codes = new Set(group.map(({ came = '' }) => came))
  const [first = '', ...others] = codes.size === 1 ? codes : new Set(group.map(({ came }) => cameAs(came)))
  return others.length === 0 ? first : `${first} or ${others.length === 1 ? others[0] : 'another outcome'}`
}

/** The sentence about one place of a reply, or about its time. */
export const sentence = ({ path, says }: Pick<Occurrence, 'path' | 'says'>) => (path ? `\`${path}\` ${says}` : says)

/** The same about several places of a kind. The indexes of lists tell no places apart. */
export function placesSentence(group: Occurrence[]): string {
  const [first, ...others] = [...groupBy(group, ({ path }) => withoutIndexes(path)).values()].flatMap(
    ([one]) => one ?? [],
  )
  if (!first) return ''
  const more = others.map(({ path }) => `\`${path}\``)
  return more.length > 0 ? `${sentence(first)} (also ${listed(more)})` : sentence(first)
}

/** What was sent, in words; undefined if the call only prepares the one that its trial is about. */
export const sentWords = ({ trial, isBefore }: Occurrence) => (isBefore ? undefined : trial.says)

/** The start of the sentence about an operation that never succeeded. */
export const NEVER = 'never succeeded: '

/** How many requests or operations of a kind a sentence names. */
export const MOST_NAMED = 3

const wanted = (outcome: string) => (outcome === 'other' ? 'a failure without a name' : `\`${outcome}\``)

export function outcomeSentence(group: Occurrence[], hasNeverSucceeded: boolean): string {
  const expected = groupBy(group, (occurrence) => (occurrence.expected ?? []).map(wanted).join(' or '))
  const parts = [...expected].map(([name, occurrences]) => {
    const said = [...new Set(occurrences.flatMap((one) => sentWords(one) ?? []))]
    if (said.length === 0) return `${name}${timesAndReasons(occurrences)}`
    const more = said.length - MOST_NAMED
    return `${name} ${listed(more > 0 ? [...said.slice(0, MOST_NAMED), `in ${more} more`] : said)}`
  })
  const never = hasNeverSucceeded && expected.has('`success`') ? NEVER : ''
  const verb = group[0]?.trial.isNote ? 'should' : 'must'
  return `${never}was answered ${allThatCame(group)}, ${verb} be ${parts.join('; ')}`
}

/** How often, and why another outcome must come. A reason is only told of the times for which it holds. */
function timesAndReasons(occurrences: Occurrence[]): string {
  const times = occurrences.length > 1 ? `${occurrences.length} times` : ''
  const reasons = [...groupBy(occurrences, ({ why = '' }) => why)].filter(([why]) => why !== '')
  const [first] = reasons
  if (!first) return times && ` (${times})`
  if (first[1].length === occurrences.length) return ` (${times && `${times}: `}${first[0]})`
  const some = reasons.slice(0, MOST_NAMED).map(([why, { length }]) => `in ${length} of them, ${why}`)
  return ` (${[times, ...some].join('; ')})`
}

export const listed = (parts: string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')
