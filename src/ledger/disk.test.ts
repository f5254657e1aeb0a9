import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeDisk } from '../../tests/setup/fake-disk.ts'
import { readStored, removeStored, writeStored } from '../platform/storage/storage.ts'
import * as v from 'valibot'
import { createDisk } from './disk.ts'

const KEY = 'journal:o'
const list = v.array(v.string())
const add = (entry: string) => (present: unknown) => [...(v.is(list, present) ? present : []), entry]

let fake: ReturnType<typeof createFakeDisk>
let logged: ReturnType<typeof vi.spyOn>

/** The disk as one page sees it. */
function openPage() {
  const memory = new Map<string, unknown>()
  return { ...createDisk(memory), get: (key: string) => memory.get(key) }
}

beforeEach(() => {
  vi.useFakeTimers()
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  fake = createFakeDisk()
  vi.stubGlobal('indexedDB', fake.indexedDB)
})
afterEach(() => removeStored(KEY))

/** Whether `work` ends within `ms` milliseconds of fake time. */
async function endsWithin(ms: number, work: Promise<unknown>) {
  let hasEnded = false
  void work.then(() => (hasEnded = true))
  await vi.advanceTimersByTimeAsync(ms)
  return hasEnded
}

test('A write ends once it is on the disk, and a page that opens later reads it', async () => {
  await openPage().update(KEY, add('paid'))
  expect(fake.kept.get(KEY)).toEqual(['paid'])
  const later = openPage()
  expect(later.get(KEY)).toBeUndefined()
  await later.ready()
  expect(later.get(KEY)).toEqual(['paid'])
  expect(logged).not.toHaveBeenCalled()
})

test('What another tab has written is read on the way, and stays', async () => {
  const [one, other] = [openPage(), openPage()]
  await Promise.all([one.ready(), other.ready()])
  await one.update(KEY, add('one'))
  await other.update(KEY, add('other'))
  expect(other.get(KEY)).toEqual(['one', 'other'])
  expect(fake.kept.get(KEY)).toEqual(['one', 'other'])
})

test('Where nothing is changed nothing is written', async () => {
  fake.kept.set(KEY, ['paid'])
  const disk = openPage()
  await disk.update(KEY, (present) => present)
  expect(disk.get(KEY)).toEqual(['paid'])
  expect(fake.state.written).toBe(0)
})

test('What the storage has lost is put back there, and what it has stays', async () => {
  fake.kept.set(KEY, ['paid'])
  await openPage().ready()
  expect(readStored(KEY, list)).toEqual(['paid'])
  writeStored(KEY, ['paid', 'paid again'])
  await openPage().ready()
  expect(readStored(KEY, list)).toEqual(['paid', 'paid again'])
})

test.each(['denied', 'dead', 'full'] as const)(
  'A disk that is %s is logged once, and nobody waits for it',
  async (fault) => {
    fake.state.fault = fault
    const disk = openPage()
    expect(await endsWithin(0, disk.update(KEY, add('one')))).toBe(true)
    expect(await endsWithin(0, disk.update(KEY, add('two')))).toBe(true)
    expect(logged).toHaveBeenCalledTimes(1)
    fake.state.fault = 'none'
    await disk.update(KEY, add('three'))
    expect(fake.kept.get(KEY)).toEqual(['three'])
  },
)

test('A screen waits a second for a hanging disk, a request two, later ones hardly', async () => {
  fake.state.fault = 'hangs'
  const disk = openPage()
  const first = disk.update(KEY, add('one'))
  expect(await endsWithin(1900, first)).toBe(false)
  expect(await endsWithin(100, first)).toBe(true)
  expect(await endsWithin(100, disk.update(KEY, add('two')))).toBe(true)
  expect(await endsWithin(1000, openPage().ready())).toBe(true)
  expect(logged).toHaveBeenCalledTimes(2)
})

test('A connection that died while the phone slept is opened once more', async () => {
  const disk = openPage()
  await disk.ready()
  fake.killConnections()
  await disk.update(KEY, add('paid'))
  expect(fake.kept.get(KEY)).toEqual(['paid'])
  expect(fake.state.opened).toBe(2)
  expect(logged).not.toHaveBeenCalled()
  fake.state.fault = 'dead'
  await disk.update(KEY, add('again'))
  expect(fake.state.opened).toBe(3)
})

test.each(['close', 'versionchange'] as const)(
  'A disk that is cleared while it is open (%s) is let go and opened again',
  async (told) => {
    const disk = openPage()
    await disk.update(KEY, add('paid'))
    fake.clear(told)
    expect(fake.isOpen()).toBe(false)
    await disk.update(KEY, add('again'))
    expect(fake.kept.get(KEY)).toEqual(['again'])
    expect(logged).not.toHaveBeenCalled()
  },
)
