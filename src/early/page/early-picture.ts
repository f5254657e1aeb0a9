import { isSameAddress } from './early-address.ts'

const { documentElement: html } = document

/** After this many milliseconds without a reply, the words of app.html say what to do. */
const SLOW_MS = 6000

/** Shows the early picture. Without it, for example without scripts, the page shows the words of app.html. */
export function showEarly() {
  html.classList.add('early')
  setTimeout(() => {
    if (!html.classList.contains('drawn')) noteGone()
  }, SLOW_MS)
  // Never show the picture of another address: the app shows the right screen.
  const drop = () => {
    if (!isSameAddress()) html.classList.remove('early')
  }
  addEventListener('popstate', drop)
  globalThis.navigation?.addEventListener('currententrychange', drop)
}

/** Marks that the reply is drawn. From then on it stays, whatever happens to the app. */
export const noteDrawn = () => html.classList.add('drawn')

const noteGone = () => {
  if (html.classList.contains('early')) html.classList.add('gone')
}

/** Lets the app take over the page. If the app does not load, the words of app.html say so. */
export const startOver = () => globalThis.rupyaStart?.().catch(noteGone)
