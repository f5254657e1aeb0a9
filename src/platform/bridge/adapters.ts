/** One message to the shell. The shell may answer it by its `id`. */
export interface ShellMessage {
  id: number
  call: string
  payload: unknown
}

/** What a native shell adds to the window, and what the bridge adds for it. */
export interface ShellHost {
  /** iOS: WKScriptMessageHandlerWithReply answers with a promise, the older handler with undefined. */
  webkit?: { messageHandlers?: { rupya?: { postMessage?: (message: ShellMessage) => unknown } } }
  /** Android: an injected object. It takes and returns text, or nothing. */
  rupyaShell?: { postMessage?: (message: string) => unknown }
  /** `false`: not ready until `rupyashellready` is dispatched on the window. Anything else: ready. */
  rupyaShellReady?: unknown
  /** How a shell answers after its postMessage has returned `'pending'`. */
  rupyaShellReply?: (id: number | string, result: unknown) => void
  addEventListener?: (type: 'rupyashellready', listener: () => void) => void
}

type Post = (message: ShellMessage) => unknown

/** Finds the shell by the objects on the window, never by user agent. */
export function findShell({ webkit, rupyaShell }: ShellHost): Post | 'unavailable' | 'unimplemented' {
  // Call postMessage as a method: native objects refuse a detached function.
  const ios = webkit?.messageHandlers?.rupya
  if (ios) return ios.postMessage ? (message) => ios.postMessage?.(message) : 'unimplemented'
  if (!rupyaShell) return 'unavailable'
  return rupyaShell.postMessage ? (message) => rupyaShell.postMessage?.(JSON.stringify(message)) : 'unimplemented'
}
