import type { FailureCode, OperationId } from '../src/api/operation.ts'
import type { Fault } from './fault.ts'
import { handOverScenarios } from './scenarios/hand-over.ts'
import { complaintsScenarios } from './scenarios/complaints.ts'
import { accountScenarios } from './scenarios/repayment-accounts.ts'
import { cardScenarios } from './scenarios/repayment-cards.ts'
import { repaymentScenarios } from './scenarios/repayment.ts'
import { promotionScenarios } from './scenarios/promotion.ts'
import { recommendScenarios } from './scenarios/recommend.ts'
import { confirmationScenarios } from './scenarios/confirmation.ts'
import { faultScenarios } from './scenarios/faults.ts'
import { Refused } from './refused.ts'
import { emptyWorld, type World } from './world.ts'
import { orderScenarios, seedOrders } from './scenarios/orders.ts'
import { wireScenarios } from './scenarios/wire.ts'

/** What a scenario makes the servers do, beyond what they would do by themselves. */
export interface Overrides {
  /** These operations refuse with a named failure of theirs, or with one that has no name. */
  refuse?: { [Op in OperationId]?: FailureCode<Op> }
  /** These operations do what they are asked, and their replies are lost. */
  lost?: OperationId[]
  /** Replies come in the scrambled envelope. */
  scrambled?: boolean
  /** Numbers in payloads come as texts. */
  texts?: boolean
  /** Milliseconds that each reply takes. */
  latency?: number
  /** No reply comes whole. */
  fault?: Fault
  /** Breaks the contract on purpose: what comes of it is kept in the ledger as injected. */
  tamper?: { [Op in OperationId]?: (payload: unknown) => unknown }
}

/** A named starting world. */
export interface Scenario {
  summary: string
  /** The screen that it is about, for addresses to try. */
  address?: { path: string; search: Record<string, string> }
  seed?: (world: World) => Promise<void>
  overrides?: Overrides
  /** Differs on the wire only. */
  looksTheSame?: true
}

export const DEFAULT_SCENARIO = 'order-174'

/** The payment site of the contract's example, for worlds that nobody pays in. */
const NO_SITE = 'https://pay.rupya.example/__world/alipay'

export const scenarios: Record<string, Scenario> = {
  ...orderScenarios,
  ...wireScenarios,
  ...faultScenarios,
  ...complaintsScenarios,
  ...repaymentScenarios,
  ...cardScenarios,
  ...accountScenarios,
  ...handOverScenarios,
  ...promotionScenarios,
  ...recommendScenarios,
  ...confirmationScenarios,
}

/** `latency-500` and the like are scenarios too, on top of others. */
function scenarioCalled(name: string): Scenario | undefined {
  const [, latency] = /^latency-(\d{1,5})$/.exec(name) ?? []
  if (latency) return { summary: `Each reply takes ${latency} ms`, overrides: { latency: Number(latency) } }
  return Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
}

/**
 * A new world. `name` is a scenario's, or several with commas, each on top of the one before: `order-5,scrambled`.
 * Throws if there is no such scenario.
 */
export async function createWorld(name: string = DEFAULT_SCENARIO, paymentSite: string = NO_SITE): Promise<World> {
  const world = emptyWorld(name, paymentSite)
  await seedOrders(world)
  for (const part of name.split(',')) {
    const scenario = scenarioCalled(part)
    if (!scenario) throw new Refused(`There is no scenario ${part}. There are: ${Object.keys(scenarios).join(', ')}`)
    await scenario.seed?.(world)
    Object.assign(world.overrides, scenario.overrides)
  }
  return world
}
