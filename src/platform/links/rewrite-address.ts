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
    // Use the prototype's method, because the router watches calls of the instance's. Keep the origin, because a path may
    // begin with `//`.
    History.prototype.replaceState.call(globalThis.history, globalThis.history.state, '', origin + written)
  }
  apply()
  globalThis.addEventListener('popstate', apply)
}
