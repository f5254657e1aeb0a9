/**
 * A link that is tapped before the app has loaded opens its page as a new document, and the router then begins to count its
 * history anew: Back would close the page or leave for the site instead of leading back. So the early page notes the step, and
 * the app continues to count. It is in this folder because nothing else may touch the history.
 */
const KEY = 'rupya:step'
/** TanStack Router keeps the number of a history entry under this name, 0 for the first. */
const INDEX = '__TSR_index'

const indexNow = () => Number(Object(history.state)[INDEX] ?? 0)

/** Call when a link of the early picture is tapped, with the address that it opens. */
export function noteStep(href: string) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([href, indexNow() + 1]))
  } catch (error) {
    // Without storage, Back closes the page.
    console.error(error)
  }
}

/** Call before the router is created. A reload keeps the router's own state, so only a new entry is numbered. */
export function continueSteps() {
  try {
    const noted = sessionStorage.getItem(KEY) ?? '[]'
    sessionStorage.removeItem(KEY)
    const [href, index] = JSON.parse(noted)
    if (href !== location.href || INDEX in Object(history.state)) return
    const key = `early-${index}-${Date.now()}`
    History.prototype.replaceState.call(history, { ...history.state, [INDEX]: index, key, __TSR_key: key }, '')
  } catch (error) {
    console.error(error)
  }
}
