import type { Effect } from '../../contract-tools/read/document.ts'
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

/** What an operation does, and which session it needs. */
export const Marks = ({ operation: { effect, needs } }: { operation: Pick<OperationEntry, 'effect' | 'needs'> }) => (
  <span className="row">
    <span className={`mark ${effect}`}>{EFFECTS[effect].mark}</span>
    <span className="mark">
      {needs.length === 0
        ? 'no session'
        : `needs ${needs.map((all) => all.map(({ name }) => name).join(' and ')).join(' or ')}`}
    </span>
  </span>
)

/** An outcome's name, in the colour of its kind. */
export const OutcomeName = ({ outcome: { name, kind } }: { outcome: Pick<OutcomeEntry, 'name' | 'kind'> }) => (
  <strong className={`dotted ${kind}`}>{name}</strong>
)
