import type { AnyRoute, SearchMiddleware } from '@tanstack/react-router'

/** The parameters that each address declares as its own, read from the routes' `validateSearch` schemas. */
export function ownParams(routeTree: AnyRoute): Map<string, string[]> {
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
  const isObjectSchema = typeof schema === 'object' && schema !== null && 'entries' in schema
  return isObjectSchema ? Object.keys(schema.entries as object) : []
}

/**
 * From screen to screen the session's parameters and those that no route declares stay in the address (the shell may
 * add some); what a screen declares as its own stays behind with it.
 */
export function carryOver(declared: ReadonlySet<string>): SearchMiddleware<Record<string, unknown>> {
  return ({ search, next }) => {
    const carried = Object.entries(search).filter(([name]) => !declared.has(name))
    return { ...Object.fromEntries(carried), ...next(search) }
  }
}
