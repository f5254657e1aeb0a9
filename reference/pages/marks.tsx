import type { Effect, SessionKind } from '../../contract/read/document.ts'
import type { OutcomeEntry } from '../model/outcomes.ts'

const SESSIONS: Record<SessionKind, { mark: string; words: string }> = {
  none: { mark: 'no session', words: 'Anybody may call it.' },
  token: { mark: 'token', words: 'A borrower’s `token`, in the query.' },
  card: { mark: 'token or card session', words: 'A borrower’s `token`, or the headers `userId` and `sessionId`.' },
}

const EFFECTS: Record<Effect, { mark: string; words: string }> = {
  read: { mark: 'reads', words: 'Changes nothing that matters: it may be called ahead of a tap, and again by itself.' },
  write: { mark: 'writes', words: 'Changes something: it is sent once for each thing that a person does.' },
  money: {
    mark: 'moves money',
    words: 'Moves money: it is never sent twice by itself, and a lost answer is no refusal.',
  },
}

export const sessionWords = (session: SessionKind) => SESSIONS[session].words
export const effectWords = (effect: Effect) => EFFECTS[effect].words

export const SessionMark = ({ session }: { session: SessionKind }) => (
  <span className="mark">
    <Lock isOpen={session === 'none'} />
    {SESSIONS[session].mark}
  </span>
)

export const EffectMark = ({ effect }: { effect: Effect }) => (
  <span className={`mark ${effect}`}>{EFFECTS[effect].mark}</span>
)

/** An outcome's name, in the colour of its kind. */
export const OutcomeName = ({ outcome: { name, kind } }: { outcome: Pick<OutcomeEntry, 'name' | 'kind'> }) => (
  <span className={`outcome-name ${kind}`}>{name}</span>
)

const Lock = ({ isOpen }: { isOpen: boolean }) => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <rect x="3" y="7" width="10" height="7" rx="2" />
    <path d={isOpen ? 'M5.5 7V4.8a2.5 2.5 0 0 1 4.8-.9' : 'M5.5 7V4.8a2.5 2.5 0 0 1 5 0V7'} />
  </svg>
)
