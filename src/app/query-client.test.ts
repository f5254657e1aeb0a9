import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '../api/api-error.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** A call that always fails in the same way. */
const failing = (kind: ApiErrorKind, retryAfter = 0) =>
  vi.fn(() => Promise.reject(new ApiError({ kind, operation: 'getLoanDetails', retryAfter, message: '' })))

/** How many attempts are made before giving up, however long that takes. */
async function attempts(call: ReturnType<typeof failing>, run: () => Promise<unknown>): Promise<number> {
  const failed = run().catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
  return call.mock.calls.length
}

test.each<[ApiErrorKind, number]>([
  ['network', 3],
  ['timeout', 1],
  ['busy', 2],
  ['malformed', 1],
  ['refused', 1],
  ['session', 1],
])('A read that fails by %s is tried %i times in all @RULE-32', async (kind, times) => {
  const call = failing(kind)
  const read = () => createQueryClient().fetchQuery({ queryKey: ['order'], queryFn: call })
  expect(await attempts(call, read)).toBe(times)
})

test.each<ApiErrorKind>(['network', 'busy'])(
  'What changes something is never tried again by itself after %s @RULE-32',
  async (kind) => {
    const call = failing(kind, 2)
    const change = () => new MutationObserver(createQueryClient(), { mutationFn: call }).mutate()
    expect(await attempts(call, change)).toBe(1)
  },
)

test.each([1, 30, 120])('A read that is busy for %i s is tried once more, and not before @RULE-32', async (seconds) => {
  const call = failing('busy', seconds)
  const read = createQueryClient().fetchQuery({ queryKey: ['order'], queryFn: call })
  const failed = read.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
  expect(call).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(call).toHaveBeenCalledTimes(2)
  expect(await failed).toMatchObject({ kind: 'busy' })
})

test('A read in the background that stays busy keeps what is there @RULE-32', async () => {
  const client = createQueryClient()
  client.setQueryData(['order'], 'as it was')
  const call = failing('busy', 5)
  const observer = new QueryObserver(client, { queryKey: ['order'], queryFn: call, staleTime: 0 })
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(4999)
  expect(observer.getCurrentResult()).toMatchObject({ data: 'as it was', isError: false, isFetching: true })
  await vi.advanceTimersByTimeAsync(1)
  expect(observer.getCurrentResult()).toMatchObject({ data: 'as it was', isRefetchError: true })
  expect(call).toHaveBeenCalledTimes(2)
  stop()
})
