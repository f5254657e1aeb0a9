import type { Contract } from '../contract.ts'

/** What a report contains apart from its results. */
export interface About {
  server: string
  /** When it was run, in readable form. */
  date: string
  contract: Contract
  /** The contract's file and its text, for tools that show a finding at a place. */
  file: string
  text: string
  /** Removes a team's secrets from a text. */
  hidden: (text: string) => string
}
