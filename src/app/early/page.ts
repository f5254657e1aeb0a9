import { isSameAddress } from './address.ts'

const { documentElement: html } = document

/** After this time without an answer the words of app.html say what to do, in milliseconds. */
const SLOW_MS = 6000

/** The early picture is shown. Without it, as where scripts are off, the page has the words of app.html. */
export function showEarly() {
  html.classList.add('early')
  setTimeout(() => {
    if (!html.classList.contains('drawn')) noteGone()
  }, SLOW_MS)
  // The picture of another address is never shown: the app says what is at this one.
  const drop = () => {
    if (!isSameAddress()) html.classList.remove('early')
  }
  addEventListener('popstate', drop)
  globalThis.navigation?.addEventListener('currententrychange', drop)
}

/** Marks that the answer is drawn: from then on it stays, whatever becomes of the app. */
export const noteDrawn = () => html.classList.add('drawn')

const noteGone = () => {
  if (html.classList.contains('early')) html.classList.add('gone')
}

/** The app takes the page over, or, if it does not come, the words of app.html say so. */
export const startOver = () => globalThis.rupyaStart?.().catch(noteGone)
