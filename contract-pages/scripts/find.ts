/** An entry of the search. */
export interface Entry {
  /** The name that people search for. */
  name: string
  kind: 'operation' | 'outcome' | 'field' | 'screen' | 'example'
  /** Its description, or its place. */
  about: string
  /** Searched but not shown. */
  also?: string
  /** Its address, relative to the contract's pages. */
  to: string
}

/** Entries with their searchable text, computed once. */
export type Index = { entry: Entry; name: string; text: string }[]

export const indexOf = (entries: Entry[]): Index =>
  entries.map((entry) => {
    const name = entry.name.toLowerCase()
    return { entry, name, text: `${name} ${entry.about} ${entry.also ?? ''}`.toLowerCase() }
  })

const KINDS: Entry['kind'][] = ['operation', 'outcome', 'screen', 'example', 'field']

/** The entries that contain every word of the query. Entries whose name is it, or begins with it, come first. */
export function find(index: Index, question: string, most: number): Entry[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const rank = ({ entry, name }: Index[number]) => {
    const at = name.indexOf(first)
    const place = at === 0 ? (name === first ? 0 : 1) : at > 0 ? 2 : 3
    return place * KINDS.length + KINDS.indexOf(entry.kind)
  }
  return index
    .filter(({ text }) => words.length > 0 && words.every((word) => text.includes(word)))
    .map((found) => [rank(found), found.entry] as const)
    .toSorted(([one], [other]) => one - other)
    .slice(0, most)
    .map(([, entry]) => entry)
}
