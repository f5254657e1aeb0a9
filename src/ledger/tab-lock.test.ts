import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasStored, removeStored, writeStored } from '../platform/storage/storage.ts'
import { markerLock, withTabLock } from './tab-lock.ts'

const KEY = 'lock:pay'
/** A task that ends when the test says so. */
const longTask = () => Promise.withResolvers<string>()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => removeStored(KEY))

test('A tab that holds the lock keeps others out until its task ends', async () => {
  const { promise, resolve } = longTask()
  const first = markerLock('pay', () => promise)
  await vi.advanceTimersByTimeAsync(100)
  const task = vi.fn(async () => 'second')
  const second = markerLock('pay', task)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await second).toBe('busy')
  expect(task).not.toHaveBeenCalled()
  resolve('first')
  expect(await first).toBe('first')
  expect(hasStored(KEY)).toBe(false)
})

test('Of two tabs at one instant, the one whose marker was overwritten stops', async () => {
  const task = vi.fn(async () => 'ran')
  const result = markerLock('pay', task)
  await vi.advanceTimersByTimeAsync(10)
  writeStored(KEY, { owner: 'other', beat: 1 })
  await vi.advanceTimersByTimeAsync(100)
  expect(await result).toBe('busy')
  expect(task).not.toHaveBeenCalled()
  expect(hasStored(KEY)).toBe(true)
})

test('The lock of a page that is gone is taken over, and not before', async () => {
  writeStored(KEY, { owner: 'gone', beat: 7 })
  const task = vi.fn(async () => 'ran')
  const result = markerLock('pay', task)
  await vi.advanceTimersByTimeAsync(3000)
  expect(task).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await result).toBe('ran')
})

test('A browser that denies its locks has the marker, and a task that fails runs once', async () => {
  const denied = new DOMException('Access to the Locks API is denied in this context.', 'SecurityError')
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(denied) } })
  const result = withTabLock('pay', async () => 'ran')
  await vi.advanceTimersByTimeAsync(100)
  expect(await result).toBe('ran')
  const request = (_name: string, _options: object, run: (lock: object) => Promise<unknown>) => run({})
  vi.stubGlobal('navigator', { locks: { request } })
  const task = vi.fn(() => Promise.reject(new Error('broken')))
  await expect(withTabLock('pay', task)).rejects.toThrow('broken')
  expect(task).toHaveBeenCalledOnce()
})

test('A long task keeps the lock by its beat', async () => {
  const { promise, resolve } = longTask()
  void markerLock('pay', () => promise)
  await vi.advanceTimersByTimeAsync(60_000)
  const second = markerLock('pay', async () => 'ran')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await second).toBe('busy')
  resolve('done')
})

test('The lock ends with a task that fails', async () => {
  const first = markerLock('pay', async () => {
    throw new Error('broken')
  }).catch(String)
  await vi.advanceTimersByTimeAsync(100)
  expect(await first).toBe('Error: broken')
  const second = markerLock('pay', async () => 'ran')
  await vi.advanceTimersByTimeAsync(100)
  expect(await second).toBe('ran')
})
