import { logError } from '../error-log.ts'

/**
 * Replaces the state and the address of the present history entry. Bypasses the router, which takes every other change for a
 * move. False if the browser refuses: Safari limits how often this may be called, and a shell may have replaced the function.
 */
export function replaceEntry(state: unknown, address = ''): boolean {
  try {
    History.prototype.replaceState.call(globalThis.history, state, '', address)
    return true
  } catch (error) {
    logError(error, 'history')
    return false
  }
}
