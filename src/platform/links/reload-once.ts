import { isScriptGone, SCRIPT_GONE } from '../faults.ts'
import { isStepping } from './early-step.ts'

const KEY = 'rupya:reload-'
/** If the same happens again within this time, reloading does not help. */
const MIN_INTERVAL_MS = 60_000

/** A page that has not left for another after this time stays. */
const LEAVING_MS = 10_000
/** A reload that has not come after this time has probably failed: some engines then keep the page, and tell nobody. */
const RELOAD_MS = 15_000

/** The time that a reload has; undefined if none has begun, or if its time is over. */
let reloading: ReturnType<typeof setTimeout> | undefined
/** Whether a reload has begun that may still come, also after its time. */
let mayCome = false
const watchers = new Set<() => void>()
let leavingUntil = -Infinity
let backAt = -Infinity
/** How many sends are running. */
let sends = 0
/** It lacks a part, or a reload that it needs has not come. */
let isBroken = false
/** How many ways out and sends have begun. */
let begun = 0

/**
 * Notes that the page begins to leave for another. WebKit then cancels scripts that still load, and a reload for them would
 * cancel the leaving, for example to a payment site. Engines tell of it too, but not the ones of iOS. A site that answers
 * slowly needs more than the usual milliseconds.
 */
export function beginLeaving(most = LEAVING_MS) {
  leavingUntil = Math.max(leavingUntil, performance.now() + most)
  begun += 1
}

/**
 * For a way out that first waits, for example for the shell. The function it returns tells whether the person has meanwhile
 * begun to leave another way, or to send something: this one would then end it.
 */
export function watchOtherSteps(): () => boolean {
  const before = begun
  return () => begun !== before
}

// A link of the early picture may be tapped before the app has started. What was tapped before the person came back leads nowhere.
export const isLeaving = () =>
  performance.now() < leavingUntil || isStepping(Math.min(LEAVING_MS, performance.now() - backAt))

/** While this runs the page does not reload: the reply to what was sent would be lost. */
export async function withoutReload<Result>(send: () => Promise<Result>): Promise<Result> {
  // Until the new page comes, this one can be used.
  if (mayCome) {
    globalThis.stop()
    mayCome = false
    leavingUntil = -Infinity
    giveUpReload()
  }
  sends += 1
  begun += 1
  try {
    return await send()
  } finally {
    sends -= 1
  }
}

/** Notes that the page shows a screen without one of its parts, whose script is gone. */
export function noteMissingPart() {
  isBroken = true
}

/** For the error of a script that somebody waits for: loads the page again if the script is gone. */
export function reloadFor(error: unknown) {
  if (!isScriptGone(error)) return
  noteMissingPart()
  reload()
}

/** True while the page is about to reload. Errors are not shown then. */
export const isReloading = () => reloading !== undefined

/** Calls `watcher` whenever a reload begins, or has not come. Returns the function that ends it. */
export function watchReload(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** A reload is no longer expected. Another one need not wait. */
function giveUpReload() {
  forgetReload('chunk')
  endReload()
}

/** Notes that the reload has not come, which the page still needs. */
function endReload() {
  clearTimeout(reloading)
  reloading = undefined
  isBroken = true
  tell()
}

const tell = () => {
  for (const watcher of watchers) watcher()
}

/**
 * Loads the page again because the person asks for it: they are still here, so what began to leave has not. False if that
 * would lose something.
 */
export function reloadNow(): boolean {
  leavingUntil = -Infinity
  backAt = performance.now()
  return reload(() => true)
}

/**
 * After a deploy the old scripts are gone from the server. The first script that fails to load reloads the page; if one
 * fails again, the route's error screen is shown. https://vite.dev/guide/build#load-error-handling
 */
export function reloadWhenChunksAreGone() {
  globalThis.addEventListener('beforeunload', () => beginLeaving())
  globalThis.addEventListener('popstate', () => {
    // A step back within the page left nothing.
    leavingUntil = -Infinity
    // In some engines it cancels a reload.
    if (isReloading()) giveUpReload()
  })
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // The person came back to it. A way out may have cancelled a reload that was needed.
    leavingUntil = -Infinity
    mayCome = false
    backAt = performance.now()
    if (isReloading()) endReload()
    // This cannot repeat itself, so it need not wait a minute.
    if (isBroken) reload(() => true)
  })
  globalThis.addEventListener('vite:preloadError', (event) => {
    // Keep an error that a complete script throws: a reload would throw it again. A script that was cut off throws a
    // SyntaxError.
    if (!isScriptGone(event.payload) && event.payload.name !== 'SyntaxError') return
    // TanStack Router also reloads on errors whose message it knows (in all engines except Safari), so give it another
    // message.
    event.payload.message = SCRIPT_GONE
    // The script was probably only preloaded. A part of a screen asks for its reload itself (`reloadFor`).
    if (ahead.size > 0 && !isAwaited) return
    // The error is not prevented: the import would give nothing, and its user another error, with which the screen would not
    // know why it failed if the reload does not come.
    reload()
  })
}

/** Loads the page again for a script, unless that would lose something or has not helped. */
function reload(may = () => mayReload('chunk')): boolean {
  // Offline, a reload would lose the page that is open.
  if (isReloading() || isLeaving() || sends > 0 || !navigator.onLine || !may()) return false
  reloading = setTimeout(endReload, RELOAD_MS)
  mayCome = true
  tell()
  globalThis.location.reload()
  return true
}

/** Preloads of scripts that are under way. */
const ahead = new Set<() => Promise<unknown>>()

/** Preloads a script that will probably be needed. If that fails, nothing happens, unless a screen is being opened. */
export async function loadAhead<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | undefined> {
  ahead.add(load)
  const loaded = await load().catch(() => undefined)
  ahead.delete(load)
  return loaded
}

/** Whether a screen is being opened, which may wait for what is being preloaded. */
let isAwaited = false
export const awaitLoads = (isOpening: boolean) => void (isAwaited = isOpening)

/** Whether the page may reload for this reason: true if it did not within the last minute. Records this reload. */
export function mayReload(reason: 'chunk' | 'site'): boolean {
  try {
    const moment = Date.now()
    if (moment - Number(sessionStorage.getItem(KEY + reason)) < MIN_INTERVAL_MS) return false
    sessionStorage.setItem(KEY + reason, `${moment}`)
    return true
  } catch {
    // Without storage, the page could reload endlessly.
    return false
  }
}

/** A reload for this reason has not come: another one need not wait. */
function forgetReload(reason: 'chunk') {
  try {
    sessionStorage.removeItem(KEY + reason)
  } catch {
    // Without storage, nothing was recorded.
  }
}
