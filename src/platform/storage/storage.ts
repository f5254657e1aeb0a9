import * as v from 'valibot'
import { borrowerDigest, borrowerDigests, isOfBorrowerBefore } from '../session/session.ts'

/** The specification's own keys: plain texts that the lender's other code may read. */
const RAW_KEYS = ['payType', 'payCode', 'specificNum', 'isDefault'] as const
type RawKey = (typeof RAW_KEYS)[number]

/** This key stores a digest of the borrower to whom the specification's own keys belong. */
const BORROWER_KEY = 'borrower'

/** The version of the stored data. A value of another version is dropped. */
const VERSION = 1

/** The last value that this page wrote, null for a removed key. Read when localStorage throws. */
const memory = new Map<string, string | null>()
/** Keys that localStorage refused to write (private mode, no space, switched off); only `memory` is read for them. */
const unwritable = new Set<string>()
const listeners = new Set<() => void>()

/**
 * Reads JSON data, whichever borrower stored it. Any code may have written it, so data that does not match the schema is
 * dropped. Use `readOwn` for what a borrower typed or chose.
 */
export function readStored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const text = get(prefixed(key))
  if (text === undefined) return undefined
  const { success, output } = v.safeParse(v.object({ v: v.literal(VERSION), data: schema }), parseJson(text))
  if (success) return output.data
  remove(prefixed(key))
  return undefined
}

/** Whether anything is stored under a key, readable or not. */
export const hasStored = (key: string) => get(prefixed(key)) !== undefined

/**
 * Calls the listener soon after every change of the storage, including changes by another tab. Returns a function that
 * unsubscribes.
 */
export function onStorageChange(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Stores JSON data for every borrower of this device. */
export const writeStored = (key: string, data: unknown) => set(prefixed(key), JSON.stringify({ v: VERSION, data }))

/** Like `writeStored`, but if there is no room, the older value stays: the next page then has old data instead of none. */
export function writeStoredOrKeep(key: string, data: unknown) {
  const text = JSON.stringify({ v: VERSION, data })
  applyChange(prefixed(key), text, () => localStorage.setItem(prefixed(key), text))
}

export const removeStored = (key: string) => remove(prefixed(key))

/** Reads what `writeOwn` stored for the borrower in the address. Data of another borrower is dropped (RULE-67). */
export function readOwn<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const stored = readStored(key, v.object({ borrower: v.string(), own: schema }))
  if (stored === undefined) return undefined
  if (stored.borrower === borrowerDigest()) return stored.own
  removeStored(key)
  return undefined
}

/** Stores JSON data for the borrower in the address only. Stores nothing if the address names no borrower. */
export function writeOwn(key: string, own: unknown) {
  const borrower = borrowerDigest()
  if (borrower !== undefined) writeStored(key, { borrower, own })
}

/** Reads and writes the specification's own keys as raw texts (RULE-64), for the borrower in the address (RULE-67). */
export const rawStorage = {
  get: (key: RawKey) => (isForeign() ? undefined : get(key)),
  set: (key: RawKey, value: string) => {
    claimRawKeys()
    set(key, value)
  },
  clear: () => RAW_KEYS.forEach(remove),
}

/**
 * Gives the storage to the borrower in the address. Deletes what `writeOwn` stored for another borrower, and that borrower's
 * values of the specification's own keys, and marks those keys. Data of the device stays: what was sent (RULE-67).
 */
export function claimStorage() {
  const borrowers = borrowerDigests()
  if (borrowers.length === 0 || isOfBorrowerBefore()) return
  // Done at each start: a tab that is still open may have stored something for the previous borrower.
  for (const key of ourKeys()) {
    const owner = ownerOf(key)
    if (owner !== undefined && !borrowers.includes(owner)) remove(key)
  }
  claimRawKeys()
}

/**
 * Without our mark, the owner of the specification's own keys is unknown: the lender's other code wrote them for the current
 * borrower.
 */
function claimRawKeys() {
  const borrower = borrowerDigest()
  if (borrower === undefined || markedBorrower() === borrower) return
  if (isForeign()) {
    rawStorage.clear()
    clearTab()
  }
  writeStored(BORROWER_KEY, borrower)
}

/** Removes what this tab knows about orders, stored under their numbers. */
function clearTab() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(`${PREFIX}phone:`)) sessionStorage.removeItem(key)
  } catch {
    // A storage that cannot be read has nothing to remove.
  }
}

const markedBorrower = () => readStored(BORROWER_KEY, v.string())

/** Whether another borrower was the last to use the specification's own keys, perhaps in another tab. */
function isForeign() {
  const marked = markedBorrower()
  return marked !== undefined && marked !== borrowerDigest()
}

const PREFIX = 'rupya:'
const prefixed = (key: string) => PREFIX + key

/** The keys in the storage and in memory. */
function ourKeys(): string[] {
  const keys = new Set(memory.keys())
  try {
    for (let index = 0; index < localStorage.length; index += 1) keys.add(localStorage.key(index) ?? '')
  } catch {
    // A storage that cannot be read has no keys.
  }
  return [...keys].filter((key) => key.startsWith(PREFIX))
}

const ownSchema = v.object({ data: v.object({ borrower: v.string(), own: v.unknown() }) })

/** The borrower for whom `writeOwn` stored a value, also in another version; undefined if it belongs to the device. */
function ownerOf(key: string): string | undefined {
  const { success, output } = v.safeParse(ownSchema, parseJson(get(key) ?? ''))
  return success ? output.data.borrower : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function get(key: string): string | undefined {
  try {
    if (!unwritable.has(key)) return localStorage.getItem(key) ?? undefined
  } catch {
    // Then memory is read below.
  }
  return memory.get(key) ?? undefined
}

function set(key: string, text: string) {
  if (applyChange(key, text, () => localStorage.setItem(key, text))) return
  // Remove the older value, or the next page would read it.
  remove(key)
  memory.set(key, text)
}

const remove = (key: string) => void applyChange(key, null, () => localStorage.removeItem(key))

let isTelling = false

/** Tell listeners later: a broken value may be removed while React renders, and React allows no state change then. */
function tellSoon() {
  if (isTelling) return
  isTelling = true
  queueMicrotask(() => {
    isTelling = false
    for (const listener of listeners) listener()
  })
}

/** Applies a change to localStorage and `memory`, and tells the listeners. False if localStorage refused the change. */
function applyChange(key: string, value: string | null, apply: () => void): boolean {
  memory.set(key, value)
  try {
    apply()
    return true
  } catch {
    unwritable.add(key)
    return false
  } finally {
    tellSoon()
  }
}
