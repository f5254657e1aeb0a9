import { type AppFiles, startApp } from './start-app.ts'

declare global {
  // A global that scripts of one page share can only be declared so.
  // oxlint-disable-next-line no-var
  var rupyaStart: (() => Promise<void>) | undefined
  // Set by the file that opens the loan order at its hash address.
  // oxlint-disable-next-line no-var
  var rupyaFiles: (AppFiles & { draw: string }) | undefined
}

/** The app's scripts would slow the answer down. They start without it if it takes longer than this, in milliseconds. */
const PATIENCE_MS = 3000

/** The first script of an early page. The others start the app when it suits them; if they break, it starts all the same. */
export function offerStart() {
  let started: Promise<void> | undefined
  const start = () =>
    (started ??= startApp(filesHere()).catch((error: unknown) => {
      console.error(error)
      throw error
    }))
  globalThis.rupyaStart = start
  const startAnyway = () => setTimeout(() => void start().catch(() => {}), PATIENCE_MS)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAnyway)
  else startAnyway()
}

/** Data and no script, so that the starter is the same in each page, and one hash of the policy. */
const filesHere = (): AppFiles =>
  globalThis.rupyaFiles ?? JSON.parse(document.querySelector('#app-files')?.textContent ?? '')
