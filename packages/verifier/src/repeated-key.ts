/** The parts of a JSON text: its strings, and the signs that structure it. */
const PARTS = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs

/** The first key that comes twice in one object of a valid JSON text. `JSON.parse` keeps only the last one. */
export function repeatedKey(text: string): string | undefined {
  /** The keys of each object that is open; none for a list. */
  const open: (Set<string> | undefined)[] = []
  let string = ''
  for (const [part] of text.matchAll(PARTS)) {
    if (part === '{') open.push(new Set())
    else if (part === '[') open.push(undefined)
    else if (part === '}' || part === ']') open.pop()
    else if (part === ':') {
      const keys = open.at(-1)
      const key = String(JSON.parse(string))
      if (keys?.has(key)) return key
      keys?.add(key)
    } else string = part
  }
  return undefined
}
