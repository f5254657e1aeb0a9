import type { Effect } from '../../contract/read/document.ts'
import type { OutcomeEntry } from '../model/outcomes.ts'
import type { OperationEntry } from '../model/reference.ts'

type Needs = OperationEntry['needs']

const EFFECTS: Record<Effect, { mark: string; words: string }> = {
  read: { mark: 'reads', words: 'Changes nothing that matters: it may be called ahead of a tap, and again by itself.' },
  write: { mark: 'writes', words: 'Changes something: it is sent once for each thing that a person does.' },
  money: {
    mark: 'moves money',
    words: 'Moves money: it is never sent twice by itself, and a lost answer is no refusal.',
  },
}

const KINDS = { apiKey: '', bearer: ', as a bearer token', basic: ', as a name and a password' }

const credentialWords = ({ name, kind, in: place }: Needs[number][number]) =>
  `\`${name}\` in ${kind === 'apiKey' ? `the ${place}` : 'the header `Authorization`'}${KINDS[kind]}`

/** One of these sets of credentials is enough. */
export const sessionWords = (needs: Needs) =>
  needs.length === 0
    ? 'Anybody may call it.'
    : `It needs ${needs.map((all) => all.map(credentialWords).join(' and ')).join(', or ')}.`
export const effectWords = (effect: Effect) => EFFECTS[effect].words

export const SessionMark = ({ needs }: { needs: Needs }) => (
  <span className="mark">
    <Lock isOpen={needs.length === 0} />
    {needs.map((all) => all.map(({ name }) => name).join(' and ')).join(' or ') || 'no session'}
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
