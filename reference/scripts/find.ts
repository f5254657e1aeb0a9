/** Something that the search finds. */
export interface Entry {
  /** Its own name, by which people look for it. */
  name: string
  kind: 'operation' | 'outcome' | 'field' | 'screen' | 'example'
  /** What it says, or where it is. */
  about: string
  /** Searched too, and not shown. */
  also?: string
  /** Its address from the contract's pages. */
  to: string
}

/** Entries with what is searched in them, made once. */
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

/** The entries that hold every word of the question, those first whose name begins with it. */
export function find({ entries, names, texts }: Index, question: string, most: number): Entry[] {
  const [first, ...words] = question.toLowerCase().split(/\s+/).filter(Boolean)
  if (first === undefined) return []
  // By how near they are, since sorting thousands that one letter finds would take longer than finding them.
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
/** Where a name has the word: it is the name, its beginning, in it, or only in what the entry says. */
const PLACES = 4
const RANKS = Array.from({ length: PLACES * KINDS.length })

function rankOf({ kind }: Entry, name: string, word: string): number {
  const at = name.indexOf(word)
  const place = at === 0 ? (name === word ? 0 : 1) : at > 0 ? 2 : 3
  return place * KINDS.length + KINDS.indexOf(kind)
}
