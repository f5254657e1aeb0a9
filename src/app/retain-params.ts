import type { AnyRoute, SearchMiddleware } from '@tanstack/react-router'

/** The parameters of each address, from its route's `validateSearch` schema. */
export function declaredParams(routeTree: AnyRoute): Map<string, string[]> {
  const own = new Map<string, string[]>()
  const visit = (route: AnyRoute, path: string) => {
    const here = path + pathOf(route.options)
    const names = schemaKeys(route.options.validateSearch)
    if (names.length > 0) own.set(here, names)
    for (const child of Object.values<AnyRoute>(route.children ?? {})) visit(child, here)
  }
  visit(routeTree, '')
  return own
}

/** Pathless layouts have an id only. */
const pathOf = (options: object) => ('path' in options && options.path !== '/' ? String(options.path) : '')

function schemaKeys(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null || !('entries' in schema)) return []
  return typeof schema.entries === 'object' && schema.entries !== null ? Object.keys(schema.entries) : []
}

/**
 * Keeps parameters that no route declares in the address from screen to screen: the session's, and others that the shell may
 * add. A parameter that a route declares is dropped when the person leaves the screen.
 */
export function retainUndeclaredParams(declared: ReadonlySet<string>): SearchMiddleware<Record<string, unknown>> {
  return ({ search, next }) => {
    const carried = Object.entries(search).filter(([name]) => !declared.has(name))
    return { ...Object.fromEntries(carried), ...next(search) }
  }
}
