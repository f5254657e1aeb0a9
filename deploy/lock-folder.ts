import { mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Milliseconds for another one to end, or to say who it is. */
const PATIENCE = 300
/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5

/**
 * Keeps all other deploys from a folder until this process ends. Answers with who does so already, if somebody does. Node cannot lock a
 * file, but the SQLite that comes with it has the system do it: whoever is killed holds nothing, so there is no lock to be taken over.
 */
export function lockFolder(folder: string): string | undefined {
  mkdirSync(folder, { recursive: true })
  // A link that leads nowhere is written at once, on a full disk too.
  const holder = join(folder, 'holder')
  const database = new DatabaseSync(join(folder, 'lock'), { timeout: PATIENCE })
  try {
    // In memory, since there is nothing to undo and the disk may be full (https://www.sqlite.org/pragma.html#pragma_journal_mode).
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

/** Nothing while the holder has not said who it is, or does not any more. */
function readHolder(link: string) {
  try {
    return readlinkSync(link)
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error
  }
}
