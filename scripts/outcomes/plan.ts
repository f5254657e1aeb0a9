import type { OperationId } from '../../src/api/operation.ts'
import type { GalleryState } from '../gallery-state.ts'
import { complaintOutcomes } from './complaints.ts'
import { loanOutcomes } from './loan.ts'
import { promotionOutcomes } from './promotion.ts'
import { repaymentOutcomes } from './repayment.ts'
import type { AnyPlan, Plan, Shown, Unseen } from './sights.ts'

/** How a person gets each call of the app sent, and what the screen then shows of each outcome. */
const plan: Plan = { ...loanOutcomes, ...repaymentOutcomes, ...complaintOutcomes, ...promotionOutcomes }

/** By names that need not be in it. */
const plans = new Map<string, AnyPlan>(Object.entries(plan))

/** A visit that brings an outcome about on the screen. */
export interface OutcomeVisit {
  operation: OperationId
  outcome: string
  /** What leads there. */
  state: GalleryState
  /** What the screen then shows. */
  shows: Shown
}

/** How an outcome of an operation comes to be seen, or why it never is. Undefined where no screen asks for the operation. */
export function visitOf(operation: string, outcome: string): OutcomeVisit | Unseen | undefined {
  const planned = plans.get(operation)
  if (!planned || 'nothing' in planned) return planned
  const sight = planned.outcomes[outcome]
  if (!sight || 'nothing' in sight) return sight
  const { scene } = planned
  const natural = outcome === 'success' ? scene.scenario : `${scene.scenario},refuse:${operation}:${outcome}`
  const { shows, ...own } = sight
  return {
    // The plan has no others.
    operation: operation as OperationId,
    outcome,
    state: {
      name: `${operation}-${outcome}`,
      description: `${operation} answers ${outcome}`,
      ...scene,
      scenario: natural,
      ...own,
    },
    shows,
  }
}

/** Every outcome that some screen shows. */
export function outcomeVisits(): OutcomeVisit[] {
  return [...plans].flatMap(([operation, planned]) =>
    'nothing' in planned
      ? []
      : Object.keys(planned.outcomes).flatMap((outcome) => {
          const visit = visitOf(operation, outcome)
          return visit && 'state' in visit ? visit : []
        }),
  )
}
