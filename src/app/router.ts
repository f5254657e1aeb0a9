import type { QueryClient } from '@tanstack/react-query'
import {
  type AnyRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterEvents,
  type SearchMiddleware,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { parseSearch, stringifySearch } from '../lib/search.ts'
import { firstTouch } from '../platform/first-touch.ts'
import { carryOn } from '../platform/links/carried-state.ts'
import { logError } from '../platform/error-log.ts'
import { continueSteps } from '../platform/links/early-step.ts'
import { awaitLoads, isReloading, loadAhead, watchReload } from '../platform/links/reload-once.ts'
import { guardHistory, rewriteAddress } from '../platform/links/replace-entry.ts'
import { currentParams, isOfBorrowerBefore, sessionIdentity } from '../platform/session/session.ts'
import { claimStorage } from '../platform/storage/storage.ts'
import { focusHeading, keepFocus } from '../ui/focus-heading.ts'
import { arriveAtScreen, dismissScreen, placeToastsWith, preparePlaces } from '../ui/toast.tsx'
import { forgetEarlyCalls, isEarlyScrolled, takeOver } from '../early/hand-over/take-over.ts'
import { ErrorScreen } from './error-screen.tsx'
import { canonicalAddress, hashRewrite, keepIcon, rewriteInPlace } from './hash-addresses.ts'
import { MissingPage } from './missing-page.tsx'
import { Pending } from './pending.tsx'
import { routeTree } from './route-tree.gen.ts'

// The developer's page is not a file route, so that the release build can exclude it.
if (import.meta.env.TEST_PAGE) {
  const { children } = routeTree
  routeTree.addChildren({ ...children, testPreview: testPreviewRoute(routeTree) })
}

const declared = declaredParams(routeTree)
// Set here and not in __root.tsx, because it needs the whole route tree.
routeTree.update({ search: { middlewares: [retainUndeclaredParams(new Set([...declared.values()].flat()))] } })

const rewrite = import.meta.env.BASE_URL === '/' ? hashRewrite(declared) : rewriteInPlace(hashRewrite(declared))

export function createAppRouter(queryClient: QueryClient) {
  // Before anything writes into the history.
  isOfBorrowerBefore()
  guardHistory()
  if (import.meta.env.BASE_URL !== '/') keepIcon()
  continueSteps()
  // If the shell changes only the fragment, the path and parameters of the last screen remain before the `#`, so remove them.
  rewriteAddress((href) => canonicalAddress(href, rewrite))
  const router = createRouter({
    routeTree,
    context: { queryClient },
    // The router's own parser runs JSON.parse on every value: '723421968459640832' would lose its last digits (RULE-58).
    parseSearch,
    stringifySearch,
    rewrite,
    // app/ahead prefetches what a tap needs. The router's own preloading would also send requests that are not read-only.
    defaultPreload: false,
    defaultPendingMs: 200,
    // Show available data at once (RULE-91).
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: MissingPage,
    // A missing script reloads the page. Its error is of interest only if the reload does not come.
    defaultOnCatch: (error) => {
      const log = () => logError(error, 'route')
      if (!isReloading()) return log()
      const stopWatching = watchReload(() => {
        stopWatching()
        log()
      })
    },
    // Another order is a new screen: no state of the earlier one may continue, above all no payment.
    defaultRemountDeps: ({ search }) => orderIn(search),
    // A borrower who has scrolled the early picture stays at the same position.
    scrollRestoration: () => !isEarlyScrolled(),
  })
  router.subscribe('onBeforeLoad', () => awaitLoads(true))
  router.subscribe('onResolved', () => awaitLoads(false))
  router.subscribe('onResolved', carryOn)
  placeToasts()
  keepFocus()
  claimStorage()
  // A new session must not see data of the last one.
  let session = sessionIdentity(currentParams())
  router.subscribe('onBeforeNavigate', () => {
    const next = sessionIdentity(currentParams())
    if (next === session) return
    session = next
    queryClient.clear()
    claimStorage()
  })
  // Back may bring a page as it was, and another borrower may have come after it.
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOfBorrowerBefore(true)) void router.invalidate()
  })
  // A toast about a screen ends with it.
  router.subscribe('onBeforeNavigate', (change) => {
    if (isAnotherScreen(change)) dismissScreen()
  })
  // The first screen is rendered, whatever it shows.
  router.subscribe('onRendered', () => takeOver())
  router.subscribe('onResolved', forgetEarlyCalls)
  // After a change of screen, focus its heading, so that a screen reader starts there (RULE-5).
  router.subscribe('onRendered', (change) => {
    if (!change.fromLocation || !isAnotherScreen(change)) return
    focusHeading()
    arriveAtScreen()
  })
  return router
}

/** The code that places toasts is not part of the first screen. It loads at the first touch, before a tap can show a toast. */
function placeToasts() {
  placeToastsWith(() => loadAhead(() => import('../ui/place-toast.ts')))
  void firstTouch().then(preparePlaces)
}

const orderIn = (search: object) => 'orderId' in search && search.orderId

const isAnotherScreen = ({ pathChanged, fromLocation, toLocation }: Omit<RouterEvents['onRendered'], 'type'>) =>
  pathChanged || orderIn(fromLocation?.search ?? {}) !== orderIn(toLocation.search)

/** The developer's page, /testPreview. Only builds with TEST_PAGE have it (DEV-1). */
function testPreviewRoute(root: AnyRoute) {
  return createRoute({
    getParentRoute: () => root,
    path: '/testPreview',
    component: lazyRouteComponent(async () => {
      const [{ TestPreview }, { jumps }] = await Promise.all([
        import('../features/dev/test-preview.tsx'),
        import('./screens.ts'),
      ])
      return { TestPreview: () => createElement(TestPreview, { jumps }) }
    }, 'TestPreview'),
  })
}

/** The parameters of each address, from its route's `validateSearch` schema. */
function declaredParams(tree: AnyRoute): Map<string, string[]> {
  const own = new Map<string, string[]>()
  const visit = (route: AnyRoute, path: string) => {
    const here = path + pathOf(route.options)
    const names = schemaKeys(route.options.validateSearch)
    if (names.length > 0) own.set(here, names)
    for (const child of Object.values<AnyRoute>(route.children ?? {})) visit(child, here)
  }
  visit(tree, '')
  return own
}

/** Pathless layouts have an id only. */
function pathOf(options: object) {
  return 'path' in options && options.path !== '/' ? String(options.path) : ''
}

function schemaKeys(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null || !('entries' in schema)) return []
  return typeof schema.entries === 'object' && schema.entries !== null ? Object.keys(schema.entries) : []
}

/**
 * Keeps parameters that no route declares in the address from screen to screen: the session's, and others that the shell may
 * add. A parameter that a route declares is dropped when the person leaves the screen.
 */
function retainUndeclaredParams(names: ReadonlySet<string>): SearchMiddleware<Record<string, unknown>> {
  return ({ search, next }) => {
    const carried = Object.entries(search).filter(([name]) => !names.has(name))
    return { ...Object.fromEntries(carried), ...next(search) }
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
