import { logError } from '../error-log.ts'
import type { SafeLink } from '../links/link-policy.ts'
import { LEAVING, type ShellCalls, type ShellHost } from './contract.gen.ts'
import { type BridgeStatus, createMessenger } from './messenger.ts'

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
    const result = { status: await ask({ call: name, payload, urgent: LEAVING.includes(name) }) }
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
    sessionEnded: () => call('sessionEnded', null),
    rate: () => call('rate', null),
    openProduct: (url: SafeLink) => call('openProduct', { url }),
    /** Sends these fields only: what else an object holds may be the person's. */
    track: ({ moduleId, positionId, productId }: ShellCalls['track']) =>
      call('track', { moduleId, positionId, ...(productId !== undefined && { productId }) }),
    /** Calls the listener with each message and its result. Returns a function that unsubscribes. */
    onMessage: (listener: (entry: BridgeEntry) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The app's bridge. Each call looks for the shell again. */
export const bridge = createBridge(globalThis)
