import type fc from 'fast-check'
import { SECOND_BORROWER } from '../../../mocks/borrowers.ts'
import { type Entry, entryOf, type StoredEntry } from '../../../src/features/repayment/journal/entry.ts'
import { PAYMENTS } from '../../../src/features/repayment/journal/journal-kind.ts'
import { rowOf } from '../../../src/features/repayment/journal/questions.ts'
import { statusAfter } from '../../../src/features/repayment/journal/changes.ts'
import { isEnded, storedStatus } from '../../../src/features/repayment/journal/status.ts'
import type { Payments } from '../../../src/features/repayment/journal/payments.ts'
import type { Journal } from '../../../src/ledger/journal.ts'
import { sessionDigest } from '../../../src/platform/session/session-digest.ts'
import { sendKey } from '../send-key.ts'
import { type History, historiesBesideUnknown, historiesOfKills } from './history.ts'
import type { Phone } from './phone.ts'
import { noDisk } from './places.ts'
import type { Made } from './record.ts'
import type { Rules, Screen } from './screen.ts'

const MINUTE = 60_000

/** A way in which an order was once paid twice: the app without one of its rules. */
interface TakenOut {
  /** This history of this seed finds it at once; those after it, or of any other seed, would find it later. */
  seed: number
  from: number
  /** The histories to search, if it is too rare in the usual ones. */
  among?: fc.Arbitrary<History>
  rules: Rules
  /** Whether two payments are a double payment of this kind, if not each is. */
  isThis?: (first: Made, second: Made) => boolean
}

type Sees = (entry: Entry, screen: Screen, now: number) => boolean

/** The journal of screens that do not see some payments. */
const blindTo = (isHidden: Sees): Rules => ({
  journal: (journal, screen, phone) => ({
    ...journal,
    read: (orderId) => journal.read(orderId).filter((entry) => !isHidden(entryOf(entry), screen, phone.state.now)),
  }),
})

/** A journal that writes another change. */
const changing = (alter: (change: Partial<StoredEntry>) => Partial<StoredEntry>): Rules => ({
  journal: (journal) => ({ ...journal, change: (orderId, id, change) => journal.change(orderId, id, alter(change)) }),
})

/** A code step that sends its code whatever the journal says now. */
const goOnBlindly =
  (isOver: (entry: Entry | undefined) => boolean) =>
  (payments: Payments, { page, address }: Screen): Payments => ({
    ...payments,
    goOn: async (id, { isCode, send }) => {
      const { orderId } = address.order
      const entry = page.journal
        .read(orderId)
        .map(entryOf)
        .find((each) => each.id === id)
      if (isOver(entry)) return { kind: 'replaced', mayBePaid: true }
      const result = await send({ id, key: sendKey() })
      const continued = entry && 'code' in entry.status ? { was: entry.status, isCode } : undefined
      const changed = storedStatus(statusAfter(result, sessionDigest(), continued))
      await page.journal.change(orderId, id, changed)
      return { kind: 'sent', id, sent: { entry: changed, result } }
    },
  })

/** Screens where another payment never ends a code step. */
const keepsCodeSteps = (journal: Journal<StoredEntry>): Journal<StoredEntry> => ({
  ...journal,
  change: async (orderId, id, change) => {
    const entry = journal.read(orderId).find((candidate) => candidate.id === id)
    if (entry?.state !== 'needsCode' || change.state !== 'refused') await journal.change(orderId, id, change)
  },
})

/** What the screens of a phone saw: the last session's borrower, and the payments before the borrower changed. */
const seenOn = new WeakMap<Phone, { borrower: string; present: Set<string>; forgotten: Set<string> }>()

function forgetsOtherBorrowers(journal: Journal<StoredEntry>, { address }: Screen, phone: Phone): Journal<StoredEntry> {
  const borrower = address.token === SECOND_BORROWER.token ? 'second' : 'first'
  const seen = seenOn.get(phone) ?? { borrower, present: new Set(), forgotten: new Set() }
  seenOn.set(phone, seen)
  if (seen.borrower !== borrower) for (const id of seen.present) seen.forgotten.add(id)
  seen.borrower = borrower
  return {
    ...journal,
    add: (orderId, entry) => {
      seen.present.add(entry.id)
      return journal.add(orderId, entry)
    },
    read: (orderId) => journal.read(orderId).filter(({ id }) => !seen.forgotten.has(id)),
  }
}

/** A journal that drops shown payments to make room, like refusals. */
const dropsOldShown = {
  ...PAYMENTS,
  merge: (...copies: (readonly StoredEntry[])[]) => {
    const entries = PAYMENTS.merge(...copies)
    const dropped = new Set(entries.filter((entry) => rowOf(entryOf(entry)).isFinal).slice(0, -20))
    return entries.filter((entry) => !dropped.has(entry))
  },
}

/** The known ways, each with the rule that prevents it. */
export const TAKEN_OUT: Record<string, TakenOut> = {
  'two tabs in the code step': {
    seed: 1,
    from: 66,
    rules: { journal: keepsCodeSteps, payments: goOnBlindly(() => false) },
    isThis: (first, second) => first.how === 'confirm' && second.how === 'confirm',
  },
  'a code step against alipay paid elsewhere': {
    seed: 102,
    from: 24,
    rules: { journal: keepsCodeSteps, payments: goOnBlindly((entry) => !entry || !('code' in entry.status)) },
    isThis: (first, second) => first.way === 'alipay' && second.how === 'confirm',
  },
  '61 minutes later': { seed: 211, from: 104, rules: blindTo(({ at }, _screen, now) => now - at > 60 * MINUTE) },
  'the clock set back': { seed: 203, from: 13, rules: blindTo(({ at }, _screen, now) => at > now) },
  'both tabs at the same instant': {
    seed: 3,
    from: 42,
    rules: { lock: () => (_name, task) => Promise.resolve().then(task) },
  },
  'two alipay tabs': {
    seed: 202,
    from: 44,
    rules: blindTo(({ way }, { address }) => way === 'alipay' && address.way === 'alipay'),
    isThis: (first, second) => first.way === 'alipay' && second.way === 'alipay',
  },
  'alipay pending while a card pays': {
    seed: 2,
    from: 4,
    rules: blindTo(({ way }, { address }) => way === 'alipay' && address.way === 'card'),
    isThis: (first, second) => first.way === 'alipay' && second.way === 'card',
  },
  'a fee pending while a bill is paid with a code, or a bill while a fee is': {
    seed: 2,
    from: 15,
    rules: blindTo(({ purpose }, { address }) => purpose !== address.purpose),
    isThis: (first, second) => first.purpose !== second.purpose && second.how === 'confirm',
  },
  'a reload without storage': {
    seed: 207,
    from: 25,
    rules: { places: (places) => ({ ...places, history: { ...places.history, get: () => ({}) } }) },
  },
  'killed before the storage was on the disk': {
    seed: 202,
    from: 19,
    rules: { places: (places) => ({ ...places, disk: noDisk }) },
  },
  'killed before the payment was on the disk': {
    seed: 16,
    from: 131,
    among: historiesOfKills,
    rules: {
      places: (places) => ({
        ...places,
        disk: {
          ...places.disk,
          add: async (orderId, entries) => {
            const results = entries.filter(({ state }) => state !== 'sending')
            return places.disk.add(orderId, results)
          },
        },
      }),
    },
  },
  'an old pay address after success': {
    seed: 4,
    from: 22,
    rules: {
      ...blindTo(({ status }) => isEnded(status)),
      readOrder: (read) => async () => ({ ...(await read()), paidPeriods: [] }),
    },
    isThis: (first, second) => first.postsAt <= second.readTime,
  },
  'a second borrower on the phone': { seed: 1, from: 2, rules: { journal: forgetsOtherBorrowers } },
  'a code that was taken the first time and refused the second': {
    seed: 1,
    from: 274,
    rules: changing((change) => ({ ...change, mayBePaid: undefined })),
    isThis: (first) => first.how === 'confirm',
  },
  'a payment that was made the first time and turned away the second': {
    seed: 1,
    from: 254,
    rules: changing((change) => (change.isTurnedAway ? { ...change, state: 'refused' } : change)),
    isThis: (first) => first.how === 'commit',
  },
  'a yes about one payment that counts for all': {
    seed: 1,
    from: 0,
    among: historiesBesideUnknown,
    rules: {
      payments: (payments, { journal, address }) => ({
        ...payments,
        agree: (reason) => payments.agree({ ...reason, entries: journal.read(address.order.orderId).map(entryOf) }),
      }),
    },
    isThis: (first, { agreed }) => Math.max(...agreed.values()) >= first.at,
  },
  'after twenty refusals': {
    seed: 103,
    from: 39,
    rules: { kind: dropsOldShown },
    isThis: (first, second) => first.how === 'commit' && first.postsAt <= second.readTime,
  },
}

/** Rules whose removal causes something else than a double payment, and what breaks then. */
export const BROKEN_WITHOUT: Record<string, { rules: Rules; broken: string }> = {
  'the order is not read before a payment': {
    rules: { readOrder: () => async () => ({ isPaidOff: false, paid: 0, paidPeriods: [], due: {}, asked: {} }) },
    broken: 'the order is read',
  },
  'the order is not read before a code': {
    rules: { payments: goOnBlindly((entry) => !entry || !('code' in entry.status)) },
    broken: 'what the order shows as paid asks',
  },
  'a reading of instalments is not asked about': {
    rules: { readOrder: (read) => async () => ({ ...(await read()), paidPeriods: [] }) },
    broken: 'what the order shows as paid asks',
  },
  'an offer that has ended is not noticed': {
    rules: {
      readOffer: (read) => async (fee) => {
        await read(fee)
        return true
      },
    },
    broken: 'no fee is paid without its offer',
  },
  'what was not taken is sent again by itself': {
    rules: {
      payments: (payments) => ({
        ...payments,
        begin: async (intent, send) => {
          const result = await payments.begin(intent, send)
          return result.kind === 'sent' ? payments.begin(intent, send) : result
        },
      }),
    },
    broken: 'one request a tap',
  },
  'redirects are followed': { rules: { follows: true }, broken: 'a request arrives once' },
}
