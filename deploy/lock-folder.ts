import { mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Milliseconds to wait until another deploy ends or says who it is. */
const PATIENCE = 300
/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5

/**
 * Locks a folder against all other deploys until this process ends. If it is already locked, returns who locked it. Node
 * cannot lock a file, but its SQLite uses the lock of the operating system: a process that was killed holds no lock, so stale
 * locks cannot exist.
 */
export function lockFolder(folder: string): string | undefined {
  mkdirSync(folder, { recursive: true })
  // A dangling link is written at once, even on a full disk.
  const holder = join(folder, 'holder')
  const database = new DatabaseSync(join(folder, 'lock'), { timeout: PATIENCE })
  try {
    // In memory, because there is nothing to roll back and the disk may be full
    // (https://www.sqlite.org/pragma.html#pragma_journal_mode).
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    if (Object(error).errcode !== SQLITE_BUSY) throw error
    return readHolder(holder) ?? 'Another process'
  }
  rmSync(holder, { force: true })
  symlinkSync(`Process ${process.pid} on ${hostname()}`, holder)
  process.once('exit', () => {
    rmSync(holder, { force: true })
    database.close()
  })
}

/** Undefined if the holder has not yet said who it is, or has just ended. */
function readHolder(link: string) {
  try {
    return readlinkSync(link)
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error
  }
}
