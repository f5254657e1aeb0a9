import { m } from '../../../platform/i18n/generated/messages.js'
import type { Tone } from '../../../ui/tone.ts'
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

interface About {
  amount: string
  time: string
}

/** What anybody asks about a payment of one kind. What is missing is a no. */
export interface KindRow {
  /** Whether it was paid, as far as the server or the borrower says. `no` is certain. */
  paid: 'yes' | 'maybe' | 'no'
  /** The payments before which it asks "Pay again?": any of the order, the same one, or none. */
  asks: 'any' | 'same' | 'none'
  /** When it is told wherever its order is shown: always, for three days, while its code can be entered, or never. */
  told: 'always' | 'whileFresh' | 'whileCode' | 'never'
  /** Its words in a list of orders, where it is told if it is a bill's. */
  inList?: ((about: About) => string) | undefined
  tone: Tone
  words: (circumstances: Circumstances) => string
  /** What the borrower can do about it. After three days an accepted payment can be taken back too. */
  next?: 'code' | 'site' | 'takeBack'
  /** Whether the order is expected to show it by the next day: because it was booked, or nobody knows. */
  expected?: 'booked' | 'unknown' | undefined
  /** Nothing more can become of it. */
  hasEnded?: true
  /** What a complaint says of it, where it must not claim that it was paid. */
  complaint?: (about: About) => string
  /** Only the order can tell that it was made. */
  needsOrder?: true
  /** A borrower who says "I have paid" may mean it. */
  isMeant?: true | undefined
  /** Who vouches for a receipt of it. */
  receipt?: 'server' | 'borrower'
  /** Which payment a new amount in the order ends first: the lowest. */
  likelihood: number
  /** Which of two copies wins that were changed equally often: the one that says more of money. */
  weight: number
  /** What the borrower consents to who pays in spite of it. The same word asks only once. */
  consent: string
}

const NOT_MADE = { paid: 'no', asks: 'none', told: 'never', tone: 'neutral', hasEnded: true, likelihood: 99 } as const
const MAYBE_MADE = { paid: 'maybe', asks: 'any', told: 'always', isMeant: true } as const
/** Nobody knows whether it was made. */
const UNKNOWN = {
  ...MAYBE_MADE,
  inList: m.journal_in_list,
  tone: 'warning',
  next: 'takeBack',
  expected: 'unknown',
  complaint: m.journal_late_unknown,
  needsOrder: true,
  likelihood: 3,
  weight: 5,
  consent: 'unknown',
} as const
/** Its code can be entered, and one that was entered may have been taken (docs/decisions/065). */
const CODE_ENTERED = {
  ...MAYBE_MADE,
  inList: m.journal_in_list,
  tone: 'warning',
  next: 'code',
  likelihood: 5,
  weight: 2,
  consent: 'unknown',
} as const
/** It was almost always a typing mistake. */
const MISTYPED = { told: 'whileFresh', inList: undefined, tone: 'info', isMeant: undefined } as const

/** What each kind means. What also depends on `way` is asked below; what depends on time, of age.ts. */
export const KINDS: Record<Kind, KindRow> = {
  sending: {
    ...MAYBE_MADE,
    inList: m.journal_in_list,
    tone: 'info',
    words: m.journal_sending,
    likelihood: 4,
    weight: 1,
    consent: 'sending',
  },
  awaitsCode: {
    paid: 'no',
    asks: 'none',
    told: 'whileCode',
    tone: 'info',
    words: m.journal_code,
    next: 'code',
    likelihood: 99,
    weight: 2,
    consent: 'unknown',
  },
  codeRefused: {
    ...CODE_ENTERED,
    ...MISTYPED,
    words: ({ goesOn }) => (goesOn ? m.journal_code_refused() : m.journal_refused_code()),
    likelihood: 11,
  },
  codeUnseen: {
    ...CODE_ENTERED,
    words: ({ goesOn }) => (goesOn ? m.journal_code_unseen() : m.journal_turned_away()),
  },
  codeDoubted: {
    ...CODE_ENTERED,
    words: ({ goesOn }) => (goesOn ? m.journal_code_refused() : m.journal_refused_code()),
  },
  codeRefusedVoid: {
    ...UNKNOWN,
    ...MISTYPED,
    words: m.journal_refused_code,
    expected: undefined,
    likelihood: 9,
  },
  codeUnseenVoid: { ...UNKNOWN, words: m.journal_turned_away },
  codeDoubtedVoid: { ...UNKNOWN, words: m.journal_refused_code },
  unknown: { ...UNKNOWN, inList: m.journal_in_list_unknown, words: m.journal_unknown },
  duplicate: { ...UNKNOWN, words: m.journal_duplicate, complaint: m.journal_late_duplicate },
  // Almost never made: another payment asks, and no screen speaks of it.
  turnedAway: {
    ...UNKNOWN,
    told: 'never',
    inList: undefined,
    words: m.journal_turned_away,
    isMeant: undefined,
  },
  handedOver: {
    ...MAYBE_MADE,
    tone: 'warning',
    words: m.journal_handed_over,
    next: 'site',
    needsOrder: true,
    likelihood: 2,
    weight: 3,
    consent: 'handedOver',
  },
  accepted: {
    ...MAYBE_MADE,
    paid: 'yes',
    inList: m.journal_in_list_accepted,
    tone: 'success',
    words: ({ purpose, isStale }) =>
      isStale ? m.journal_accepted_long() : purpose === 'extension' ? m.journal_accepted_fee() : m.journal_accepted(),
    expected: 'booked',
    receipt: 'server',
    likelihood: 0,
    weight: 6,
    consent: 'accepted',
  },
  reported: {
    ...MAYBE_MADE,
    inList: m.journal_in_list_reported,
    tone: 'info',
    words: ({ purpose }) => (purpose === 'extension' ? m.journal_reported_fee() : m.journal_reported()),
    next: 'takeBack',
    expected: 'booked',
    needsOrder: true,
    receipt: 'borrower',
    likelihood: 1,
    weight: 4,
    consent: 'reported',
  },
  // The site may still be open.
  deniedAtSite: {
    ...MAYBE_MADE,
    told: 'never',
    tone: 'neutral',
    words: m.journal_denied,
    likelihood: 102,
    weight: 3,
    consent: 'denied',
  },
  // The bank may still take it. To its likelihood and weight, those of what was denied are added.
  denied: {
    ...MAYBE_MADE,
    told: 'never',
    isMeant: undefined,
    tone: 'neutral',
    words: m.journal_denied_card,
    likelihood: 100,
    weight: 0,
    consent: 'denied',
  },
  // Its copy weighs a little more than what it shows, whose consent it keeps.
  shown: { ...NOT_MADE, asks: 'same', words: m.journal_shown, weight: 0.5, consent: '' },
  refused: { ...NOT_MADE, words: m.not_charged, weight: 0, consent: 'refused' },
}
