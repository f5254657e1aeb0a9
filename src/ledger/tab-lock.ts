import * as v from 'valibot'
import { randomId } from '../lib/random-id.ts'
import { readStored, removeStored, writeStored } from '../platform/storage/storage.ts'

/** Runs `task` if no tab of this app holds the lock; resolves to `busy` if one does. The lock ends with the task, or with its page. */
export type TabLock = <Result>(name: string, task: () => Promise<Result>) => Promise<Result | 'busy'>

/**
 * Uses the browser's lock where there is one (https://developer.mozilla.org/docs/Web/API/Web_Locks_API), else a marker in the
 * storage.
 */
export const withTabLock: TabLock = async (name, task) => {
  if (!('locks' in navigator)) return markerLock(name, task)
  let isAnswered = false
  try {
    return await navigator.locks.request(`rupya:${name}`, { ifAvailable: true }, async (lock) => {
      isAnswered = true
      return lock ? task() : 'busy'
    })
  } catch (error) {
    // A browser that blocks storage for a site blocks locks too. Errors of the task itself are thrown on.
    if (isAnswered) throw error
    return markerLock(name, task)
  }
}

const markerSchema = v.object({ owner: v.string(), beat: v.number() })

/** The owner changes its marker every second. A page whose marker has not changed for this long is closed, or asleep. */
const BEAT_MS = 1000
const STANDS_STILL_MS = 4 * BEAT_MS
/** Longer than two tabs need to see each other's marker. */
const SETTLE_MS = 60

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** For web views without `navigator.locks`. Needs no clock: a marker is alive if it changes. */
export const markerLock: TabLock = async (name, task) => {
  const key = `lock:${name}`
  const owner = randomId()
  const read = () => readStored(key, markerSchema)
  const before = read()
  if (before && (await changesWithin(STANDS_STILL_MS, before.beat, () => read()?.beat))) return 'busy'
  let beat = (before?.beat ?? 0) + 1
  writeStored(key, { owner, beat })
  // If two tabs wrote at the same time, the tab whose marker remains continues.
  await wait(SETTLE_MS)
  if (read()?.owner !== owner) return 'busy'
  const timer = setInterval(() => {
    beat += 1
    writeStored(key, { owner, beat })
  }, BEAT_MS)
  try {
    return await task()
  } finally {
    clearInterval(timer)
    if (read()?.owner === owner) removeStored(key)
  }
}

/** Whether a beat changes within `ms` milliseconds. A removed marker counts as unchanged. */
async function changesWithin(ms: number, first: number, beat: () => number | undefined): Promise<boolean> {
  for (let waited = 0; waited < ms; waited += BEAT_MS / 4) {
    await wait(BEAT_MS / 4)
    const now = beat()
    if (now === undefined) return false
    if (now !== first) return true
  }
  return false
}
