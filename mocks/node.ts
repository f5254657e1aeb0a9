import { setupServer } from 'msw/node'
import { worldRoutes } from './routes.ts'
import { createWorld } from './scenario.ts'
import type { World } from './world.ts'

/** The world for tests in Node: answers `fetch` below `base`. There is one world at a time; `open` replaces it. */
export function worldInNode(base: string) {
  let world: World
  const open = async (scenario?: string) => {
    world = await createWorld(scenario)
    return world
  }
  const server = setupServer(
    ...worldRoutes({ of: async () => world, reset: (_request, scenario) => open(scenario ?? world.scenario) }, base),
  )
  return { open, start: () => server.listen({ onUnhandledFrame: 'error' }), stop: () => server.close() }
}
