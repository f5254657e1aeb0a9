import type { ShellHost, ShellMessage } from './contract.gen.ts'

type Post = (message: ShellMessage) => unknown

/** Finds the shell by the objects on the window, never by user agent. */
export function findShell({ webkit, rupyaShell }: ShellHost): Post | 'unavailable' | 'unimplemented' {
  // Call postMessage as a method: native objects refuse a detached function.
  const ios = webkit?.messageHandlers?.rupya
  if (ios) return ios.postMessage ? (message) => ios.postMessage?.(message) : 'unimplemented'
  if (!rupyaShell) return 'unavailable'
  return rupyaShell.postMessage ? (message) => rupyaShell.postMessage?.(JSON.stringify(message)) : 'unimplemented'
}
