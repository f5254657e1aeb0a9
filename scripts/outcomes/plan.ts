import type { OperationId } from '../../src/api/operation.ts'
import type { GalleryState } from '../gallery-state.ts'
import { complaintOutcomes } from './complaints.ts'
import { loanOutcomes } from './loan.ts'
import { promotionOutcomes } from './promotion.ts'
import { repaymentOutcomes } from './repayment.ts'
import type { AnyPlan, Plan, Shown, Unseen } from './sights.ts'

/** How a person makes the app send each call, and what the screen shows for each outcome. */
const plan: Plan = { ...loanOutcomes, ...repaymentOutcomes, ...complaintOutcomes, ...promotionOutcomes }

/** By name; a name may be missing. */
const plans = new Map<string, AnyPlan>(Object.entries(plan))

/** A visit that produces an outcome on the screen. */
export interface OutcomeVisit {
  operation: OperationId
  outcome: string
  /** The steps to it. */
  state: GalleryState
  /** What the screen then shows. */
  shows: Shown
}

/** How a person sees an outcome, or why they never do. Undefined if no screen calls the operation. */
export function visitOf(operation: string, outcome: string): OutcomeVisit | Unseen | undefined {
  const planned = plans.get(operation)
  if (!planned || 'nothing' in planned) return planned
  const sight = planned.outcomes[outcome]
  if (!sight || 'nothing' in sight) return sight
  const { scene } = planned
  const natural = outcome === 'success' ? scene.scenario : `${scene.scenario},refuse:${operation}:${outcome}`
  const { shows, ...own } = sight
  return {
    // The plan has no other names.
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
