import type { Contract } from '../contract.ts'

/** What a report contains apart from its results. */
export interface About {
  server: string
  /** When it was run, in readable form. */
  date: string
  contract: Contract
  /** The contract's file in the team's repository, for tools that show a finding at a place; undefined if it is in none. */
  file: string | undefined
  text: string
  /** Removes a team's secrets from a text. */
  hidden: (text: string) => string
}
