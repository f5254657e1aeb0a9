import { inTime } from '../lib/in-time.ts'
import { logError } from '../platform/error-log.ts'
import { hasStored, writeStoredOrKeep } from '../platform/storage/storage.ts'
import { onDisk } from './on-disk.ts'
import { answerOf, openDisk, SENT } from './open-disk.ts'

/** How long a request waits for its write to the disk. After that, the other copies of the journal have to be enough. */
const WRITE_MS = 2000
/** How long a screen waits for the disk to be read. Data that arrives later is still checked before anything is sent. */
const READ_MS = 1000
/** The limit for both after the disk failed once, so that a broken disk does not slow down each tap. */
const BROKEN_MS = 100

/**
 * What was sent, on this device's disk (IndexedDB): Chromium writes localStorage up to a minute late (docs/decisions/061).
 * Readers use `memory`. No function here rejects, whatever happens to the disk.
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
      // The browser closed the database, or another page deletes or upgrades it.
      for (const event of ['close', 'versionchange']) database.addEventListener(event, forget)
      return database
    })
    return opening
  }

  /** The connection may have died while the phone slept, so try once more with a new one. */
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

  /** Ends when the task has ended, failed or taken too long. A failure is logged once, until the disk works again. */
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
      // We write only string keys, so another key is not ours.
      if (typeof key !== 'string') continue
      memory.set(key, values[index])
      if (!hasStored(key)) writeStoredOrKeep(key, values[index])
    }
  }

  return {
    /** Ends once the data on the disk can be read. Restores it to localStorage where that has lost it. */
    ready: async (): Promise<void> => void (await (filling ??= attempt(fill, READ_MS))),
    /** Writes what `change` returns for the stored value. Writes nothing if that is the same value. */
    update: (key: string, change: (present: unknown) => unknown): Promise<void> =>
      attempt(async (database) => void memory.set(key, await write(database, key, change)), WRITE_MS),
  }
}

/** Resolves to the new value once it is on the disk. Uses one transaction, so that another tab cannot write in between. */
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
