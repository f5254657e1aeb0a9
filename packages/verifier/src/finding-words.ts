import type { Sighting } from './finding.ts'
import { groupBy } from './group-by.ts'

/** The outcome that came, without its code: codes differ between operations. */
export const cameAs = (came = '') => {
  const [, name] = /\((\w+)\)$/.exec(came) ?? []
  return name === undefined ? came : `\`${name}\``
}

/** The outcomes that came; with the code if all have the same. */
export function allThatCame(group: Sighting[]): string {
  const codes = new Set(group.map(({ came = '' }) => came))
  const [first = '', ...others] = codes.size === 1 ? codes : new Set(group.map(({ came }) => cameAs(came)))
  return others.length === 0 ? first : `${first} or ${others.length === 1 ? others[0] : 'another outcome'}`
}

/** The sentence about one place of a reply, or about its time. */
export const sentence = ({ path, says }: Sighting) => (path ? `\`${path}\` ${says}` : says)

/** The start of the sentence about an operation that never succeeded. */
export const NEVER = 'never succeeded: '

/** How many requests of a kind a sentence names. */
const MOST_NAMED = 3

const wanted = (outcome: string) => (outcome === 'other' ? 'a failure without a name' : `\`${outcome}\``)

export function outcomeSentence(group: Sighting[], hasNeverSucceeded: boolean): string {
  const expected = groupBy(group, (sighting) => (sighting.expected ?? []).map(wanted).join(' or '))
  const parts = [...expected].map(([name, sightings]) => {
    const said = [...new Set(sightings.flatMap(({ trial }) => trial.says ?? []))]
    if (said.length === 0) {
      const why = sightings.find((one) => one.why !== undefined)?.why
      const times = sightings.length > 1 ? `${sightings.length} times` : undefined
      const notes = [times, why].filter((note) => note !== undefined)
      return notes.length > 0 ? `${name} (${notes.join(': ')})` : name
    }
    const more = said.length - MOST_NAMED
    return `${name} ${listed(more > 0 ? [...said.slice(0, MOST_NAMED), `in ${more} more`] : said)}`
  })
  const never = hasNeverSucceeded && expected.has('`success`') ? NEVER : ''
  const verb = group[0]?.trial.isNote ? 'should' : 'must'
  return `${never}was answered ${allThatCame(group)}, ${verb} be ${parts.join('; ')}`
}

export const listed = (parts: string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')
