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
export interface Index {
  entries: Entry[]
  names: string[]
  texts: string[]
}

export function indexOf(entries: Entry[]): Index {
  const names = entries.map(({ name }) => name.toLowerCase())
  return {
    entries,
    names,
    texts: entries.map(({ about, also = '' }, index) => `${names[index] ?? ''} ${about} ${also}`.toLowerCase()),
  }
}

/** The entries that contain every word of the query. Entries whose name begins with it come first. */
export function find({ entries, names, texts }: Index, question: string, most: number): Entry[] {
  const [first, ...words] = question.toLowerCase().split(/\s+/).filter(Boolean)
  if (first === undefined) return []
  // Grouped by rank, because sorting thousands of matches of one letter would take longer than finding them.
  const found: Entry[][] = RANKS.map(() => [])
  for (const [index, text] of texts.entries()) {
    if (!text.includes(first) || !words.every((word) => text.includes(word))) continue
    const entry = entries[index]
    const rank = entry && found[rankOf(entry, names[index] ?? '', first)]
    if (rank && rank.length < most) rank.push(entry)
  }
  return found.flat().slice(0, most)
}

const KINDS: Entry['kind'][] = ['operation', 'outcome', 'screen', 'example', 'field']
/** Where the word is: it is the whole name, its beginning, inside it, or only in the entry's text. */
const PLACES = 4
const RANKS = Array.from({ length: PLACES * KINDS.length })

function rankOf({ kind }: Entry, name: string, word: string): number {
  const at = name.indexOf(word)
  const place = at === 0 ? (name === word ? 0 : 1) : at > 0 ? 2 : 3
  return place * KINDS.length + KINDS.indexOf(kind)
}
