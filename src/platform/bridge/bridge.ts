/** What the native shell can be asked for, each call with its payload. */
interface ShellCalls {
  goHome: undefined
}

export type BridgeResult = 'ok' | 'unavailable' | 'failed'

interface IosHandler {
  postMessage: (message: unknown) => unknown
}

interface Shell {
  webkit?: { messageHandlers?: { rupya?: IosHandler } }
  rupyaShell?: { postMessage?: (message: string) => unknown }
}

/** Asks the shell. Which shell is found out at each call, by what it offers; it never throws. */
export function callShell<Call extends keyof ShellCalls>(call: Call, payload?: ShellCalls[Call]): BridgeResult {
  // The shell puts its objects on the window; TypeScript's own Window does not know them.
  const { webkit, rupyaShell } = globalThis as Shell
  const message = { call, payload: payload ?? null }
  try {
    if (webkit?.messageHandlers?.rupya) webkit.messageHandlers.rupya.postMessage(message)
    else if (rupyaShell?.postMessage) rupyaShell.postMessage(JSON.stringify(message))
    else return 'unavailable'
    return 'ok'
  } catch (error) {
    console.warn(`The shell failed on ${call}`, error)
    return 'failed'
  }
}
