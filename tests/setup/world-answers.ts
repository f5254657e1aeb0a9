import { getResponse } from 'msw'
import { worldRoutes } from '../../mocks/routes.ts'
import { createWorld } from '../../mocks/scenario.ts'
import { env } from '../../src/platform/env.ts'

/** A `fetch` that a new world answers, in this scenario. */
export async function worldAnswers(scenario: string) {
  const world = await createWorld(scenario)
  const answers = worldRoutes({ of: async () => world, reset: async () => world }, env.apiBase)
  return (request: Request) => getResponse(answers, request)
}
