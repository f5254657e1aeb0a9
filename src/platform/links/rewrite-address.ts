/**
 * Writes the page's address as `rewrite` says, now and whenever the shell changes it. To be called before the router is made:
 * the router then reads every address in its final form, and loads what it names once.
 */
export function rewriteAddress(rewrite: (href: string) => string) {
  const apply = () => {
    const { origin, pathname, search, hash } = globalThis.location
    const href = pathname + search + hash
    const written = rewrite(href)
    if (written === href) return
    // The prototype's method: the router listens to calls of the instance's. With the origin: a path may begin with `//`.
    History.prototype.replaceState.call(globalThis.history, globalThis.history.state, '', origin + written)
  }
  apply()
  globalThis.addEventListener('popstate', apply)
}
