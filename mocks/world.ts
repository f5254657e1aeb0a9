import { Collection } from '@msw/data'
import { type Market, formatWallTime } from './market.ts'
import type { Overrides } from './overrides.ts'
import { complaintsState } from './state/complaints.ts'
import { repaymentState } from './state/repayment.ts'
import { promotionState } from './state/promotion.ts'
import { recommendState } from './state/recommend.ts'
import { confirmationState } from './state/confirmation.ts'
import { loanState } from './state/loan.ts'

interface EventRecord {
  operation: string
  event: Record<string, unknown>
}

/** A broken promise of either side: the request or the reply does not keep to the contract. */
interface Violation {
  side: 'request' | 'reply'
  operation: string
  reasons: string[]
  /** True when a scenario broke the promise on purpose; such entries are not counted against anybody. */
  injected: boolean
}

/** Everything that the lender's servers would know, in one place, a state a domain. Only handlers change it. */
const domains = {
  loan: loanState,
  complaints: complaintsState,
  repayment: repaymentState,
  promotion: promotionState,
  recommend: recommendState,
  confirmation: confirmationState,
}

type Domains = { [Name in keyof typeof domains]: ReturnType<(typeof domains)[Name]> }

/** A domain's state as data: the records of its collections, and its other values as they are. */
type State = Record<string, unknown>

const statesOf = ({ loan, complaints, repayment, promotion, recommend, confirmation }: Domains) => {
  const states: Record<keyof Domains, State> = { loan, complaints, repayment, promotion, recommend, confirmation }
  return Object.entries(states)
}

export interface World extends Domains {
  scenario: string
  /** Address of the payment site that belongs to this world, as a browser reaches it. */
  paymentSite: string
  overrides: Overrides
  /** When it was made, in milliseconds since the epoch: its records are written for that day. */
  madeAt: number
  /** Milliseconds that the world's clock is ahead of the machine's. */
  clock: { ahead: number }
  events: EventRecord[]
  violations: Violation[]
}

export const emptyWorld = (scenario: string, paymentSite: string): World => ({
  scenario,
  paymentSite,
  overrides: {},
  madeAt: Date.now(),
  clock: { ahead: 0 },
  events: [],
  violations: [],
  loan: domains.loan(),
  complaints: domains.complaints(),
  repayment: domains.repayment(),
  promotion: domains.promotion(),
  recommend: domains.recommend(),
  confirmation: domains.confirmation(),
})

/** The time in the world, in milliseconds since the epoch. */
export const worldNow = ({ clock }: World) => Date.now() + clock.ahead

/** The time in the world as a clock on the market's wall shows it, `YYYY-MM-DD HH:MM:SS`. */
export const wallTime = (world: World, market: Market) => formatWallTime(market, worldNow(world))

/** The day in the world by the market's calendar, `YYYY-MM-DD`. */
export const today = (world: World, market: Market) => wallTime(world, market).slice(0, 10)

type Snapshot = Record<string, State | unknown[] | number>

/** What has to be kept for the world to come back as it was left. */
export function snapshotOf(world: World): Snapshot {
  const states = statesOf(world).map(([name, state]): [string, State] => {
    const kept = Object.entries(state).map(([key, value]) => [
      key,
      value instanceof Collection ? value.findMany() : value,
    ])
    return [name, Object.fromEntries(kept)]
  })
  const { madeAt, clock, events, violations } = world
  // Records carry the library's own marks, which are no data.
  return JSON.parse(JSON.stringify({ ...Object.fromEntries(states), madeAt, clock, events, violations }))
}

/** Puts a kept state back. Throws if it does not fit the contract of today. */
export async function restore(world: World, snapshot: Snapshot): Promise<void> {
  if (typeof snapshot['madeAt'] !== 'number') throw new Error('This state is of a world that did not know its day.')
  for (const [name, state] of statesOf(world)) {
    for (const [key, kept] of Object.entries(snapshot[name] ?? {})) {
      const value = state[key]
      if (value instanceof Collection) {
        value.deleteMany((q) => q.where(() => true))
        if (!Array.isArray(kept)) throw new Error(`This state holds no list of ${name} ${key}.`)
        for (const record of kept) await value.create(record)
      } else state[key] = kept
    }
  }
  const { madeAt, clock, events, violations } = snapshot
  Object.assign(world, { madeAt, clock, events, violations })
}
