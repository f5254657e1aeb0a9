import { operationsOf } from '../../../contract-tools/read/document.ts'
import { plainAddress } from '../../../contract-tools/read/plain-address.ts'
import { contract } from '../../../mocks/contract.ts'
import { DEFAULT_SCENARIO } from '../../../mocks/scenario.ts'
import type { OperationId } from '../../../src/api/operation.ts'
import { SCREENS, screenPaths } from '../../../src/app/screens.ts'
import type { Situation } from '../situation.ts'
import { say } from '../../build/words/say.ts'
import { complaintOutcomes } from './complaints.ts'
import { loanOutcomes } from './loan.ts'
import { promotionOutcomes } from './promotion.ts'
import { repaymentOutcomes } from './repayment.ts'
import { type AnyPlan, type Plan, type Shown, unread, type Unseen } from './seen.ts'

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
    ? { situation: { path, scenario, ...(search && { search }) }, outcomes: { ...unread, success } }
    : undefined
}

const planOf = (operation: string) => plans.get(operation) ?? usualPlan(operation)

/** A situation that produces an outcome on the screen. */
export interface OutcomeSituation {
  operation: OperationId
  outcome: string
  /** How to get there. */
  situation: Situation
  /** What the screen then shows. */
  shows: Shown
}

/** How a person sees an outcome, or why they never do. Undefined if no screen calls the operation. */
export function outcomeSituationOf(operation: string, outcome: string): OutcomeSituation | Unseen | undefined {
  const planned = planOf(operation)
  if (!planned || 'nothing' in planned) return planned
  const seen = planned.outcomes[outcome]
  if (!seen || 'nothing' in seen) return seen
  const { situation } = planned
  const scenario = outcome === 'success' ? situation.scenario : `${situation.scenario},refuse:${operation}:${outcome}`
  const { shows, ...own } = seen
  return {
    // The plan has no other names.
    operation: operation as OperationId,
    outcome,
    situation: {
      name: `${operation}-${outcome}`,
      description: `${operation} answers ${outcome}`,
      ...situation,
      scenario,
      ...own,
    },
    shows,
  }
}

/** Every outcome that some screen shows. */
export function outcomeSituations(): OutcomeSituation[] {
  return [...operations.keys()].flatMap((operation) => {
    const planned = planOf(operation)
    if (!planned || 'nothing' in planned) return []
    return Object.keys(planned.outcomes).flatMap((outcome) => {
      const found = outcomeSituationOf(operation, outcome)
      return found && 'situation' in found ? found : []
    })
  })
}
