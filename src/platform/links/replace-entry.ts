import { logError } from '../error-log.ts'

/**
 * Replaces the state and the address of the present history entry. Bypasses the router, which takes every other change for a
 * move. A browser may refuse, which is only logged: Safari limits how often this may be called, and a shell may have replaced
 * the function.
 */
export function replaceEntry(state: unknown, address = ''): void {
  try {
    History.prototype.replaceState.call(globalThis.history, state, '', address)
  } catch (error) {
    logError(error, 'history')
  }
}

/**
 * Call before the router is created: it changes the history without asking whether the browser refuses. The screens then go on
 * at the address that was there.
 */
export function guardHistory() {
  for (const name of ['pushState', 'replaceState'] as const) {
    // A shell may have put its own there, to learn of moves.
    const change = globalThis.history[name]
    globalThis.history[name] = (...to) => {
      try {
        change.apply(globalThis.history, to)
      } catch (error) {
        logError(error, 'history')
      }
    }
  }
}

/**
 * Rewrites the page's address with `rewrite`, now and whenever the shell changes it. Call it before the router is created:
 * then the router sees only final addresses, and loads each only once.
 */
export function rewriteAddress(rewrite: (href: string) => string) {
  const apply = () => {
    const { origin, pathname, search, hash } = globalThis.location
    const href = pathname + search + hash
    const written = rewrite(href)
    if (written === href) return
    // Keep the origin, because a path may begin with `//`.
    replaceEntry(globalThis.history.state, origin + written)
  }
  apply()
  globalThis.addEventListener('popstate', apply)
}
