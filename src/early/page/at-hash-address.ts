// Draws the order in the page that it shares with the site. Its styles are the app's, and this script must be parsed first.
import { loadStyles } from '../hand-over/load-app.ts'

const files = globalThis.rupyaFiles
if (!files) throw new Error('The file names no others')
const parsed = new Promise((done) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', done)
  else done(undefined)
})
Promise.all([loadStyles(files.styles), parsed])
  .then(async () => import(/* @vite-ignore */ files.draw))
  // The app starts without it (before-all.ts).
  .catch(console.error)
