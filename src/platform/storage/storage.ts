import * as v from 'valibot'

/** The specification's own keys: raw texts, which other code of the lender may read. */
type RawKey = 'payType' | 'payCode' | 'specificNum' | 'isDefault'

/** Of what we keep. A value of another version is dropped, not guessed at. */
const VERSION = 1

/** What this page wrote last, null where it removed: where localStorage throws, this is read instead. */
const written = new Map<string, string | null>()
/** Keys that localStorage once did not take (private mode, no room, switched off): from then on memory is the truth. */
const refused = new Set<string>()
const listeners = new Set<() => void>()

/** Reads what an older build, another tab or anybody else may have written: garbage is dropped. */
export function readStored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const text = get(ours(key))
  if (text === undefined) return undefined
  const { success, output } = v.safeParse(v.object({ v: v.literal(VERSION), data: schema }), parse(text))
  if (success) return output.data
  remove(ours(key))
  return undefined
}

/** Whether anything is kept under a key, readable or not. */
export const hasStored = (key: string) => get(ours(key)) !== undefined

/** Tells of every change of what is kept, also by another tab. Answers how to end it. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Keeps JSON data. */
export const writeStored = (key: string, data: unknown) => set(ours(key), JSON.stringify({ v: VERSION, data }))

export const removeStored = (key: string) => remove(ours(key))

/** The specification's own keys, to the letter (section 2; design section 2). */
export const rawStorage = {
  get: (key: RawKey) => get(key),
  set: (key: RawKey, value: string) => set(key, value),
  remove: (key: RawKey) => remove(key),
}

const ours = (key: string) => `rupya:${key}`

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function get(key: string): string | undefined {
  try {
    if (!refused.has(key)) return localStorage.getItem(key) ?? undefined
  } catch {
    // Read from memory, below.
  }
  return written.get(key) ?? undefined
}

function set(key: string, text: string) {
  if (change(key, text, () => localStorage.setItem(key, text))) return
  // The older value must not come back with the next page.
  remove(key)
  written.set(key, text)
}

const remove = (key: string) => void change(key, null, () => localStorage.removeItem(key))

/** Whether localStorage took the change. */
function change(key: string, value: string | null, apply: () => void): boolean {
  written.set(key, value)
  try {
    apply()
    return true
  } catch {
    refused.add(key)
    return false
  } finally {
    for (const listener of listeners) listener()
  }
}
