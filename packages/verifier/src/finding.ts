import type { Trial } from './trial.ts'

/** One mistake of a server, however many trials find it. */
export interface Finding {
  /** The operation whose reply is wrong. */
  operation: string
  /** Other operations with the same mistake, if the whole server makes it: for example, no session is checked. */
  alsoIn: string[]
  /** The mistake in one sentence. */
  says: string
  /** The part of the contract that it breaks, as a JSON pointer into the bundle; empty if there is no single part. */
  pointer: string
  kind: Trial['kind'] | 'time' | 'flaky' | 'absent'
  /** The names of the trials that found it. */
  trials: string[]
  /** The server's message to the first of them, if it refused something. */
  message?: string | undefined
  /** Commands that reproduce it, in order. */
  curl: string[]
}

/** What a finding is about if a reply has something of another person. */
export const OF_ANOTHER = 'of another person'

/** What one trial saw. */
export interface Occurrence {
  operation: string
  trial: Trial
  /** The correct outcomes; only if another one came. */
  expected?: string[]
  /** The outcome that came instead. */
  came?: string
  /** The server's message. */
  message?: string | undefined
  /** Why the expected one must come, in words. */
  why?: string | undefined
  path: string
  says: string
  pointer: string
  /** What the sentence is about, if it quotes what differs from reply to reply. */
  about?: string
  /** The server has no such operation, as far as this reply tells. */
  isAbsent?: true
  /** It was seen in a call that only prepares the one that the trial is about. */
  isBefore?: true
  isTime?: boolean
  /** When it was seen, in milliseconds. */
  at: number
  /** It is not a mistake. */
  isNote?: boolean
  curl: string[]
}

/** What all results together show about operations. */
export interface Overall {
  /** Operations whose examples of success were tried, and none passed. */
  neverSucceeded: Set<string>
  /** Operations that refused a request with a broken field at least once. */
  refusing: Set<string>
  /** Causes that were tried in several operations, and that the server ignored in all of them. */
  ignoredCauses: Set<string>
  /** Nothing that must be refused was refused. */
  refusesNothing: boolean
  /** The operations that were called in a session, if the server recognised the session in none of them. */
  sessionIgnored: Set<string>
  /** Operations that the server does not have. */
  absent: Set<string>
  /** Operations of which each request got an HTTP status that is not theirs. */
  stuck: Set<string>
  /** How many operations were tried. */
  operations: number
  /** No call without its session was refused. */
  checksNoSession: boolean
  /** How many broken requests were sent, if almost none was refused as invalid. */
  broken?: number
  /** The code that came for every invalid request, if it was always the same. */
  insteadOfInvalid?: string
  /** Trials of operations that were never reached, because a call before them was answered wrongly. */
  blocked: Trial[]
}
