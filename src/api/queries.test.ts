// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { openAddress } from '../../tests/setup/location.ts'
import { listOrders, listRepaymentWays } from './generated/outcomes.ts'
import { queryOf } from './queries.ts'

beforeEach(() => openAddress('/payway?token=1'))

/** Counts requests on a broken connection, with the usual two retries. */
async function requests(ask: (queryClient: QueryClient) => Promise<unknown>) {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetch)
  const queries = { retry: 2, retryDelay: 0, networkMode: 'always' as const }
  await expect(ask(new QueryClient({ defaultOptions: { queries } }))).rejects.toMatchObject({ kind: 'network' })
  return fetch.mock.calls.length
}

test('What only reads is asked again after a line that failed', async () => {
  expect(await requests((queryClient) => queryClient.fetchQuery(queryOf(listOrders, {})))).toBe(3)
})

test('What makes something is not: it may have been made, and only its answer was lost', async () => {
  const ways = queryOf(listRepaymentWays, { query: { orderId: '1' } })
  expect(await requests((queryClient) => queryClient.fetchQuery(ways))).toBe(1)
})
