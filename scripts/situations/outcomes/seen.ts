import { contract, UNNAMED_FAILURE } from '../../../mocks/contract.ts'
import { inEnglish } from '../../../mocks/language.ts'
import type { OperationId, OutcomeName } from '../../../src/api/operation.ts'
import type { Situation } from '../situation.ts'

/** The mock server's pages outside the app: the payment site, and the lender's own. */
export const BESIDE_THE_APP = /\/__world\//

/** Words, or another element, that the screen shows in English. */
export type Shown = string | RegExp | { role: 'img' | 'button' | 'heading' | 'radio'; name: string }

/** How a person makes the app send a call: by opening the screen, or by further actions. */
type Start = Pick<Situation, 'path' | 'scenario' | 'search' | 'dialog' | 'dialogAfter' | 'taps' | 'steps'>

/** What the borrower sees of an outcome. */
interface Seen extends Partial<Pick<Start, 'scenario' | 'steps'>> {
  /** What the screen then shows. */
  shows: Shown
}

/** Why the borrower does not see it, as a sentence. */
export interface Unseen {
  nothing: string
}

type OperationPlan<Outcome extends string> = { situation: Start; outcomes: Record<Outcome, Seen | Unseen> } | Unseen

/** Outcomes that screens show in the same way. */
type Usual = 'success' | keyof typeof unread

/** Operations with an outcome of their own. */
type WithOwnOutcome = { [Op in OperationId]: OutcomeName<Op> extends Usual ? never : Op }[OperationId]

type Plans<Op extends OperationId> = { [Each in Op]: OperationPlan<OutcomeName<Each>> }

/**
 * A new outcome in the contract does not compile without an entry that says what is seen or why nothing is. A screen's data
 * with only the usual outcomes needs none (`usualPlan`).
 */
export type Plan = Plans<WithOwnOutcome> & Partial<Plans<OperationId>>

export type AnyPlan = OperationPlan<string>

/** The server's own words. */
const refused = {
  invalidRequest: { shows: inEnglish(contract['x-common-outcomes'].invalidRequest.message) },
  other: { shows: inEnglish(UNNAMED_FAILURE.message) },
}

/** A screen whose data cannot be read. */
export const unread = { ...refused, sessionEnded: { shows: 'Your session has ended' } }

/** An action that failed; the screen stays. */
export const undone = { ...refused, sessionEnded: { shows: 'Go back to the app and log in again.' } }

/** The same for visitors without a session. */
export const refusedVisitor = refused

export const recorded = (what: string): Unseen => ({
  nothing: `it records ${what}; whether it was recorded is never shown, and nothing waits for it.`,
})
