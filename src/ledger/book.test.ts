import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBook } from './book.ts'
import { entryFields, journalKind } from './ledger-entry.ts'
import { createJournal, type JournalPlaces } from './journal.ts'
import { readNothing } from './send-once.ts'
import type { TabLock } from './tab-lock.ts'

const schema = v.object({ ...entryFields, state: v.picklist(['refused', 'sending', 'unknown', 'accepted']) })
type Entry = v.InferOutput<typeof schema>
const KIND = journalKind({ entry: schema, weightOf: () => 0, isRefused: ({ state }) => state === 'refused' })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** A book whose lock and disk can be replaced by a test. */
function open({
  lock = (_name, task) => task(),
  disk = { get: () => [], add: async () => {} },
  now = () => 1000,
  places = {},
}: {
  lock?: TabLock
  disk?: JournalPlaces<Entry>['disk']
  now?: () => number
  places?: Partial<JournalPlaces<Entry>>
} = {}) {
  const journal = createJournal(KIND, {
    disk,
    stored: { get: () => [], set: () => {} },
    history: { get: () => ({}), set: () => {} },
    tabs: { tell: () => {}, onMessage: () => {} },
    ...places,
  })
  const lose = (): Partial<Entry> => ({ state: 'unknown' })
  const withdraw = (): Partial<Entry> => ({ state: 'refused' })
  const book = createBook({ journal, subject: 'o', lock, lockName: 'pay:o', now, lose, withdraw })
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

test('Whoever gets the lock ends what a gone page was sending, before any decision', async () => {
  const { book, states } = open()
  await book.add((begun) => begun)
  const decide = () => ({ kind: 'asks', about: states() })
  const write = () => book.add((begun) => begun)
  expect(await book.sendOnce({ read: readNothing, decide, write })).toEqual({ kind: 'asks', about: ['unknown'] })
})

test('A new screen ends what a gone page was sending, not what an open one sends', async () => {
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

describe.each<[string, (fail: (entries: unknown) => void) => Parameters<typeof open>[0]]>([
  ['storage', (fail) => ({ places: { stored: { get: () => [], set: (_subject, entries) => fail(entries) } } })],
  ['history', (fail) => ({ places: { history: { get: () => ({}), set: fail } } })],
  ['disk', (fail) => ({ disk: { get: () => [], add: async (_subject, entries) => fail(entries) } })],
  ['other tabs', (fail) => ({ places: { tabs: { tell: fail, onMessage: () => {} } } })],
])('Where a browser’s %s fails nothing is sent', (_place, failing) => {
  /** Fails with each list that has an entry in one of these states. */
  const where = (...states: string[]) =>
    failing((entries) => {
      if (states.some((state) => JSON.stringify(entries).includes(`"${state}"`))) throw new Error('broken')
    })
  const sends = vi.fn(async () => ({ entry: { state: 'accepted' as const } }))
  afterEach(() => expect(sends).not.toHaveBeenCalled())

  test('and the entry does not stay open', async () => {
    const { send, states } = open(where('sending'))
    expect(await send(sends)).toMatchObject({ kind: 'unsent' })
    expect(states()).toEqual(['refused'])
  })

  test('and nobody says so as long as the entry cannot be ended', async () => {
    const { send } = open(where('sending', 'refused'))
    expect(await send(sends)).toEqual({ kind: 'sent', sent: undefined })
  })
})

test('Where a page cannot write what it sends, what another is sending stays as it is', async () => {
  const set = (journals: object) => {
    if (/"mine"[^}]*"sending"/.test(JSON.stringify(journals))) throw new Error('broken')
  }
  const { book } = open({ places: { history: { get: () => ({}), set } } })
  const write = async () => {
    // A page that was asleep, in a browser without locks.
    await book.add((begun) => ({ ...begun, id: 'theirs' }))
    return book.add((begun) => ({ ...begun, id: 'mine' }))
  }
  const send = async () => ({ entry: { state: 'accepted' as const } })
  const result = await book.sendOnce({ read: readNothing, decide: () => undefined, write, send })
  expect(result).toMatchObject({ kind: 'unsent' })
  const stateOf = (id: string) => book.read().find((entry) => entry.id === id)?.state
  expect([stateOf('mine'), stateOf('theirs')]).toEqual(['refused', 'sending'])
})
