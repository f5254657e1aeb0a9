// Loaded when somebody first tries a call: the mock server, with its contract.
import { SCENARIOS, send } from './try.ts'

/** For the panel: a page opened from a file can load scripts but not modules. */
declare global {
  var RUPYA_WORLD: { scenarios: typeof SCENARIOS; send: typeof send } | undefined
}

globalThis.RUPYA_WORLD = { scenarios: SCENARIOS, send }
