import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { readAnew } from './read-anew.ts'

/** A query whose answers a test gives, the first asked first. */
function served() {
  const queryClient = new QueryClient()
  const waiting: ((shown: string) => void)[] = []
  const query = {
    queryKey: ['orders'],
    queryFn: () => new Promise<string>((resolve) => void waiting.push(resolve)),
  }
  const isAsked = () => vi.waitFor(() => expect(waiting).not.toHaveLength(0))
  const answer = async (shown: string) => {
    await isAsked()
    waiting.shift()?.(shown)
  }
  return { queryClient, query, isAsked, answer }
}

test('What is fresh is read all the same', async () => {
  const { queryClient, query, answer } = served()
  queryClient.setQueryData(query.queryKey, 'before')
  const reading = readAnew(queryClient, query)
  await answer('after')
  expect(await reading).toBe('after')
})

test('What was being read before is not waited for', async () => {
  const { queryClient, query, answer } = served()
  queryClient.setQueryData(query.queryKey, 'at first')
  const older = queryClient.fetchQuery({ ...query, staleTime: 0 })
  const reading = readAnew(queryClient, query)
  await answer('before')
  await answer('after')
  expect(await reading).toBe('after')
  await older
})

test('A reading that another one takes the place of has read nothing', async () => {
  const { queryClient, query, isAsked, answer } = served()
  queryClient.setQueryData(query.queryKey, 'before')
  const first = readAnew(queryClient, query).catch(String)
  await isAsked()
  const second = readAnew(queryClient, query)
  expect(await first).toContain('Read again meanwhile')
  await answer('of nobody')
  await answer('after')
  expect(await second).toBe('after')
})
