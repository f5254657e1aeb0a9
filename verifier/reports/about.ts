import type { Contract } from '../contract.ts'

/** What a report tells beside its results. */
export interface About {
  server: string
  /** When it was run, as people read it. */
  date: string
  contract: Contract
  /** Takes a team's secrets out of a text. */
  hidden: (text: string) => string
}
