import fc from 'fast-check'
import { WHATS } from './addresses.ts'
import type { StorageMode } from './phone.ts'
import { FAULTS, type Fault } from './wire.ts'

/** What the borrower, the phone, the network or the world does next. What cannot be done then is left out. */
export type Action =
  | { do: 'visit'; tab: number; order: number; token: number; way: 'card' | 'alipay' | 'account'; what: What; moves: boolean }
  | { do: 'keptAddress'; tab: number; index: number; moves: boolean }
  | { do: 'reload' | 'back' | 'close' | 'askAgain' | 'cancel' | 'askFirst' | 'check' | 'takeBack' | 'transfer'; tab: number }
  | { do: 'tap'; tab: number; card: number; taps: number; leaves: Leaving }
  | { do: 'code'; tab: number; isRight: boolean; taps: number }
  | { do: 'answer'; tab: number; yes: boolean }
  | { do: 'sayPaid'; tab: number; isPaid: boolean }
  | { do: 'return'; tab: number; by: 'cache' | 'back' | 'link' }
  | { do: 'paySite'; index: number }
  | { do: 'happen'; index: number; fault: Fault }
  | { do: 'settle'; fault: Fault }
  | { do: 'clock' | 'worldTime'; ms: number }
  | { do: 'storage'; storage: StorageMode | 'cleared' }

type What = (typeof WHATS)[number]
/** What becomes of a page when the payment site opens: kept in the browser's cache, gone, or still open. */
type Leaving = 'frozen' | 'gone' | 'stays'

export interface History {
  /** Seconds after which an accepted payment is in the books. */
  postsAfter: number
  actions: Action[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The first of these most often, so that histories meet. */
const tab = fc.constantFrom(0, 0, 0, 0, 0, 1, 1, 1, 2)
const fault = fc.constantFrom<Fault[]>(...FAULTS, 'good', 'good', 'good', 'good', 'good', 'reply-lost', 'reply-lost')
const taps = fc.constantFrom(1, 1, 1, 10)
const moves = fc.constantFrom(false, false, true)
const way = fc.constantFrom('card', 'card', 'card', 'alipay', 'alipay', 'account')

const visit = fc.record({
  do: fc.constant('visit' as const),
  tab,
  order: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1),
  token: fc.constantFrom(0, 0, 0, 0, 0, 1, 2),
  way,
  what: fc.constantFrom(...WHATS, 'next', 'next', 'unnamed'),
  moves,
})

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 9, arbitrary: visit },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('keptAddress' as const), tab, index: fc.nat(5), moves }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('back', 'close', 'askAgain', 'cancel', 'askFirst', 'check', 'takeBack', 'transfer', 'transfer'),
      tab,
    }),
  },
  {
    weight: 18,
    arbitrary: fc.record({
      do: fc.constant('tap' as const),
      tab,
      card: fc.nat(1),
      taps,
      leaves: fc.constantFrom('frozen', 'gone', 'stays'),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({ do: fc.constant('code' as const), tab, isRight: fc.constantFrom(true, true, true, false), taps }),
  },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('answer' as const), tab, yes: fc.constantFrom(true, true, false) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sayPaid' as const), tab, isPaid: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('return' as const), tab, by: fc.constantFrom('cache', 'back', 'link') }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('paySite' as const), index: fc.nat(3) }) },
  { weight: 14, arbitrary: fc.record({ do: fc.constant('happen' as const), index: fc.nat(5), fault }) },
  { weight: 20, arbitrary: fc.record({ do: fc.constant('settle' as const), fault }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      ms: fc.constantFrom(61_000, 16 * MINUTE, 61 * MINUTE, -61 * MINUTE, 48 * HOUR, -48 * HOUR),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('worldTime' as const), ms: fc.constantFrom(MINUTE, HOUR, HOUR, 4 * HOUR) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('storage' as const),
      storage: fc.constantFrom('works', 'works', 'throws', 'full', 'cleared'),
    }),
  },
)

/** Histories of a phone with up to three tabs. The first thing that happens is a screen that pays. */
export const histories: fc.Arbitrary<History> = fc.record({
  postsAfter: fc.constantFrom(0, 3600, 3600, 10_000),
  actions: fc
    .tuple(visit, fc.array(action, { minLength: 12, maxLength: 45, size: 'max' }))
    .map(([first, others]) => [first, ...others]),
})
