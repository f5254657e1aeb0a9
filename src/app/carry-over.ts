import type { SearchMiddleware } from '@tanstack/react-router'

/**
 * From screen to screen the session's parameters and those that no route declares stay in the address (the shell may
 * add some); what a screen declares as its own stays behind with it.
 */
export function carryOver(declared: ReadonlySet<string>): SearchMiddleware<Record<string, unknown>> {
  return ({ search, next }) => {
    const kept = Object.entries(search).filter(([name]) => !declared.has(name))
    return { ...Object.fromEntries(kept), ...next(search) }
  }
}
