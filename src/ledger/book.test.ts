import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBook } from './book.ts'
import { entryFields, journalKind } from './entry.ts'
import { createJournal, type JournalPlaces } from './journal.ts'
import { readNothing } from './send-once.ts'
import type { TabLock } from './tab-lock.ts'

const schema = v.object({ ...entryFields, state: v.picklist(['refused', 'sending', 'unknown', 'accepted']) })
type Entry = v.InferOutput<typeof schema>
const KIND = journalKind({ entry: schema, weightOf: () => 0, isRefused: ({ state }) => state === 'refused' })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

/** A book whose lock and disk can be replaced by a test. */
function open({
  lock = (_name, task) => task(),
  disk = { get: () => [], add: async () => {} },
  now = () => 1000,
}: { lock?: TabLock; disk?: JournalPlaces<Entry>['disk']; now?: () => number } = {}) {
  const journal = createJournal(KIND, {
    disk,
    stored: { get: () => [], set: () => {} },
    history: { get: () => ({}), set: () => {} },
    tabs: { tell: () => {}, onMessage: () => {} },
  })
  const lose = (): Partial<Entry> => ({ state: 'unknown' })
  const book = createBook({ journal, subject: 'o', lock, lockName: 'pay:o', now, lose })
  const send = (sends: () => Promise<{ entry: Partial<Entry> }>) =>
    book.sendOnce({ read: readNothing, decide: () => undefined, write: () => book.add((begun) => begun), send: sends })
  return { book, send, states: () => book.read().map(({ state }) => state) }
}

test('While it is sent an entry is written as being sent, and then as what came of it', async () => {
  const { send, states } = open()
  const during: string[][] = []
  await send(async () => {
    during.push(states())
    return { entry: { state: 'accepted' } }
  })
  expect(during).toEqual([['sending']])
  expect(states()).toEqual(['accepted'])
})

test('What is sent waits until its entry is on the disk', async () => {
  const written = Promise.withResolvers<void>()
  const add = (_subject: string, entries: Entry[]) => (entries.length > 0 ? written.promise : Promise.resolve())
  const { send, states } = open({ disk: { get: () => [], add } })
  const sends = vi.fn(async () => ({ entry: { state: 'accepted' as const } }))
  const result = send(sends)
  await new Promise((resolve) => setImmediate(resolve))
  expect(states()).toEqual(['sending'])
  expect(sends).not.toHaveBeenCalled()
  written.resolve()
  await result
  expect(sends).toHaveBeenCalledOnce()
})

test('An entry whose send threw is lost', async () => {
  const { send, states } = open()
  await send(() => Promise.reject(new Error('broken')))
  expect(states()).toEqual(['unknown'])
})

test('Whoever has the lock ends what a page that is gone was sending, before anything is decided', async () => {
  const { book, states } = open()
  await book.add((begun) => begun)
  const decide = () => ({ kind: 'asks', about: states() })
  const write = () => book.add((begun) => begun)
  expect(await book.sendOnce({ read: readNothing, decide, write })).toEqual({ kind: 'asks', about: ['unknown'] })
})

test('What a page that is gone was sending is ended when a screen opens, and nothing while a page that is there sends', async () => {
  const held = open({ lock: async () => 'busy' })
  await held.book.add((begun) => begun)
  await held.book.recover()
  expect(held.states()).toEqual(['sending'])
  const free = open()
  await free.book.add((begun) => begun)
  await free.book.recover()
  expect(free.states()).toEqual(['unknown'])
})

test('Each entry comes after those before it, whatever the clock says @RULE-119', async () => {
  let time = 5000
  const { book } = open({ now: () => (time -= 1000) })
  const ids = [await book.add((begun) => begun), await book.add((begun) => begun)]
  expect(book.read().map(({ id }) => id)).toEqual(ids)
})

test('No lock is taken where nothing was being sent', async () => {
  const lock = vi.fn(() => Promise.resolve('busy' as const))
  const { book } = open({ lock })
  await book.add((begun) => ({ ...begun, state: 'accepted' }))
  await book.recover()
  expect(lock).not.toHaveBeenCalled()
})
