import { sorted } from '../../lib/list.ts'
import { currentParams, currentScreen } from '../../platform/session/session.ts'

declare global {
  // Only `var` can declare a global that several scripts of one page share.
  // oxlint-disable-next-line no-var
  var rupyaEarlyAddress: string | undefined
}

/** Sorted, because the router writes the same parameters in its own order. */
const addressNow = () => [currentScreen(), ...sorted(Object.entries(currentParams()).map(String))].join('\n')

/** Records the address to which the early calls and the early picture belong. */
export const noteAddress = () => {
  globalThis.rupyaEarlyAddress = addressNow()
}

/** Whether that address is still open. The shell may change it before the app has loaded. */
export const isSameAddress = () => globalThis.rupyaEarlyAddress === addressNow()

/**
 * Whether a hash address follows a page's own path: the server sent the page of the path, but the app opens the address in
 * the fragment.
 */
export const isOfFragment = () => /^\/.+#\//.test(currentScreen())
