/**
 * A link that is tapped before the app has loaded opens its page as a new document, and the router then begins to count its
 * history anew: Back would close the page or leave for the site instead of leading back. So the early page notes the step, and
 * the app continues to count. It is in this folder because nothing else may touch the history.
 */
const KEY = 'rupya:step'
/** TanStack Router keeps the number of a history entry under this name, 0 for the first. */
const INDEX = '__TSR_index'
/** A step that nobody took by then is forgotten: its page did not load, or opened in another tab. */
const MOST_MS = 120_000

/** Call when a link of the early picture is tapped, with the address that it opens in this tab. */
export function noteStep(href: string) {
  if (new URL(href).origin !== location.origin) return
  // This page may have been opened by such a link, too.
  continueSteps()
  const index = Number(Object(history.state)[INDEX] ?? 0) + 1
  try {
    sessionStorage.setItem(KEY, JSON.stringify([href, index, Date.now()]))
  } catch {
    // Without storage, the page that opens is a first one: Back closes it.
  }
}

/**
 * Call before the router is created. A reload keeps the router's own state, so only a new entry is numbered. The app may also
 * start on the page that is being left: a step to another address stays noted.
 */
export function continueSteps() {
  try {
    const [href, index, at] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    if (href !== location.href) return
    sessionStorage.removeItem(KEY)
    if (INDEX in Object(history.state) || !(Date.now() - at < MOST_MS)) return
    const key = `early-${index}-${Date.now()}`
    History.prototype.replaceState.call(history, { ...history.state, [INDEX]: index, key, __TSR_key: key }, '')
  } catch {
    // Without storage, or with something else in it, this is a first page.
  }
}

/** Whether such a link was tapped in these last milliseconds, and its page is not there yet. */
export function isStepping(within: number): boolean {
  try {
    const [, , at] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Math.abs(Date.now() - at) < within
  } catch {
    return false
  }
}
