import { once } from 'node:events'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { operationOf, operations } from '../../mocks/contract.ts'
import { preferExamples } from '../../mocks/prism.ts'
import { originOfPrism, spawnPrism } from '../../scripts/serve/prism-server.ts'
import { loanQuery } from '../../src/api/loan.ts'
import { env } from '../../src/platform/env.ts'
import { openAddress } from '../setup/location.ts'
import { runVerifier } from '../all/verifier/run-verifier.ts'

const ORDER = { productId: '1001', orderId: '723421968459640174' }

const prism = spawnPrism(0)
let origin = ''

beforeAll(async () => {
  origin = await originOfPrism(prism)
})
afterAll(async () => {
  const ended = once(prism, 'exit')
  prism.kill()
  await ended
})

test('Prism passes the verifier @RULE-108', async () => {
  const { code, out } = await runVerifier(origin, '--prism', '--allow-writes', '--allow-money', '--require', 'all')
  expect([code, out]).toEqual([0, expect.stringContaining(`: 0 findings, ${askable().length} trials`)])
})

/** The examples that Prism finds by name. */
const askable = () =>
  operations.flatMap(({ examples }) => Object.keys(examples)).filter((name) => name !== 'invalidRequest')

describe('The app on Prism', () => {
  test.each([
    ['order-174', 'Waktunya membayar'],
    ['order-180', 'Terlambat 4 hari'],
    ['scrambled', 'Sedang ditinjau'],
  ])('reads %s, and neither side breaks the contract', async (scenario, noticeStatusText) => {
    const replies: [violations: string | null, value: unknown][] = []
    const send = fetch
    // Forwards calls like the dev server.
    vi.stubGlobal('fetch', async (request: Request) => {
      const reply = await send(new Request(request.url.replace(location.origin + env.apiBase, origin), request))
      replies.push([reply.headers.get('sl-violations'), await reply.clone().json()])
      return reply
    })
    preferExamples()
    openAddress(`/loanDetails?${new URLSearchParams({ token: '1', ...ORDER, scenario }).toString()}`)
    const loan = await new QueryClient().fetchQuery(loanQuery(ORDER))
    expect(loan).toMatchObject({ noticeStatusText })
    expect(replies).toEqual([[null, operationOf('getLoanDetails').examples[scenario]?.value]])
  })
})
