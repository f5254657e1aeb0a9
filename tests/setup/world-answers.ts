import { getResponse } from 'msw'
import { worldRoutes } from '../../mocks/routes.ts'
import { createWorld } from '../../mocks/scenario.ts'
import type { World } from '../../mocks/world.ts'
import { env } from '../../src/platform/env.ts'

let world: World
// Once: MSW looks for the line of each route, which takes longer than many a screen.
const answers = worldRoutes({ of: async () => world, reset: async () => world }, env.apiBase)

/** A `fetch` that a new world answers, in this scenario. Only the newest world answers. */
export async function worldAnswers(scenario: string) {
  world = await createWorld(scenario)
  return (request: Request) => getResponse(answers, request)
}
