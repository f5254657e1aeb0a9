import { type AppFiles, loadStyles } from './start-app.ts'

/** Written into the file that opens the loan order at its hash address (scripts/early-pages.ts). */
declare const EARLY: AppFiles & {
  /** The script that draws it. */
  draw: string
}

/** Draws the order in the page that it shares with the site: its looks are the app's own, and it has to be parsed. */
export function openOrder() {
  const parsed = new Promise((done) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', done)
    else done(undefined)
  })
  Promise.all([loadStyles(EARLY.styles), parsed])
    .then(async () => import(/* @vite-ignore */ EARLY.draw))
    // The app starts without it (starter.ts).
    .catch(console.error)
}
