import { expect, test } from 'vitest'
import {
  brokenStorage,
  connectedTabs,
  storedEntry,
  memoryStorage,
  noDisk,
  tabHistory,
} from '../../tests/setup/payments/places.ts'
import type { StoredEntry } from '../features/repayment/journal/entry.ts'
import { PAYMENTS } from '../features/repayment/journal/journal-kind.ts'
import { createJournal as createJournalOf, type JournalPlaces } from './journal.ts'

const createJournal = (places: Partial<JournalPlaces<StoredEntry>>) =>
  createJournalOf(PAYMENTS, { disk: noDisk, stored: brokenStorage, history: tabHistory(), tabs: silent, ...places })
const ORDER = 'o'
const paid = storedEntry()
const silent = { tell: () => {}, onMessage: () => {} }
const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id)

test('A payment survives in the storage, in a tab that was opened anew', async () => {
  const stored = memoryStorage()
  await createJournal({ stored, history: tabHistory(), tabs: silent }).add(ORDER, paid)
  expect(createJournal({ stored, history: tabHistory(), tabs: silent }).read(ORDER)).toEqual([paid])
})

test('A payment survives in the memory of its page after the storage was cleared', async () => {
  const stored = memoryStorage()
  const journal = createJournal({ stored, history: { get: () => ({}), set: () => {} }, tabs: silent })
  await journal.add(ORDER, paid)
  stored.clear()
  expect(journal.read(ORDER)).toEqual([paid])
})

test('A payment that an open page has read survives cleared storage, also for new tabs @RULE-77', async () => {
  const [stored, connect] = [memoryStorage(), connectedTabs()]
  stored.set(ORDER, [paid])
  const journal = createJournal({ stored, history: tabHistory(), tabs: connect() })
  expect(journal.read(ORDER)).toEqual([paid])
  stored.clear()
  expect(journal.read(ORDER)).toEqual([paid])
  const later = createJournal({ stored: memoryStorage(), history: tabHistory(), tabs: connect() })
  expect(later.read(ORDER)).toEqual([paid])
})

test('An open page that read a payment from the disk tells the tab that asks for it @RULE-77', () => {
  const connect = connectedTabs()
  const disk = { ...noDisk, get: (order: string) => (order === ORDER ? [paid] : []) }
  createJournal({ disk, tabs: connect() })
  // The storage and the disk were cleared since.
  const later = createJournal({ tabs: connect() })
  expect(later.read(ORDER)).toEqual([])
  later.askTabs('another order')
  expect(later.read('another order')).toEqual([])
  later.askTabs(ORDER)
  expect(later.read(ORDER)).toEqual([paid])
})

test('A payment survives a reload without storage in the history of its tab', async () => {
  const history = tabHistory()
  await createJournal({ stored: brokenStorage, history, tabs: silent }).add(ORDER, paid)
  expect(createJournal({ stored: brokenStorage, history, tabs: silent }).read(ORDER)).toEqual([paid])
})

test('A payment survives in another tab, which tells a tab that opens later', async () => {
  const connect = connectedTabs()
  await createJournal({ stored: brokenStorage, history: tabHistory(), tabs: connect() }).add(ORDER, paid)
  const other = createJournal({ stored: brokenStorage, history: tabHistory(), tabs: connect() })
  expect(other.read(ORDER)).toEqual([paid])
})

test('A tab that was reloaded without storage tells others what only its history has', async () => {
  const connect = connectedTabs()
  const history = tabHistory()
  await createJournal({ stored: brokenStorage, history, tabs: silent }).add(ORDER, paid)
  createJournal({ stored: brokenStorage, history, tabs: connect() })
  const other = createJournal({ stored: brokenStorage, history: tabHistory(), tabs: connect() })
  expect(other.read(ORDER)).toEqual([paid])
})

test('An open tab learns what another writes without storage; the newer copy counts', async () => {
  const connect = connectedTabs()
  const [one, other] = [1, 2].map(() =>
    createJournal({ stored: brokenStorage, history: tabHistory(), tabs: connect() }),
  )
  await one?.add(ORDER, storedEntry({ kind: 'sending' }))
  await other?.change(ORDER, 'a', { state: 'unknown' })
  expect(one?.read(ORDER)).toMatchObject([{ id: 'a', state: 'unknown', revision: 1 }])
})

test('A message that nobody of this app wrote changes nothing', async () => {
  let listen: (message: unknown) => void = () => {}
  const tabs = { tell: () => {}, onMessage: (listener: typeof listen) => void (listen = listener) }
  const journal = createJournal({ stored: memoryStorage(), history: tabHistory(), tabs })
  await journal.add(ORDER, paid)
  for (const message of [null, 'tell', { kind: 'tell' }, { kind: 'tell', journals: { [ORDER]: 'x' } }]) listen(message)
  listen({ kind: 'tell', journals: { [ORDER]: [{ id: 'a' }, storedEntry({ id: 'b' })] } })
  expect(idsOf(journal.read(ORDER))).toEqual(['a', 'b'])
})

test('What is written can be read at once, also while it is being written', () => {
  const disk = { get: () => [], add: () => new Promise<void>(() => {}) }
  const journal = createJournal({ disk })
  void journal.add(ORDER, paid)
  expect(journal.read(ORDER)).toEqual([paid])
})

test('A change of a payment that is gone writes nothing', async () => {
  const journal = createJournal({ stored: memoryStorage(), history: tabHistory(), tabs: silent })
  await journal.change(ORDER, 'a', { state: 'refused' })
  expect(journal.read(ORDER)).toEqual([])
})

test('An order may be called as what every object has', () => {
  const journal = createJournal({ stored: memoryStorage(), history: tabHistory(), tabs: silent })
  for (const order of ['constructor', 'toString', '__proto__']) expect(journal.read(order)).toEqual([])
})
