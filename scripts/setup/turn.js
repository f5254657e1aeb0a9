// If two commands start on a fresh clone, one installs and the other waits. The same holds for two test runs in one folder.
// The turn is a file that its holder touches regularly: a file that nobody touches is stale, whatever process now has its
// holder's number.
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const TOUCHED_EVERY = 500
const LEFT_OVER_AFTER = 15_000
const PATIENCE = 15 * 60_000
export const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS']

/** Ends a command with instructions in plain words. */
export class SetupError extends Error {
  /** @param {string} message */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Waits until nobody else is `doing` the same. Resolves with a function that ends the turn, or undefined if `isDone` by then.
 * `onLost` is called if another process takes the file, which happens after this process slept.
 */
export async function takeTurn({ file, isDone, onLost, say, doing = 'installing', patience = PATIENCE }) {
  const own = `process ${process.pid} on ${hostname()}`
  const giveUp = Date.now() + patience
  let waitsFor
  while (!isDone()) {
    if (create(file, own, doing) || (await takeOver(file, own, doing))) return hold(file, own, onLost)
    const holder = holderOf(file) || 'another command'
    if (holder !== waitsFor) say(`Waiting for ${holder}, which is ${doing}...`)
    waitsFor = holder
    if (Date.now() > giveUp)
      throw new SetupError(
        `${holder} has been ${doing} for ${Math.round(patience / 60_000)} minutes. End it, or delete ${file} if it is gone, then run the same command again.`,
      )
    await wait(TOUCHED_EVERY / 2)
  }
}

/** What to do about a file system error, in one line. */
export function explain(error, folder, failed = 'The dependencies could not be installed') {
  if (error instanceof SetupError) return error
  const { code = '', message } = error
  if (UNWRITABLE.includes(code))
    return new SetupError(
      `${folder} cannot be written to (${code}). Make it writable, or copy the project to a folder of your own, then run the same command again.`,
    )
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new SetupError(`The disk is full (${code}). Make room, then run the same command again.`)
  return new SetupError(`${failed}: ${message}`)
}

function create(file, own, doing) {
  try {
    writeFileSync(file, own, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    // The file was created but could not be written.
    if (!UNWRITABLE.includes(error.code)) rmSync(file, { force: true })
    throw explain(error, dirname(file), `A turn at ${doing} could not be had`)
  }
}

/** Takes over a stale file. Its holder still has time to touch it, and only one of several that try succeeds. */
async function takeOver(file, own, doing) {
  const before = touchedAt(file)
  if (before === undefined || Math.abs(Date.now() - before) < LEFT_OVER_AFTER) return false
  await wait(2 * TOUCHED_EVERY)
  if (touchedAt(file) !== before) return false
  try {
    writeFileSync(`${file}.${process.pid}`, own)
    renameSync(`${file}.${process.pid}`, file)
  } catch (error) {
    throw new SetupError(
      `${basename(file)} is left of a command that was ${doing} and did not end, and cannot be replaced (${error.code}). Delete ${file}, then run the same command again.`,
    )
  } finally {
    rmSync(`${file}.${process.pid}`, { force: true })
  }
  await wait(TOUCHED_EVERY / 2)
  return holderOf(file) === own
}

function hold(file, own, onLost) {
  const touching = setInterval(() => {
    const now = new Date()
    try {
      if (holderOf(file) === own) return utimesSync(file, now, now)
    } catch {
      // It was removed in between.
    }
    clearInterval(touching)
    onLost()
  }, TOUCHED_EVERY)
  // A process with nothing else to do may end, and gives up the turn then.
  touching.unref()
  return () => {
    clearInterval(touching)
    if (holderOf(file) === own) rmSync(file, { force: true })
  }
}

function holderOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function touchedAt(file) {
  try {
    return statSync(file).mtimeMs
  } catch {
    return undefined
  }
}
