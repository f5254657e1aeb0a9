import { loadStyles } from './start-app.ts'

/** Draws the order in the page that it shares with the site: its looks are the app's own, and it has to be parsed. */
export function openOrder() {
  const files = globalThis.rupyaFiles
  if (!files) throw new Error('The file names no others')
  const parsed = new Promise((done) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', done)
    else done(undefined)
  })
  Promise.all([loadStyles(files.styles), parsed])
    .then(async () => import(/* @vite-ignore */ files.draw))
    // The app starts without it (starter.ts).
    .catch(console.error)
}
