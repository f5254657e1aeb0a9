import { replaceEntry } from './replace-entry.ts'

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
