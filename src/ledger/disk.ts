import { inTime } from '../lib/in-time.ts'
import { logError } from '../platform/error-log.ts'
import { hasStored, writeStoredOrKeep } from '../platform/storage/storage.ts'
import { onDisk } from './on-disk.ts'
import { answerOf, openDisk, SENT } from './open-disk.ts'

/** How long a request waits until it is written. After that the other places of the journal have to be enough. */
const WRITE_MS = 2000
/** How long a screen waits until it is read. What comes later is looked at before anything is sent. */
const READ_MS = 1000
/** The same for both where the disk did not answer the time before: nobody waits for a broken one at each tap. */
const BROKEN_MS = 100

/**
 * What was sent, on the disk of this device: Chromium writes localStorage there up to a minute late (docs/decisions/061).
 * Read from `memory`. Whatever becomes of the disk, nothing here rejects.
 */
export function createDisk(memory: Map<string, unknown>) {
  let connection: Promise<IDBDatabase> | undefined
  let isBroken = false
  let filling: Promise<unknown> | undefined

  function connect(): Promise<IDBDatabase> {
    const opening = openDisk().then((database) => {
      const forget = () => {
        database.close()
        if (connection === opening) connection = undefined
      }
      // The browser has cleared it, or another page deletes it or brings a newer version.
      for (const event of ['close', 'versionchange']) database.addEventListener(event, forget)
      return database
    })
    return opening
  }

  /** A connection may have died while the phone slept: then once again with a new one. */
  async function use(task: (database: IDBDatabase) => Promise<void>): Promise<void> {
    const known = connection
    const present = (connection ??= connect())
    try {
      return await task(await present)
    } catch (error) {
      if (connection === present) connection = undefined
      if (!known) throw error
      return task(await (connection ??= connect()))
    }
  }

  /** Ends when the task has, or when it has failed or takes too long; which is logged once, until it works again. */
  async function attempt(task: (database: IDBDatabase) => Promise<void>, patience: number): Promise<void> {
    const work = use(task).then(() => {
      isBroken = false
    })
    try {
      await inTime(isBroken ? BROKEN_MS : patience, work)
    } catch (error) {
      if (!isBroken) logError(error, 'disk')
      isBroken = true
    }
  }

  async function fill(database: IDBDatabase) {
    const store = database.transaction(SENT).objectStore(SENT)
    const [keys, values] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())])
    for (const [index, key] of keys.entries()) {
      // All are texts; others would be nobody's.
      if (typeof key !== 'string') continue
      memory.set(key, values[index])
      if (!hasStored(key)) writeStoredOrKeep(key, values[index])
    }
  }

  return {
    /** Ends once what is on the disk can be read. What localStorage has lost of it is put back there. */
    ready: async (): Promise<void> => void (await (filling ??= attempt(fill, READ_MS))),
    /** Writes what `change` makes of what is there; nothing if it is the very same. */
    update: (key: string, change: (present: unknown) => unknown): Promise<void> =>
      attempt(async (database) => void memory.set(key, await write(database, key, change)), WRITE_MS),
  }
}

/** Resolves to what is there once it is on the disk. One transaction: another tab cannot write in between. */
const write = (database: IDBDatabase, key: string, change: (present: unknown) => unknown) =>
  new Promise<unknown>((resolve, reject) => {
    const transaction = database.transaction(SENT, 'readwrite', { durability: 'strict' })
    const store = transaction.objectStore(SENT)
    const reading: IDBRequest<unknown> = store.get(key)
    let next: unknown
    reading.addEventListener('success', () => {
      try {
        next = change(reading.result)
        if (next !== reading.result) store.put(next, key)
      } catch (error) {
        reject(Object(error))
        transaction.abort()
      }
    })
    transaction.addEventListener('complete', () => resolve(next))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The transaction was aborted')))
  })

export const disk = createDisk(onDisk)
