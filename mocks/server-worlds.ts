import { HOSTED_PATH } from './hosted-address.ts'
import type { Worlds } from './routes.ts'
import { createWorld, DEFAULT_SCENARIO } from './scenario.ts'
import { forgetFiles } from './state/files.ts'
import type { World } from './world.ts'

/** The maximum number of worlds in memory. The one that was unused for longest is dropped first. */
const MOST_WORLDS = 200
/** How many names of dropped worlds are remembered, to report when one of them begins again. */
const MOST_NAMES = 50_000
/** Milliseconds in which worlds that begin again are counted instead of named. */
const QUIET = 60_000

interface Kept {
  scenario: string
  /** A promise, so that two simultaneous requests for a new world get the same one. */
  world: Promise<World>
}

/** The worlds of a server that browsers reach at `origin`: one for each `x-world`, `most` at a time. `say` writes into its log. */
export function serverWorlds(
  origin: string,
  say: (line: string) => void = console.warn,
  most: number = MOST_WORLDS,
): Worlds {
  /** The most recently used one is last. */
  const worlds = new Map<string, Kept>()
  /** Scenarios of dropped worlds, by name. */
  const letGo = new Map<string, string>()
  const sayAnew = teller(say, most)
  // The payment site is opened by its address, which cannot carry a header.
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
      // The caller learns that the scenario does not exist; the existing world stays.
      if (worlds.get(name) === kept) {
        if (previous) put(name, previous)
        else worlds.delete(name)
      }
      throw error
    }
  }

  async function letOldestGo() {
    const [oldest] = worlds
    if (worlds.size <= most || !oldest) return
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

/** A world that could not be created has no files. */
const forgetFilesOf = ({ world }: Kept) => world.then(forgetFiles, () => undefined)

/** Reports that a world begins again after it was dropped: at most once a minute, with the number of such worlds since. */
function teller(say: (line: string) => void, most: number) {
  let saidAt = Number.NEGATIVE_INFINITY
  let untold = 0
  return (name: string, scenario: string) => {
    if (Date.now() - saidAt < QUIET) {
      untold += 1
      return
    }
    const others = untold === 0 ? '' : ` So did ${untold} more since the last such line.`
    say(
      `The world ${JSON.stringify(name)} begins anew, in ${scenario}: ${most} others were asked since it was, and no ` +
        `more are kept (mocks/README.md).${others}`,
    )
    saidAt = Date.now()
    untold = 0
  }
}
