import { logError } from '../error-log.ts'

/**
 * What every entry of this tab's history carries, so that a reload finds it where storage does not work. The router writes
 * states of its own with each move, so `carryOn` writes this one again after it. It leads nowhere; it is in this folder
 * because nothing else may touch the history.
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
    // Past the router, which takes every other change of the history for a move.
    History.prototype.replaceState.call(history, { ...history.state, [NAME]: carried }, '')
  } catch (error) {
    // Safari allows a number of changes in a time. What is carried stays in memory, and is written at the next move.
    logError(error, 'state of the history')
  }
}
