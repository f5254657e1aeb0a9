import { logError } from '../error-log.ts'

/**
 * State that every entry of this tab's history carries, so that a reload finds it even without storage. The router writes its
 * own state at each move, so `carryOn` writes this one again after it. It is in this folder because nothing else may touch
 * the history.
 */
const NAME = 'rupyaCarried'

const inHistory = (): Record<string, unknown> => Object(Object(history.state)[NAME])

let carried = inHistory()

export const readCarried = (key: string): unknown => inHistory()[key] ?? carried[key]

export function carry(key: string, value: unknown) {
  carried = { ...carried, ...inHistory(), [key]: value }
  write()
}

/** Called after each move to another entry. */
export function carryOn() {
  if (Object.keys(carried).length > 0) write()
}

function write() {
  try {
    // Bypasses the router, which treats every other history change as a move.
    History.prototype.replaceState.call(history, { ...history.state, [NAME]: carried }, '')
  } catch (error) {
    // Safari limits how often this may be called. The state stays in memory and is written at the next move.
    logError(error, 'state of the history')
  }
}
