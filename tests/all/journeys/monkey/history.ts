import fc from 'fast-check'
import type { Fault } from './proxy.ts'

/** The destination: paying the first or the second instalment, the order, or an offer. */
export type Place = 'first' | 'second' | 'order' | 'offer'

/** The next action of the borrower, the phone, the network or the world. An impossible action is skipped. */
export type Action =
  | { do: 'open'; place: Place }
  | { do: 'pay'; card: '2205' | '4417'; taps: 1 | 10 }
  | { do: 'apply'; taps: 1 | 10 }
  | { do: 'code'; isRight: boolean }
  /** Wants to pay or borrow again, on a screen that says that it was done. */
  | { do: 'wishAgain' }
  | { do: 'answer'; yes: boolean }
  | { do: 'reload' | 'payElsewhere' | 'passTime' }
  /** Kills all processes of the browser this many milliseconds after the last tap, and restarts it with the same disk. */
  | { do: 'kill'; afterMs: number }
  | { do: 'meet'; fault: Fault }

export interface History {
  scenario: string
  actions: Action[]
}

const MOST_ACTIONS = 12

const OFFER = 'confirmation-several'
/** The last one is a server that ignores keys. */
export const KEYS_IGNORED = 'keys-ignored'
const scenario = fc.constantFrom(
  ...['card-without-code,posts-after-300', 'card-without-code,posts-after-300', 'card-needs-code,posts-after-300']
    .concat('card-without-code', 'card-needs-code')
    .map((name) => `${name},${OFFER}`),
  `card-without-code,posts-after-300,${OFFER},${KEYS_IGNORED}`,
)

const joined = (...parts: (Action | readonly Action[])[]): Action[] => parts.flat()
const open = (place: Place): Action => ({ do: 'open', place })
const taps = fc.constantFrom(1 as const, 1 as const, 1 as const, 10 as const)
const pay = fc.record<Action & { do: 'pay' }>({ do: fc.constant('pay'), card: fc.constantFrom('2205', '4417'), taps })
const apply = fc.record<Action & { do: 'apply' }>({ do: fc.constant('apply'), taps })
const code = fc.constantFrom(true, true, true, false).map((isRight): Action => ({ do: 'code', isRight }))
const answer = fc.constantFrom(true, true, false).map((yes): Action => ({ do: 'answer', yes }))
const kill = fc
  .oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: fc.nat(3000) })
  .map((afterMs): Action => ({ do: 'kill', afterMs }))
const what = fc.oneof(
  { weight: 3, arbitrary: fc.constant('cut' as const) },
  { weight: 1, arbitrary: fc.record({ delayMs: fc.integer({ min: 200, max: 2500 }) }) },
)
const meets = fc
  .record({
    of: fc.constantFrom('money' as const, 'money' as const, 'read' as const),
    what,
    times: fc.constantFrom(1, 1, 2),
  })
  .map((fault): Action => ({ do: 'meet', fault }))
const instalment = fc.constantFrom<Place>('first', 'first', 'first', 'second')
const wishAgain: Action = { do: 'wishAgain' }

/** A payment, perhaps with its code, after an optional fault. */
const paying = fc
  .record({ place: instalment, pay, code, isCoded: fc.boolean(), meets: fc.option(meets) })
  .map((act) => joined(open(act.place), act.meets ?? [], act.pay, act.isCoded ? act.code : []))
const borrowing = fc
  .record({ apply, meets: fc.option(meets) })
  .map((act) => joined(open('offer'), act.meets ?? [], act.apply))
const sending = fc.oneof({ weight: 3, arbitrary: paying }, { weight: 2, arbitrary: borrowing })

const phrases = fc.oneof(
  { weight: 5, arbitrary: sending },
  { weight: 6, arbitrary: fc.tuple(sending, kill).map((parts) => joined(...parts)) },
  { weight: 4, arbitrary: fc.tuple(paying, answer, code).map((parts) => joined(...parts)) },
  {
    weight: 3,
    arbitrary: fc.tuple(borrowing, answer, apply).map(([taken, ...rest]) => joined(taken, wishAgain, ...rest)),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(instalment, answer, pay).map(([place, ...rest]) => joined(open(place), wishAgain, ...rest)),
  },
  { weight: 3, arbitrary: fc.constant<Action[]>([{ do: 'reload' }]) },
  { weight: 2, arbitrary: fc.tuple(kill) },
  { weight: 2, arbitrary: fc.tuple(code) },
  { weight: 1, arbitrary: fc.constant([open('order')]) },
  { weight: 3, arbitrary: fc.constant<Action[]>([{ do: 'payElsewhere' }]) },
  { weight: 2, arbitrary: fc.constant<Action[]>([{ do: 'passTime' }]) },
)

/** Six to twelve actions, usually starting with a payment or a loan. */
export const histories: fc.Arbitrary<History> = fc.record({
  scenario,
  actions: fc
    .tuple(sending, fc.array(phrases, { minLength: 2, maxLength: 4 }))
    .map(([first, rest]) => joined(first, ...rest).slice(0, MOST_ACTIONS)),
})
