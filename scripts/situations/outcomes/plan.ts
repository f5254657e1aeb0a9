import { operationsOf } from '../../../contract/read/document.ts'
import { plainAddress } from '../../../contract/read/plain-address.ts'
import { contract } from '../../../mocks/contract.ts'
import { DEFAULT_SCENARIO } from '../../../mocks/scenario.ts'
import type { OperationId } from '../../../src/api/operation.ts'
import { SCREENS, screenPaths } from '../../../src/app/screens.ts'
import type { GalleryState } from '../situation.ts'
import { say } from '../../build/words/say.ts'
import { complaintOutcomes } from './complaints.ts'
import { loanOutcomes } from './loan.ts'
import { promotionOutcomes } from './promotion.ts'
import { repaymentOutcomes } from './repayment.ts'
import { type AnyPlan, type Plan, type Shown, unread, type Unseen } from './sights.ts'

/** How a person makes the app send each call, and what the screen shows for each outcome. */
const plan: Plan = { ...loanOutcomes, ...repaymentOutcomes, ...complaintOutcomes, ...promotionOutcomes }

/** By name; a name may be missing. */
const plans = new Map<string, AnyPlan>(Object.entries(plan))

const operations = new Map(operationsOf(contract).map(({ operation }) => [operation.operationId, operation]))

/**
 * The plan of data that a screen reads when it opens: it shows its title, or says why it cannot. Undefined for all others,
 * which need a plan of their own.
 */
function usualPlan(id: string): AnyPlan | undefined {
  const { 'x-screens': [screen = ''] = [], 'x-effect': effect, 'x-session': session } = operations.get(id) ?? {}
  const path = screenPaths.find((known) => known === plainAddress(screen))
  if (!path || effect !== 'read' || session === 'none') return undefined
  const { title, search, scenario = DEFAULT_SCENARIO } = SCREENS[path]
  const success = title && { shows: { role: 'heading', name: say(title, 'en') } as const }
  return success
    ? { scene: { path, scenario, ...(search && { search }) }, outcomes: { ...unread, success } }
    : undefined
}

const planOf = (operation: string) => plans.get(operation) ?? usualPlan(operation)

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
  const planned = planOf(operation)
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
  return [...operations.keys()].flatMap((operation) => {
    const planned = planOf(operation)
    if (!planned || 'nothing' in planned) return []
    return Object.keys(planned.outcomes).flatMap((outcome) => {
      const visit = visitOf(operation, outcome)
      return visit && 'state' in visit ? visit : []
    })
  })
}
