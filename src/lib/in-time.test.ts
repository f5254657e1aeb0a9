import { beforeEach, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

test('What is done in time is what it is, failures too', async () => {
  await expect(inTime(10, Promise.resolve('done'))).resolves.toBe('done')
  await expect(inTime(10, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

test('What takes longer is given up', async () => {
  const failure = inTime(10_000, new Promise(() => {})).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await failure).toEqual(new Error('not done within 10000 ms'))
})
