import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { lastOf } from '../../lib/list.ts'
import { isMetered } from '../../platform/is-metered.ts'
import { loadAhead } from '../../platform/links/reload-once.ts'
import { currentMarket } from '../../platform/current-market.ts'
import { lookForward } from '../pending.tsx'
import type { AppRouter } from '../router.ts'
import { screenLooks } from '../screen-looks.gen.ts'

/** Screens behind a button: no link on the screen names them (features/repayment/where-to-pay.ts). */
const BEHIND_BUTTONS: Readonly<Record<string, () => string[]>> = {
  '/repayment': wayToPay,
  '/repaymentDelay': wayToPay,
  '/individual': () => ['/that'],
}

function wayToPay() {
  return currentMarket() === 'in' ? ['/payway'] : ['/that', '/individual']
}

const watched = new WeakSet<AppRouter>()

/** Prefetches the scripts of the screens that this one links to and, from now on, the data for a link when it is touched. */
export async function fetchAhead(router: AppRouter) {
  if (!watched.has(router)) {
    watched.add(router)
    lookForward(screenLooks)
    moveScreens(router)
    // A finger is on the link for about 100 ms before its tap counts.
    addEventListener('pointerdown', ({ target }) => {
      const link = target instanceof Element && target.closest('a')
      if (link && !isMetered()) void loadAhead(() => loadLinked(router, link))
    })
  }
  const linked = [...document.links].map((link) => lastOf(screenOf(router, link) ?? [])?.fullPath ?? '')
  const behind = BEHIND_BUTTONS[lastOf(router.state.matches)?.fullPath ?? '']?.() ?? []
  // One after another, in the order on the screen.
  for (const path of new Set([...linked, ...behind])) await loadScript(router, path)
}

async function loadScript(router: AppRouter, path: string) {
  const route = Object.values(router.routesById).find(({ fullPath, children }) => fullPath === path && !children)
  if (route) await router.loadRouteChunk(route)
}

/** Prefetches the script of the screen behind a link, and the data that its loader reads. */
async function loadLinked(router: AppRouter, link: HTMLAnchorElement) {
  const matches = screenOf(router, link)
  const screen = lastOf(matches ?? [])
  if (!matches || !screen) return
  const { queryClient } = router.options.context
  const given = { context: { queryClient: readAhead(queryClient) }, deps: screen.loaderDeps, preload: true } as const
  const routes = matches.map(({ routeId }) => loadable(router, routeId))
  // These throw if there is no session, as in the router.
  for (const { beforeLoad } of routes) beforeLoad?.()
  const loads = routes.map(async ({ loader }) => loader?.(given))
  // Wait until all have ended: a failure after the first one also happens before a tap.
  await Promise.allSettled([loadScript(router, screen.fullPath), ...loads])
}

type RouteId = keyof AppRouter['routesById']

/** The parts of the router that the routes of this app use (every-address.test.tsx runs them all this way). */
interface Loadable {
  beforeLoad?: () => void
  loader?: (given: { context: { queryClient: QueryReader }; deps: unknown; preload: true }) => unknown
}

/** The router's types do not say to which route a match belongs. */
const loadable = (router: AppRouter, id: RouteId) => router.routesById[id].options as object as Loadable

/** The routes of the screen behind a link; undefined if the router does not open it. */
function screenOf(router: AppRouter, { href, origin, target }: HTMLAnchorElement | HTMLAreaElement) {
  if (origin !== router.origin || target !== '') return undefined
  const { pathname, search, hash } = new URL(href)
  const address = { href: pathname + search + hash, pathname, search, hash, state: router.latestLocation.state }
  const place = router.parseLocation(address)
  const [, , found] = router.getMatchedRoutes(place.pathname)
  const matches = router.matchRoutes(place)
  // Otherwise it is a page of the site, or an address with a missing parameter.
  return found && matches.every(({ searchError }) => searchError === undefined) ? matches : undefined
}

const MOVE_MS = 180

/**
 * Lets a new screen fade in. Nothing changes its place, where a toast or a finger may be. Unlike a view transition, it delays no tap and no loading, and every engine of the
 * floor has it. Who asks for less motion gets none.
 */
export function moveScreens(router: Pick<AppRouter, 'subscribe'>) {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    document.querySelector('#app main')?.animate({ opacity: [0.4, 1] }, { duration: MOVE_MS, easing: 'ease-out' })
  })
}

/** How long a prefetched reply is kept for a tap: as long as it is fresh (app/query-client.ts). */
const KEPT_MS = 10_000

/** The methods of a query client that route loaders use. */
type QueryReader = Pick<QueryClient, 'ensureQueryData' | 'prefetchQuery' | 'fetchQuery'>

/** Ends a loader that runs before a tap. The tap runs it again from the start. */
export class LeftToTheTap extends Error {
  override readonly name = 'LeftToTheTap'
}

/**
 * A query client for loaders that run before a tap. It sends only queries that the screen may show from the cache, with
 * operations that only read (the contract's `x-effect`). At any other query, or if a reply fails, the loader ends (RULE-89).
 */
export function readAhead(queryClient: QueryClient): QueryReader {
  async function ensure<Data, Failure, Read, Key extends QueryKey>(query: FetchQueryOptions<Data, Failure, Read, Key>) {
    if (query.meta?.effect !== 'read') throw new LeftToTheTap()
    try {
      return await queryClient.ensureQueryData({ ...query, gcTime: KEPT_MS })
    } catch {
      throw new LeftToTheTap()
    }
  }
  return {
    ensureQueryData: ensure,
    prefetchQuery: async (query) => void (await ensure(query).catch(() => {})),
    // This query needs the data at the moment of the tap.
    fetchQuery: async () => {
      throw new LeftToTheTap()
    },
  }
}
