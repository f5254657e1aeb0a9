// Replaces the router in the early scripts: reads the route objects of the route files, and renders links that work without
// the router.
import { stringifySearch } from '../../lib/search.ts'
import { currentParams } from '../../platform/session/session.ts'
import { noteAddress } from '../page/early-address.ts'
import { jsx } from './tiny-react.ts'

/** The parameters that routes declare (page/declared-params.ts). The build writes them here. */
declare const RUPYA_DECLARED: string[]

interface Schema {
  '~standard': { validate: (value: unknown) => { value: unknown; issues?: readonly unknown[] } }
}

/** The options of a route that the early scripts read. */
export interface EarlyRoute {
  beforeLoad?: () => void
  validateSearch?: Schema
  loaderDeps?: (given: { search: unknown }) => unknown
  loader?: (given: { context: object; deps: unknown }) => unknown
  component?: () => unknown
}

/** The data of the address, after a route has read it. */
let here: { search?: unknown; deps?: unknown; data?: unknown } = {}

/* @__NO_SIDE_EFFECTS__ */
export const createFileRoute = () => (options: EarlyRoute) => ({
  ...options,
  useSearch: () => here.search,
  useLoaderDeps: () => here.deps,
  useLoaderData: () => here.data,
})

declare global {
  // Only `var` can declare a global that several scripts of one page share.
  // oxlint-disable-next-line no-var
  var rupyaEarlySearch: unknown
}

/** Reads the address with the schemas of the layout and of the route. Throws what they throw, for example without a session. */
export function readSearch(layout: EarlyRoute, { validateSearch }: EarlyRoute) {
  layout.beforeLoad?.()
  const { value, issues } = validateSearch?.['~standard'].validate(currentParams()) ?? { value: {} }
  if (issues) throw new Error('The address lacks something')
  globalThis.rupyaEarlySearch = value
  noteAddress()
}

/** Runs the loader with the result of `readSearch`. */
export async function load({ loaderDeps, loader }: EarlyRoute, context: object) {
  const search = globalThis.rupyaEarlySearch
  const deps = loaderDeps?.({ search })
  here = { search, deps }
  here.data = await loader?.({ context, deps })
  return here.data
}

interface LinkProps {
  to: string
  search: Record<string, unknown>
  [prop: string]: unknown
}

/** A link that keeps the same parameters as the router does (app/router.ts). */
export function Link({ to, search, state: _state, preload: _preload, ...rest }: LinkProps) {
  const carried = Object.entries(currentParams()).filter(([name]) => !RUPYA_DECLARED.includes(name))
  const href = to + stringifySearch({ ...Object.fromEntries(carried), ...search })
  return jsx('a', { ...rest, href })
}

/* @__NO_SIDE_EFFECTS__ */
export const useRouter = () => ({})
export const useCanGoBack = () => false
export const useBlocker = () => {}
/** If something throws here, the page is left to the app. */
export const CatchBoundary = ({ children }: { children: unknown }) => children
export const Outlet = () => null
export const useSearch = () => here.search
export const useLocation = () => undefined
/* @__NO_SIDE_EFFECTS__ */
export const useNavigate = () => () => {}
export class SearchParamError extends Error {}
