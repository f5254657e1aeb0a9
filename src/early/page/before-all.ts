// The first script of an early page. The other scripts decide when the app starts; if they break, it starts anyway.
import { reloadOnReturn } from '../../platform/links/reload-on-return.ts'
import { type AppFiles, startApp } from '../hand-over/load-app.ts'

declare global {
  // Only `var` can declare a global that several scripts of one page share.
  // oxlint-disable-next-line no-var
  var rupyaStart: (() => Promise<void>) | undefined
  // Set by the file that opens the loan order at its hash address.
  // oxlint-disable-next-line no-var
  var rupyaFiles: (AppFiles & { draw: string }) | undefined
}

/** The app's scripts would slow the reply down, so they wait for it, but not longer than this many milliseconds. */
const PATIENCE_MS = 3000

/** Data instead of a script, so that the starter is the same in each page and the policy needs only one hash. */
const filesHere = (): AppFiles =>
  globalThis.rupyaFiles ?? JSON.parse(document.querySelector('#app-files')?.textContent ?? '')

let started: Promise<void> | undefined
function start() {
  if (started) return started
  started = startApp(filesHere()).catch((error: unknown) => {
    console.error(error)
    throw error
  })
  // WebKit cancels scripts when the page is left.
  reloadOnReturn(started)
  return started
}

globalThis.rupyaStart = start
const startAnyway = () => setTimeout(() => void start().catch(() => {}), PATIENCE_MS)
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAnyway)
else startAnyway()
