import { m } from '../../../platform/i18n/generated/messages.js'
import type { Entry } from './entry.ts'
import type { Kind } from './status.ts'

/** What the words for a payment also depend on. */
interface Circumstances {
  purpose: Entry['purpose']
  /** Three days have passed. */
  isStale: boolean
  /** The screen leads to where its code is entered. */
  goesOn: boolean
}

/** How far a payment came, of three steps: it was sent, we received it, the loan shows it. */
interface Trail {
  /** Who says that it was sent: this app, which may still be sending it, or the borrower. */
  first: 'sending' | 'sent' | 'noted'
  /** How many steps are certain. The next one is waited for. */
  done: 0 | 1 | 2 | 3
}

/** What is asked about a payment of one kind; what is missing means no. questions.ts says which answers end with time. */
export interface KindRow {
  /** Whether it was paid: the server accepted it, nobody is sure, certainly not, or the order has ended it. */
  paid: 'yes' | 'maybe' | 'no' | 'ended'
  /**
   * Whether "Pay again?" is asked first: before any other payment of the order, before the same one (its instalments, or its
   * amount where one of the two names none), or before none.
   */
  asks: 'any' | 'same' | 'none'
  /** When the screens of its order speak of it: always, for three days, while its code can be entered, or never. */
  told: 'always' | 'whileFresh' | 'whileCode' | 'never'
  /** What a list of orders says of it, beside the amount that is due there (payment-hint.tsx). */
  inList?: 'accepted' | 'reported' | 'sent' | 'unknown' | undefined
  /** What its note shows of its way; nothing of a payment that is not on its way, or whose way nobody knows. */
  trail: Trail | undefined
  /** What is said of it in the question before another payment, and in its note. */
  words: (circumstances: Circumstances) => string
  /** What its note says first, where `words` would repeat the trail: they are folded then. */
  note?: (circumstances: Circumstances) => string
  /**
   * What the borrower can do about it: enter its code (`takeBack` once that is too late), go to the payment site again, or say
   * that it was not made (`takenBack` in questions.ts). After three days an accepted payment can be taken back too.
   */
  next?: 'code' | 'site' | 'takeBack'
  /** Whether the order is expected to show it by the next day: because it was booked, or to know it. */
  expected?: 'booked' | 'unknown' | undefined
  /** Nothing more can become of it. */
  isFinal?: true
  /** What a complaint says of it (not-shown.tsx); by default that it was paid. */
  complaint?: 'unknown' | 'duplicate'
  /** Only the order can tell that it was made. */
  needsOrder?: true
  /** A borrower who says "I have paid" may mean it. What nobody would mean becomes a payment of its own, `reported`. */
  isMeant?: true | undefined
  /** Who vouches for a receipt of it. */
  receipt?: 'server' | 'borrower'
  /** Which payment a new amount in the order ends: of those that it can pay, the one with the lowest number; then the oldest. */
  rank: number
  /** Which of two copies wins that were changed equally often: the one that says more of money. */
  weight: number
  /** What a borrower who pays anyway agrees to. While a screen is open, a payment asks once for each such word. */
  consent: string
}

const QUIET = { told: 'never', rank: 99 } as const
/** The order has ended it. It keeps the consent of what it was. */
const ENDED = { ...QUIET, paid: 'ended', asks: 'same', consent: '' } as const
const MAYBE_MADE = { paid: 'maybe', asks: 'any', told: 'always', isMeant: true } as const
/** Nobody knows whether it was made. */
const UNKNOWN = {
  ...MAYBE_MADE,
  inList: 'sent',
  next: 'takeBack',
  expected: 'unknown',
  complaint: 'unknown',
  needsOrder: true,
  rank: 3,
  weight: 5,
  consent: 'unknown',
} as const
/** Its code can be entered, and one that was entered may have been taken (docs/decisions/065). */
const CODE_ENTERED = {
  ...MAYBE_MADE,
  inList: 'sent',
  next: 'code',
  rank: 5,
  weight: 2,
  consent: 'unknown',
} as const
/** It was almost always a typing mistake. */
const MISTYPED = { told: 'whileFresh', inList: undefined, isMeant: undefined } as const

/** What each kind means. questions.ts asks it; what also depends on the way to pay stands there, on time in age.ts. */
export const KINDS: Record<Kind, KindRow> = {
  sending: {
    ...MAYBE_MADE,
    inList: 'sent',
    trail: { first: 'sending', done: 0 },
    words: m.journal_sending,
    rank: 4,
    weight: 1,
    consent: 'sending',
  },
  awaitsCode: {
    paid: 'no',
    asks: 'none',
    told: 'whileCode',
    trail: undefined,
    words: m.journal_code,
    next: 'code',
    rank: 99,
    weight: 2,
    consent: 'unknown',
  },
  codeRefused: {
    ...CODE_ENTERED,
    ...MISTYPED,
    trail: undefined,
    words: ({ goesOn }) => (goesOn ? m.journal_code_refused() : m.journal_refused_code()),
    rank: 11,
  },
  codeUnseen: {
    ...CODE_ENTERED,
    trail: undefined,
    words: ({ goesOn }) => (goesOn ? m.journal_code_unseen() : m.journal_turned_away()),
  },
  codeDoubted: {
    ...CODE_ENTERED,
    trail: undefined,
    words: ({ goesOn }) => (goesOn ? m.journal_code_refused() : m.journal_refused_code()),
  },
  codeRefusedVoid: {
    ...UNKNOWN,
    ...MISTYPED,
    trail: undefined,
    words: m.journal_refused_code,
    expected: undefined,
    rank: 9,
  },
  codeUnseenVoid: { ...UNKNOWN, trail: undefined, words: m.journal_turned_away },
  codeDoubtedVoid: { ...UNKNOWN, trail: undefined, words: m.journal_refused_code },
  // The request may never have left.
  unknown: { ...UNKNOWN, inList: 'unknown', trail: { first: 'sent', done: 0 }, words: m.journal_unknown },
  duplicate: { ...UNKNOWN, trail: undefined, words: m.journal_duplicate, complaint: 'duplicate' },
  // Almost never made: another payment asks, and no screen speaks of it.
  turnedAway: {
    ...UNKNOWN,
    told: 'never',
    inList: undefined,
    trail: undefined,
    words: m.journal_turned_away,
    isMeant: undefined,
  },
  handedOver: {
    ...MAYBE_MADE,
    trail: undefined,
    words: m.journal_handed_over,
    next: 'site',
    needsOrder: true,
    rank: 2,
    weight: 3,
    consent: 'handedOver',
  },
  accepted: {
    ...MAYBE_MADE,
    paid: 'yes',
    inList: 'accepted',
    trail: { first: 'sent', done: 2 },
    words: ({ purpose, isStale }) =>
      isStale ? m.journal_accepted_long() : purpose === 'extension' ? m.journal_accepted_fee() : m.journal_accepted(),
    note: ({ purpose, isStale }) =>
      isStale ? m.journal_accepted_long() : purpose === 'extension' ? m.journal_not_again_fee() : m.journal_not_again(),
    expected: 'booked',
    receipt: 'server',
    rank: 0,
    weight: 6,
    consent: 'accepted',
  },
  reported: {
    ...MAYBE_MADE,
    inList: 'reported',
    trail: { first: 'noted', done: 1 },
    words: ({ purpose }) => (purpose === 'extension' ? m.journal_reported_fee() : m.journal_reported()),
    note: ({ purpose }) => (purpose === 'extension' ? m.journal_not_again_fee() : m.journal_not_again()),
    next: 'takeBack',
    expected: 'booked',
    needsOrder: true,
    receipt: 'borrower',
    rank: 1,
    weight: 4,
    consent: 'reported',
  },
  // The site may still be open.
  deniedAtSite: {
    ...MAYBE_MADE,
    told: 'never',
    trail: undefined,
    words: m.journal_denied,
    rank: 102,
    weight: 3,
    consent: 'denied',
  },
  // The bank may still take it. To its rank and weight, those of what was denied are added.
  denied: {
    ...MAYBE_MADE,
    told: 'never',
    isMeant: undefined,
    trail: undefined,
    words: m.journal_denied_card,
    rank: 100,
    weight: 0,
    consent: 'denied',
  },
  // A copy that the order has ended weighs a little more than what it was.
  shown: { ...ENDED, trail: { first: 'sent', done: 3 }, words: m.journal_shown, isFinal: true, weight: 0.5 },
  // The order's amounts may be read later than its status, and prove it yet.
  paidOff: { ...ENDED, trail: undefined, words: m.journal_paid_off, weight: 0.25 },
  refused: {
    ...QUIET,
    paid: 'no',
    asks: 'none',
    trail: undefined,
    words: m.not_charged,
    isFinal: true,
    weight: 0,
    consent: 'refused',
  },
}
