import { sorted } from '../../lib/list.ts'
import { currentParams, currentScreen } from '../../platform/session/session.ts'

declare global {
  // A global that scripts of one page share can only be declared so.
  // oxlint-disable-next-line no-var
  var rupyaEarlyAddress: string | undefined
}

/** The router writes the same parameters in an order of its own. */
const addressNow = () => [currentScreen(), ...sorted(Object.entries(currentParams()).map(String))].join('\n')

/** The early calls and the early picture are of the address that is open now. */
export const noteAddress = () => {
  globalThis.rupyaEarlyAddress = addressNow()
}

/** Whether that address is still open. The shell may change it before the app is there. */
export const isSameAddress = () => globalThis.rupyaEarlyAddress === addressNow()

/** A page's own path before a hash address: the server sent the page of the path, and the app opens the one in the fragment. */
export const isOfFragment = () => /^\/.+#\//.test(currentScreen())
