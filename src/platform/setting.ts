import { phoneLink } from '../lib/phone-link.ts'

/** Paths of this origin that are already used: the first part in lower case, and what answers there. */
export type TakenPaths = Record<string, string>

export interface Setting {
  /** The value if the setting is not given. */
  fallback: string
  /** A valid value, shown to somebody who gave an invalid one. */
  example: string
  /** Why a value is invalid, in words that follow "cannot work:". */
  problem: (value: string, taken: TakenPaths) => string | undefined
}

/** A setting that may be empty. Any other value is checked. */
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

/** Why a text is not a phone number. */
export const phoneProblem = (value: string) =>
  /^[0-9+() -]{5,20}$/.test(value) && phoneLink(value) ? undefined : 'it must be a phone number'

export const blankSeparated = (text: string) => text.split(/\s+/).filter(Boolean)
