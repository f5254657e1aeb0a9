import { readFileSync } from 'node:fs'
import { getResponse } from 'msw'
import { EXAMPLES_DAY } from '../../../mocks/example-dates.ts'
import { worldRoutes } from '../../../mocks/routes.ts'
import { createWorld } from '../../../mocks/scenario.ts'
import type { World } from '../../../mocks/world.ts'
import type { ContractDocument } from '../../../contract-tools/read/document.ts'
import { allTrials, htmlReport, judgeBy, planTrials, readContract, verify } from '../../../packages/verifier/index.ts'

const SERVER = 'https://staging.example.test'

/** What a server makes wrong, by the ends of its addresses. */
const MISTAKES: Record<string, { asks?: (url: URL) => void; says?: (reply: Reply) => void }> = {
  '/user-problem/problem-detail': { says: ({ data }) => delete data?.['content'] },
  '/user-problem/get-qa-list': {
    says: (reply) => {
      if (reply.code === '00') reply.code = '0'
    },
  },
  // Whoever has no session sees the instalments, too.
  '/v3/loan-play-detail': { asks: ({ searchParams }) => searchParams.set('token', 'any') },
}

interface Reply {
  code?: unknown
  data?: Record<string, unknown>
}

/** The verifier's report on a server that makes three mistakes: the mock server with them. */
export async function verifierReport(document: ContractDocument): Promise<string> {
  const contract = readContract(document)
  const judge = judgeBy(contract)
  const options = {
    server: SERVER,
    transport: wrongServer(),
    judge,
    seeds: {},
    isWorld: true,
    answers: {},
    patience: 60_000,
    limit: 60_000,
    allow: { write: true, money: true },
    parallel: 1,
  }
  const journeys = JSON.parse(readFileSync('openapi/generated/journeys.arazzo.json', 'utf8'))
  const report = await verify(planTrials(allTrials(contract, journeys, 1), options), options)
  const date = `${EXAMPLES_DAY} 12:00 UTC`
  return htmlReport(report, { server: SERVER, date, contract, file: undefined, text: '', hidden: (text) => text })
}

function wrongServer() {
  const worlds = new Map<string, Promise<World>>()
  const of = (request: Request) => {
    const name = request.headers.get('x-world') ?? ''
    const world = worlds.get(name) ?? createWorld(request.headers.get('x-scenario') ?? undefined)
    worlds.set(name, world)
    return world
  }
  const routes = worldRoutes({ of, reset: of })
  return async (request: Request) => {
    const url = new URL(request.url)
    const mistake = MISTAKES[Object.keys(MISTAKES).find((end) => url.pathname.endsWith(end)) ?? '']
    mistake?.asks?.(url)
    const response = await getResponse(routes, mistake?.asks ? new Request(url, request) : request)
    if (!response) throw new Error(`The mock server has no ${url.pathname}`)
    // An ended session has no body.
    if (!mistake?.says || response.status !== 200) return response
    const reply = Object(await response.json())
    mistake.says(reply)
    return Response.json(reply)
  }
}
