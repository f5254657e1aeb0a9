import type { Trial } from './trial.ts'

/** One mistake of a server, however many trials find it. */
export interface Finding {
  /** The operation whose reply is wrong. */
  operation: string
  /** Other operations with the same mistake, if it is one of the whole server: for example, no session is checked. */
  alsoIn: string[]
  /** The mistake in one sentence. */
  says: string
  /** The part of the contract that it breaks, as a JSON pointer into the bundle; empty if no single part says it. */
  pointer: string
  kind: Trial['kind'] | 'time' | 'flaky'
  /** The names of the trials that found it. */
  trials: string[]
  /** The server's message to the first of them, if it refused something. */
  message?: string | undefined
  /** Commands that reproduce it, in order. */
  curl: string[]
}

/** What one trial saw. */
export interface Sighting {
  operation: string
  trial: Trial
  /** The correct outcomes; only if another one came. */
  expected?: string[]
  /** The outcome that came instead. */
  came?: string
  /** What the server says about it. */
  message?: string | undefined
  /** Why that one must come, in words. */
  why?: string | undefined
  path: string
  says: string
  pointer: string
  isTime?: boolean
  /** When it was seen, in milliseconds. */
  at: number
  /** It is not a mistake. */
  isNote?: boolean
  curl: string[]
}

/** What all results together tell of operations. */
export interface Told {
  /** Those whose examples of success were tried without one passing. */
  neverSucceeded: Set<string>
  /** Those that refused a request with a broken field at least once. */
  refusing: Set<string>
  /** Causes that the server heeds in no operation, of those that were tried in several. */
  unheeded: Set<string>
  /** Nothing that must be refused was refused. */
  refusesNothing: boolean
  /** Operations that were called in a session, if none of several took any call for one in a session. */
  deaf: Set<string>
  /** Nothing that is invalid was refused as invalid. */
  readsNothing: boolean
  /** The one code that came wherever an invalid request must be refused. */
  insteadOfInvalid?: string
  /** Trials of operations that were never reached, because a call before them was answered wrongly. */
  blocked: Trial[]
}
