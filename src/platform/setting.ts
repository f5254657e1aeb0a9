import { phoneLink } from '../lib/phone-link.ts'

/** Paths of this origin, by their first part in small letters, with what answers there. */
export type TakenPaths = Record<string, string>

export interface Setting {
  /** The value of a setting that is not given. */
  fallback: string
  /** A value that works, for whoever gave one that does not. */
  example: string
  /** Why a value cannot work, in words that follow "cannot work:". */
  problem: (value: string, taken: TakenPaths) => string | undefined
}

/** A setting that may be empty, and else has to pass. */
export const optional = (example: string, problem: (value: string) => string | undefined): Setting => ({
  fallback: '',
  example,
  problem: (value) => (value === '' ? undefined : problem(value)),
})

export const name = (fallback: string): Setting => ({
  fallback,
  example: fallback,
  problem: (value) => (value.trim() === '' ? 'it must not be empty' : undefined),
})

/** Why a text is no phone number. */
export const phoneProblem = (value: string) =>
  /^[0-9+() -]{5,20}$/.test(value) && phoneLink(value) ? undefined : 'it must be a phone number'

export const blankSeparated = (text: string) => text.split(/\s+/).filter(Boolean)
