import fc from 'fast-check'
import type { Entry } from '../../../src/features/repayment/journal/entry.ts'
import { MARKETS, WHATS } from './addresses.ts'
import type { StorageMode } from './phone.ts'
import { FAULTS, type Fault } from './wire.ts'

/** The next action of the borrower, the phone, the network or the world. An impossible action is skipped. */
export type Action =
  | { do: 'visit'; tab: number; order: number; token: number; way: Entry['way']; what: What; moves: boolean }
  | { do: 'keptAddress'; tab: number; index: number; moves: boolean }
  | {
      do: 'reload' | 'back' | 'close' | 'askAgain' | 'cancel' | 'askFirst' | 'check' | 'takeBack' | 'transfer'
      tab: number
    }
  | { do: 'tap'; tab: number; card: number; taps: number; leaves: Leaving }
  | { do: 'code'; tab: number; isRight: boolean; taps: number }
  | { do: 'answer'; tab: number; yes: boolean }
  | { do: 'sayPaid'; tab: number; isPaid: boolean }
  | { do: 'return'; tab: number; by: 'cache' | 'back' | 'link' }
  | { do: 'paySite'; index: number }
  | { do: 'happen'; index: number; fault: Fault }
  | { do: 'settle'; fault: Fault }
  | { do: 'kill'; ago: number }
  | { do: 'refusals'; tab: number; card: number }
  | { do: 'elsewhere'; order: number }
  | { do: 'offerEnds' }
  | { do: 'market'; market: string }
  | { do: 'clock' | 'worldTime'; ms: number }
  | { do: 'storage'; storage: StorageMode | 'cleared' }

type What = (typeof WHATS)[number]
/** What happens to a page when the payment site opens: kept in the browser's cache, gone, or still open. */
type Leaving = 'frozen' | 'gone' | 'stays'

export interface History {
  /** Seconds until an accepted payment is booked. */
  postsAfter: number
  storage: StorageMode
  actions: Action[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Usually the first, so that actions affect each other. */
const tab = fc.constantFrom(0, 0, 0, 0, 0, 1, 1, 1, 2)
const fault = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fault>('good') },
  { weight: 3, arbitrary: fc.constantFrom<Fault[]>(...FAULTS, 'reply-lost') },
)
const taps = fc.constantFrom(1, 1, 1, 10)
const moves = fc.constantFrom(false, false, true)
const leaves = fc.constantFrom<Leaving[]>('frozen', 'gone', 'stays')
/** How often each way to pay is taken. A new one does not compile until the histories know it. */
const WAYS: Record<Entry['way'], fc.Arbitrary<Entry['way']>[]> = {
  card: [fc.constant('card'), fc.constant('card'), fc.constant('card')],
  alipay: [fc.constant('alipay')],
  account: [fc.constant('account')],
}
const way = fc.oneof(...Object.values(WAYS).flat())

const one = <Do extends Action['do'], Rest>(what: Do, rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> }) =>
  fc.record(rest).map((others) => Object.assign({ do: what }, others))

const visit = one('visit', {
  tab,
  order: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 1),
  token: fc.constantFrom(0, 0, 0, 0, 0, 1, 2),
  way,
  what: fc.constantFrom(...WHATS, 'next', 'next', 'unnamed'),
  moves,
})
const tap = one('tap', { tab, card: fc.nat(1), taps, leaves })
const code = one('code', { tab, isRight: fc.constantFrom(true, true, true, true, false), taps })
const settle = one('settle', { fault })
const answer = one('answer', { tab, yes: fc.constantFrom(true, true, false) })
const paySite = one('paySite', { index: fc.nat(3) })
const comeBack = one('return', { tab, by: fc.constantFrom('cache', 'back', 'link') })

const inTab = (action: Action, index: number): Action => ('tab' in action ? { ...action, tab: index } : action)

/** A sequence of actions, all in the first one's tab. */
const phrase = (...actions: fc.Arbitrary<Action>[]): fc.Arbitrary<Action[]> =>
  fc.tuple(...actions).map((list) => {
    const [first] = list
    return list.map((each) => (first && 'tab' in first ? inTab(each, first.tab) : each))
  })

/** Two tabs that pay the same, one after another or at once, and then both have a code. */
const twoTabs: fc.Arbitrary<Action[]> = fc.record({ visit, tap, settle, code, areAtOnce: fc.boolean() }).map((act) => {
  const gap: Action = act.areAtOnce ? { do: 'happen', index: 0, fault: 'good' } : { do: 'settle', fault: 'good' }
  const both = (action: Action) => [inTab(action, 0), inTab(action, 1)]
  return [both(act.visit), inTab(act.tap, 0), gap, inTab(act.tap, 1), act.settle, both(act.code), act.settle].flat()
})

/** A tab that is reloaded, and another that then pays the same. */
const reloadedTab: fc.Arbitrary<Action[]> = fc.record({ visit, tap, settle }).map((act) => {
  const pay = [act.visit, act.tap, act.settle]
  const reload: Action = { do: 'reload', tab: 0 }
  return [pay.map((each) => inTab(each, 0)), reload, pay.map((each) => inTab(each, 1))].flat()
})

/** Says that the payment at the site was made, takes it back, and then makes it. */
const takenBackAtSite = phrase(
  visit.map((each) => Object.assign(each, { way: 'alipay' as const })),
  one('tap', { tab, card: fc.nat(1), taps, leaves: fc.constant<Leaving>('stays') }),
  settle,
  one('sayPaid', { tab, isPaid: fc.constant(true) }),
  one('takeBack', { tab }),
  paySite,
)

const kill = one('kill', { ago: fc.constantFrom(0, 1, 3, 10, 45) })
const happen = one('happen', { index: fc.nat(30), fault })
/** Until then, usually everything succeeds. */
const happenWell = one('happen', {
  index: fc.nat(30),
  fault: fc.oneof({ weight: 6, arbitrary: fc.constant<Fault>('good') }, fault),
})

/** The browser is killed during a payment, and the same is paid again. */
const killedAfter = (steps: fc.Arbitrary<Action[]>): fc.Arbitrary<Action[]> =>
  fc.record({ visit, tap, settle, kill, steps, isSettled: fc.boolean() }).map((act) => {
    const pay = [inTab(act.visit, 0), inTab(act.tap, 0)]
    return pay.concat(act.isSettled ? act.settle : act.steps, act.kill, pay, act.settle)
  })

/** A payment that is shown, another that is refused again and again, and then the first one's address. */
const refusedOften: fc.Arbitrary<Action[]> = fc.constant([
  { do: 'visit', tab: 0, order: 0, token: 0, way: 'card', what: 'unnamed', moves: true },
  { do: 'tap', tab: 0, card: 1, taps: 1, leaves: 'stays' },
  { do: 'settle', fault: 'good' },
  { do: 'worldTime', ms: 4 * HOUR },
  { do: 'visit', tab: 0, order: 0, token: 0, way: 'card', what: 'next', moves: true },
  { do: 'refusals', tab: 0, card: 1 },
  { do: 'keptAddress', tab: 0, index: -2, moves: true },
  { do: 'tap', tab: 0, card: 1, taps: 1, leaves: 'stays' },
  { do: 'settle', fault: 'good' },
])

/** Something is paid elsewhere, or an offer ends, while a code is awaited. */
const whileCodeIsAwaited = fc
  .record({
    visit,
    tap,
    settle,
    between: fc.constantFrom<Action[]>({ do: 'elsewhere', order: 0 }, { do: 'offerEnds' }),
    code,
  })
  .map((act) => {
    const sent = inTab({ ...act.tap, card: 0 }, act.visit.tab)
    const good: Action = { do: 'settle', fault: 'good' }
    return [{ ...act.visit, way: 'card' as const }, sent, good, act.between, inTab(act.code, act.visit.tab), act.settle]
  })

/** A card payment of unknown result, another way that pays, and a yes about the first alone before paying once more. */
const besideUnknown = fc.record({ visit, tap, settle }).map((act): Action[] => {
  const open = (index: number, by: 'card' | 'alipay') => inTab({ ...act.visit, way: by, moves: false }, index)
  const pay = (index: number) => inTab({ ...act.tap, card: 1, leaves: 'stays' }, index)
  const agree = (index: number): Action => ({ do: 'answer', tab: index, yes: true })
  const good: Action = { do: 'settle', fault: 'good' }
  const lost = [open(0, 'card'), pay(0), { ...good, fault: 'request-lost' as const }]
  const other = [open(1, 'alipay'), pay(1), good, agree(1), pay(1), good]
  return lost.concat(other, { do: 'paySite', index: 0 }, { do: 'askFirst', tab: 0 }, agree(0), pay(0), act.settle)
})

const inATab = fc.record({
  do: fc.constantFrom('close', 'askAgain', 'cancel', 'askFirst', 'check', 'takeBack', 'transfer'),
  tab,
})
const clocks = fc.constantFrom(61_000, 16 * MINUTE, 61 * MINUTE, -61 * MINUTE, 48 * HOUR, -48 * HOUR)
const storages = fc.constantFrom('works', 'works', 'throws', 'full', 'noDisk', 'onlyDisk', 'cleared')
const soon = one('happen', { index: fc.nat(5), fault })

/** With how often each is chosen. */
const oneOf = (...weighted: [weight: number, arbitrary: fc.Arbitrary<Action[]>][]) =>
  fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })))

const phrasesWith = (killed: fc.Arbitrary<Action[]>) =>
  oneOf(
    [4, killed],
    [2, phrase(kill)],
    [1, refusedOften],
    [4, whileCodeIsAwaited],
    [2, phrase(one('elsewhere', { order: fc.constantFrom(0, 0, 0, 1) }))],
    [1, phrase(fc.constant<Action>({ do: 'offerEnds' }))],
    [1, phrase(one('market', { market: fc.constantFrom(...MARKETS) }))],
    [5, twoTabs],
    [4, reloadedTab],
    [2, takenBackAtSite],
    [12, phrase(visit, tap, settle)],
    [6, phrase(visit, tap, settle, code, settle)],
    [8, phrase(visit, tap, settle, answer, settle, code, settle)],
    [3, phrase(visit, tap, settle, paySite, comeBack)],
    [2, phrase(one('transfer', { tab }), tap, settle)],
    [5, phrase(tap, settle)],
    [5, phrase(code, settle)],
    [6, phrase(answer, settle)],
    [3, phrase(answer)],
    [4, phrase(visit)],
    [4, phrase(tap)],
    [2, phrase(code)],
    [6, phrase(one('keptAddress', { tab, index: fc.nat(5), moves }), tap, settle)],
    [3, phrase(one('reload', { tab }))],
    [5, phrase(one('reload', { tab }), tap, settle)],
    [3, phrase(one('back', { tab }))],
    [3, phrase(comeBack)],
    [5, phrase(paySite)],
    [4, phrase(settle)],
    [6, phrase(tap, soon, soon, soon)],
    [8, phrase(soon)],
    [6, phrase(inATab)],
    [1, phrase(one('sayPaid', { tab, isPaid: fc.boolean() }))],
    [2, phrase(one('clock', { ms: clocks }))],
    [2, phrase(one('worldTime', { ms: fc.constantFrom(MINUTE, HOUR, HOUR, 4 * HOUR) }))],
    [2, phrase(one('storage', { storage: storages }))],
  )

const historiesWith = (killed: fc.Arbitrary<Action[]>): fc.Arbitrary<History> =>
  fc.record({
    postsAfter: fc.constantFrom(0, 3600, 3600, 10_000),
    storage: fc.constantFrom('works', 'works', 'works', 'works', 'throws', 'full', 'noDisk', 'onlyDisk'),
    actions: fc
      .tuple(visit, fc.array(phrasesWith(killed), { minLength: 5, maxLength: 18, size: 'max' }))
      .map(([first, others]) => others.reduce<Action[]>((all, each) => all.concat(each), [first])),
  })

/** Histories of a phone with up to three tabs. They begin with a payment screen. */
export const histories = historiesWith(killedAfter(fc.array(happen, { maxLength: 4 })))
/** Histories that begin with a yes about one payment while another has been made. */
export const historiesBesideUnknown = fc
  .tuple(besideUnknown, histories)
  .map(([first, { actions, ...phone }]): History => Object.assign(phone, { actions: first.concat(actions) }))
/** Histories in which a browser is often killed just after a payment has arrived. */
export const historiesOfKills = historiesWith(killedAfter(fc.array(happenWell, { maxLength: 9, size: 'max' })))
