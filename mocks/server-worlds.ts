import { HOSTED_PATH } from './hosted-address.ts'
import type { Worlds } from './routes.ts'
import { createWorld, DEFAULT_SCENARIO } from './scenario.ts'
import { forgetFiles } from './state/files.ts'
import type { World } from './world.ts'

/** Worlds that are in memory at once. The one that nobody has asked for longest goes first. */
const MOST_WORLDS = 200
/** Names of worlds let go that are remembered, so that it can be said when one of them begins anew. */
const MOST_NAMES = 50_000
/** Milliseconds in which many that begin anew are counted, not named. */
const QUIET = 60_000

interface Kept {
  scenario: string
  /** A promise, so that two requests at once for a new world get the same one. */
  world: Promise<World>
}

/** The worlds of a server, which browsers reach at `origin`: one for each `x-world`. `say` writes into its log. */
export function serverWorlds(origin: string, say: (line: string) => void = console.warn): Worlds {
  /** The one that was asked last is the last. */
  const worlds = new Map<string, Kept>()
  /** Scenarios of worlds that were let go, by name. */
  const letGo = new Map<string, string>()
  const sayAnew = teller(say)
  // The payment site is opened by an address, which can carry no header.
  const nameOf = ({ headers, url }: Request) =>
    headers.get('x-world') ?? new URL(url).searchParams.get('world') ?? 'default'
  const paymentSiteOf = (name: string) => `${origin}/__world/alipay?${new URLSearchParams({ world: name }).toString()}`

  function put(name: string, kept: Kept) {
    worlds.delete(name)
    worlds.set(name, kept)
  }

  async function start(name: string, scenario: string): Promise<World> {
    const previous = worlds.get(name)
    const kept = { scenario, world: createWorld(scenario, paymentSiteOf(name), origin + HOSTED_PATH) }
    put(name, kept)
    try {
      const world = await kept.world
      if (letGo.delete(name)) sayAnew(name, scenario)
      if (previous) await forgetFilesOf(previous)
      await letOldestGo()
      return world
    } catch (error) {
      // The caller is told that the scenario does not exist; the world that was there stays.
      if (worlds.get(name) === kept) {
        if (previous) put(name, previous)
        else worlds.delete(name)
      }
      throw error
    }
  }

  async function letOldestGo() {
    const [oldest] = worlds
    if (worlds.size <= MOST_WORLDS || !oldest) return
    const [name, kept] = oldest
    worlds.delete(name)
    letGo.set(name, kept.scenario)
    const [first] = letGo.keys()
    if (letGo.size > MOST_NAMES && first !== undefined) letGo.delete(first)
    await forgetFilesOf(kept)
  }

  const scenarioOf = (name: string) => worlds.get(name)?.scenario ?? letGo.get(name) ?? DEFAULT_SCENARIO
  return {
    of: async (request) => {
      const name = nameOf(request)
      const kept = worlds.get(name)
      const scenario = request.headers.get('x-scenario') ?? scenarioOf(name)
      if (kept?.scenario !== scenario) return start(name, scenario)
      put(name, kept)
      return kept.world
    },
    reset: async (request, scenario) => {
      const name = nameOf(request)
      return start(name, scenario ?? scenarioOf(name))
    },
  }
}

/** A world that could not be made has no files. */
const forgetFilesOf = ({ world }: Kept) => world.then(forgetFiles, () => undefined)

/** Says that a world begins anew after it was let go: not more often than once a minute, with how many did since. */
function teller(say: (line: string) => void) {
  let saidAt = Number.NEGATIVE_INFINITY
  let untold = 0
  return (name: string, scenario: string) => {
    if (Date.now() - saidAt < QUIET) {
      untold += 1
      return
    }
    const others = untold === 0 ? '' : ` So did ${untold} more since the last such line.`
    say(
      `The world ${JSON.stringify(name)} begins anew, in ${scenario}: ${MOST_WORLDS} others were asked since it was, and no ` +
        `more are kept (mocks/README.md).${others}`,
    )
    saidAt = Date.now()
    untold = 0
  }
}
