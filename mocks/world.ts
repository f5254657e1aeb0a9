import { Collection } from '@msw/data'
import { type Market, formatWallTime } from './market.ts'
import type { KnownKey } from './keys.ts'
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

/** A request or a reply that breaks the contract. */
interface Violation {
  side: 'request' | 'reply'
  operation: string
  reasons: string[]
  /** A scenario broke the contract on purpose, so tests do not fail because of it. */
  injected: boolean
}

/** Everything that the lender's servers would know: one state per domain. */
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
  /** The address of this world's payment site, for browsers. */
  paymentSite: string
  /** The address of the lender's own pages, for browsers. */
  hostedPages: string
  overrides: Overrides
  /** When the world was created, in milliseconds since the epoch. The dates of its records are relative to that day. */
  madeAt: number
  /** How many milliseconds the world's clock is ahead of the machine's. */
  clock: { ahead: number }
  events: EventRecord[]
  violations: Violation[]
  /** Requests that must not be executed twice, by operation, borrower and key. */
  keys: Record<string, KnownKey>
  /** Operations that were answered "busy". A reload forgets them. */
  answeredBusy: Set<string>
}

export const emptyWorld = (scenario: string, paymentSite: string, hostedPages: string): World => ({
  scenario,
  paymentSite,
  hostedPages,
  overrides: {},
  madeAt: Date.now(),
  clock: { ahead: 0 },
  events: [],
  violations: [],
  keys: {},
  answeredBusy: new Set(),
  loan: domains.loan(),
  complaints: domains.complaints(),
  repayment: domains.repayment(),
  promotion: domains.promotion(),
  recommend: domains.recommend(),
  confirmation: domains.confirmation(),
})

/** The world's time, in milliseconds since the epoch. */
export const worldNow = ({ clock }: World) => Date.now() + clock.ahead

/** The world's time in the market's time zone, `YYYY-MM-DD HH:MM:SS`. */
export const wallTime = (world: World, market: Market) => formatWallTime(market, worldNow(world))

/** The world's date in the market's time zone, `YYYY-MM-DD`. */
export const today = (world: World, market: Market) => wallTime(world, market).slice(0, 10)

type Snapshot = Record<string, State | unknown[] | number>

/** The world as plain data, which `restore` reads. */
export function snapshotOf(world: World): Snapshot {
  const states = statesOf(world).map(([name, state]): [string, State] => {
    const kept = Object.entries(state).map(([key, value]) => [
      key,
      value instanceof Collection ? value.findMany() : value,
    ])
    return [name, Object.fromEntries(kept)]
  })
  const { madeAt, clock, events, violations, keys } = world
  // JSON omits what @msw/data adds to its records.
  return JSON.parse(JSON.stringify({ ...Object.fromEntries(states), madeAt, clock, events, violations, keys }))
}

/** Loads a snapshot's state into the world. Throws if it does not match today's contract. */
export async function restore(world: World, snapshot: Snapshot): Promise<void> {
  if (typeof snapshot['madeAt'] !== 'number') throw new Error('The snapshot does not say when its world was made.')
  for (const [name, state] of statesOf(world)) {
    for (const [key, kept] of Object.entries(snapshot[name] ?? {})) {
      const value = state[key]
      if (value instanceof Collection) {
        value.deleteMany((q) => q.where(() => true))
        if (!Array.isArray(kept)) throw new Error(`The snapshot holds no list of ${name} ${key}.`)
        for (const record of kept) await value.create(record)
      } else state[key] = kept
    }
  }
  const { madeAt, clock, events, violations, keys = {} } = snapshot
  Object.assign(world, { madeAt, clock, events, violations, keys })
}
