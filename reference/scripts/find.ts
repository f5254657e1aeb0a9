/** Something that the search finds. */
export interface Entry {
  /** Its own name, by which people look for it. */
  name: string
  kind: 'operation' | 'outcome' | 'field' | 'screen' | 'example'
  /** What it says, or where it is. */
  about: string
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
  return { entries, names, texts: entries.map(({ about }, index) => `${names[index] ?? ''} ${about.toLowerCase()}`) }
}

const KINDS: Entry['kind'][] = ['operation', 'outcome', 'screen', 'example', 'field']

/** The entries that hold every word of the question, those first whose name begins with it. */
export function find({ entries, names, texts }: Index, question: string, most: number): Entry[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean)
  const [first] = words
  if (first === undefined) return []
  const found: { entry: Entry; rank: number }[] = []
  for (const [index, text] of texts.entries()) {
    if (!words.every((word) => text.includes(word))) continue
    const entry = entries[index]
    const name = names[index]
    if (entry && name !== undefined) found.push({ entry, rank: rankOf(entry, name, first) })
  }
  return found
    .toSorted((one, other) => one.rank - other.rank || one.entry.name.length - other.entry.name.length)
    .slice(0, most)
    .map(({ entry }) => entry)
}

function rankOf({ kind }: Entry, name: string, word: string): number {
  const place = name === word ? 0 : name.startsWith(word) ? 1 : name.includes(word) ? 2 : 3
  return place * KINDS.length + KINDS.indexOf(kind)
}
