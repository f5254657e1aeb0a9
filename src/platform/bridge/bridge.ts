import { logError } from '../error-log.ts'
import type { SafeLink } from '../links/safe-link.ts'
import type { ShellHost } from './adapters.ts'
import { type BridgeStatus, createMessenger } from './messenger.ts'

/** A tracking event, with the fields of `saveServiceEvent`. No field may hold a session's token. */
interface TrackPoint {
  moduleId: number
  positionId: number
  productId?: string
}

/** What the shell can be asked for (APP-24 to APP-28), each call with its payload. */
interface ShellCalls {
  close: null
  goHome: null
  /** The native rating prompt. */
  rate: null
  openProduct: { url: SafeLink }
  track: TrackPoint
}

/** The person is waiting to leave the screen. If the shell does not accept the call, the page itself navigates. */
const NAVIGATION: (keyof ShellCalls)[] = ['close', 'goHome', 'openProduct']

interface BridgeResult {
  status: BridgeStatus
}

/** A message and its result, for the developer's page. */
interface BridgeEntry {
  call: keyof ShellCalls
  payload: unknown
  result: BridgeResult
}

/** The bridge of one window. Every call ends with a result; none throws or hangs. */
export function createBridge(host: ShellHost) {
  const ask = createMessenger(host)
  const listeners = new Set<(entry: BridgeEntry) => void>()

  const call = async <Call extends keyof ShellCalls>(name: Call, payload: ShellCalls[Call]): Promise<BridgeResult> => {
    const result = { status: await ask({ call: name, payload, urgent: NAVIGATION.includes(name) }) }
    for (const listener of listeners)
      try {
        listener({ call: name, payload, result })
      } catch (error) {
        logError(error, 'bridge listener')
      }
    return result
  }

  return {
    close: () => call('close', null),
    goHome: () => call('goHome', null),
    rate: () => call('rate', null),
    openProduct: (url: SafeLink) => call('openProduct', { url }),
    track: (point: TrackPoint) => call('track', point),
    /** Calls the listener with each message and its result. Returns a function that unsubscribes. */
    onMessage: (listener: (entry: BridgeEntry) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The app's bridge. Each call looks for the shell again. */
export const bridge = createBridge(globalThis)
