/** By its place, what stands there then; undefined removes it, a function makes it of what stood there. */
export type Edits = Record<string, unknown>

/** A document with these edits. A place is a list of steps, such as `|paths|/books|get`; what stands before the first `|` is for `start`. */
export function edited<Document extends object>(
  document: Document,
  edits: Edits,
  start: (document: Document, name: string) => { from: unknown; steps?: string[] } = (whole) => ({ from: whole }),
): Document {
  const next = structuredClone(document)
  for (const [place, value] of Object.entries(edits)) {
    const [name = '', ...others] = place.split('|')
    const { from, steps = [] } = name === '' ? { from: next } : start(next, name)
    const all = [...steps, ...others]
    const holder = Object(all.slice(0, -1).reduce(stepTo, from))
    const key = all.at(-1) ?? ''
    if (value === undefined) delete holder[key]
    else holder[key] = typeof value === 'function' ? value(holder[key]) : structuredClone(value)
  }
  return next
}

/** An entry of a list is named by its number, its name or its path. */
const stepTo = (at: unknown, step: string): unknown =>
  Array.isArray(at)
    ? (at[Number(step)] ?? at.find(({ name, path }) => name === step || path === step))
    : Object(at)[step]

export const moved =
  (from: string, to: string) =>
  ({ [from]: value, ...others }: Edits) => ({ ...others, [to]: value })
export const added = (value: unknown) => (list: unknown[]) => [...list, value]
export const less = (value: unknown) => (list: unknown[]) => list.filter((one) => one !== value)
