import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '../api/api-error.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A call that always fails in one way. */
const failing = (kind: ApiErrorKind) =>
  vi.fn(() => Promise.reject(new ApiError({ kind, operation: 'getLoanDetails', message: '' })))

/** How often it is called until it is given up, however long that takes. */
async function attempts(call: ReturnType<typeof failing>, run: () => Promise<unknown>): Promise<number> {
  const failed = run().catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
  return call.mock.calls.length
}

test.each<[ApiErrorKind, number]>([
  ['network', 3],
  ['timeout', 1],
  ['malformed', 1],
  ['refused', 1],
  ['session', 1],
])('A read that fails by %s is tried %i times in all', async (kind, times) => {
  const call = failing(kind)
  const read = () => createQueryClient().fetchQuery({ queryKey: ['order'], queryFn: call })
  expect(await attempts(call, read)).toBe(times)
})

test('What changes something is never tried again by itself', async () => {
  const call = failing('network')
  const change = () => new MutationObserver(createQueryClient(), { mutationFn: call }).mutate()
  expect(await attempts(call, change)).toBe(1)
})
