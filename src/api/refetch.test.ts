import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refetch } from './refetch.ts'

/** A query whose answers the test provides, in the order of the requests. */
function served() {
  const queryClient = new QueryClient()
  const waiting: ((shown: string) => void)[] = []
  const query = { queryKey: ['orders'], queryFn: () => new Promise<string>((resolve) => void waiting.push(resolve)) }
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
  const reading = refetch(queryClient, query)
  await answer('after')
  expect(await reading).toBe('after')
})

test('What was being read before is not waited for', async () => {
  const { queryClient, query, answer } = served()
  queryClient.setQueryData(query.queryKey, 'at first')
  const older = queryClient.fetchQuery({ ...query, staleTime: 0 })
  const reading = refetch(queryClient, query)
  await answer('before')
  await answer('after')
  expect(await reading).toBe('after')
  await older
})

test('A reading that another one takes the place of shows what that one read', async () => {
  const { queryClient, query, isAsked, answer } = served()
  queryClient.setQueryData(query.queryKey, 'before')
  const first = refetch(queryClient, query)
  await isAsked()
  const second = refetch(queryClient, query)
  await answer('of nobody')
  await answer('after')
  expect(await first).toBe('after')
  expect(await second).toBe('after')
})

test.each(['before', undefined])(
  'A reading that begins again meanwhile shows what was read then: after %j',
  async (before) => {
    const { queryClient, query, isAsked, answer } = served()
    queryClient.setQueryData(query.queryKey, before)
    const reading = refetch(queryClient, query)
    await isAsked()
    await queryClient.cancelQueries({ queryKey: query.queryKey })
    await answer('of nobody')
    await answer('after')
    expect(await reading).toBe('after')
  },
)

test('A reading that is cancelled each time has read nothing', async () => {
  const { queryClient, query, isAsked, answer } = served()
  queryClient.setQueryData(query.queryKey, 'before')
  const reading = refetch(queryClient, query).catch(String)
  for (let time = 0; time < 5; time++) {
    await isAsked()
    await queryClient.cancelQueries({ queryKey: query.queryKey })
    await answer('of nobody')
  }
  expect(await reading).toContain('Read again meanwhile')
})
