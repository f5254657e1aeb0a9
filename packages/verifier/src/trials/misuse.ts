import { deref, type ExampleRequest } from '../bundle.ts'
import type { Contract } from '../contract.ts'
import { type ContractOperation, fieldSchema } from '../operations.ts'
import type { Trial, TrialStep } from '../trial.ts'

/**
 * Valid requests that a server must still refuse: about something of another person, with a value that the contract refuses
 * (`x-refused`), with a field that occurs twice, and the second of two equal requests at the same moment.
 */
export function misuseTrials(contract: Contract, operation: ContractOperation, examples: Trial[]): Trial[] {
  return [
    ...othersTrials(contract, operation, examples),
    ...refusedTrials(contract, operation, examples),
    ...repeatedTrials(contract, operation),
    ...examples.flatMap((example) => atOnceTrial(example)),
  ]
}

/** The failures that a server may answer to a valid request that it must refuse. */
const refusals = ({ outcomes: { failures } }: ContractOperation) => [
  ...Object.keys(failures).filter((name) => name !== 'invalidRequest'),
  'other',
]

/** An example of success, with another last request: the first that needs no scenario, else the first of all. */
function changed(
  examples: Trial[],
  { kind, name, says }: Pick<Trial, 'kind' | 'name' | 'says'>,
  change: (last: TrialStep) => TrialStep | undefined,
): Trial[] {
  const successes = examples.filter(({ outcome }) => outcome === 'success')
  const base = successes.find(({ given }) => given.scenario === undefined) ?? successes[0]
  const last = base?.steps.at(-1)
  const step = last && change(last)
  if (!base || !step) return []
  const { operation } = base
  return [
    {
      ...base,
      kind,
      base: base.name,
      // A server refuses another person's things before it looks at anything else.
      given: kind === 'others' && base.given.scenario === undefined ? {} : base.given,
      name: `${operation.id}/${name}`,
      ...(says !== undefined && { says }),
      outcome: step.expects[0] ?? '',
      isScrambled: false,
      steps: [...base.steps.slice(0, -1), { ...step, gives: {}, checks: [] }],
    },
  ]
}

function othersTrials({ others }: Contract, operation: ContractOperation, examples: Trial[]): Trial[] {
  if (operation.security.length === 0) return []
  return Object.entries(others).flatMap(([field, theirs]) =>
    changed(
      examples,
      { kind: 'others', name: `${field}-of-another`, says: `with the \`${field}\` of another person` },
      (last) =>
        last.request[field] === undefined
          ? undefined
          : { ...last, request: { ...last.request, [field]: theirs }, set: field, expects: refusals(operation) },
    ),
  )
}

function refusedTrials({ document }: Contract, operation: ContractOperation, examples: Trial[]): Trial[] {
  const fields = Object.keys({ ...operation.parameters, ...operation.body?.fields })
  return fields.flatMap((field) => {
    const refused: unknown[] = [fieldSchema(operation, field, document)?.['x-refused'] ?? []].flat()
    return refused.flatMap(
      (value) =>
        boundTrial(operation, examples, field, value) ??
        changed(
          examples,
          {
            kind: 'refused',
            name: `${field}-${String(value).replaceAll(/[^\w.-]+/g, '-')}`,
            says: `with ${String(value)} as \`${field}\``,
          },
          (last) => ({
            ...last,
            request: { ...last.request, [field]: String(value) },
            set: field,
            expects: refusals(operation),
          }),
        ),
    )
  })
}

/** `{ above: 500 }` in `x-refused`: 500 stands for the most that a server takes, and 1 more is refused; `{ below: 5 }`: 1 less. */
function boundTrial(
  operation: ContractOperation,
  examples: Trial[],
  field: string,
  refused: unknown,
): Trial[] | undefined {
  const { above, below, by = 1 } = Object(refused)
  const bound = above ?? below
  if (typeof bound !== 'number') return undefined
  const [word, most] = above === undefined ? ['less', 'least'] : ['more', 'most']
  return changed(
    examples,
    {
      kind: 'refused',
      name: `${field}-${by}-${word}-than-${most}`,
      says: `with ${by} ${word} than the ${most} as \`${field}\``,
    },
    (last) => ({
      ...last,
      request: { ...last.request, [field]: String(bound) },
      set: field,
      adds: above === undefined ? -by : by,
      expects: refusals(operation),
    }),
  )
}

/** Only one field of the query and one of the body: a server reads all fields of a place in the same way. */
function repeatedTrials(contract: Contract, operation: ContractOperation): Trial[] {
  const { document, market } = contract
  const { parameters, body, request, outcomes } = operation
  if (document['x-repeated-fields'] !== 'refused' || !outcomes.failures['invalidRequest']) return []
  const shared = new Set((document['x-session-parameters'] ?? []).map((one) => deref(one, document).name))
  const sent = Object.keys(request)
  const inQuery = sent.find((name) => parameters[name]?.in === 'query' && !shared.has(name))
  const inBody = body?.type === 'application/json' ? undefined : sent.find((name) => isOfBodyAlone(operation, name))
  return [inQuery, inBody].flatMap((field) =>
    field === undefined ? [] : [trialOf({ operation, market, field, request })],
  )
}

const isOfBodyAlone = ({ parameters, body }: ContractOperation, name: string) =>
  body?.fields[name] !== undefined && !parameters[name]

interface Repeated {
  operation: ContractOperation
  market: string | undefined
  field: string
  request: ExampleRequest
}

const trialOf = ({ operation, market, field, request }: Repeated): Trial => ({
  kind: 'repeated',
  name: `${operation.id}/${field}-twice`,
  says: `with \`${field}\` twice`,
  operation,
  outcome: 'invalidRequest',
  given: {},
  market,
  isScrambled: false,
  steps: [{ operation, request, repeats: field, expects: ['invalidRequest'] }],
})

/**
 * If the contract shows that a call is refused the second time, then of two equal calls at the same moment one must succeed and one
 * must be refused.
 */
function atOnceTrial(example: Trial): Trial[] {
  const { operation, outcome, steps } = example
  const first = steps.at(-2)
  const isSecond = operation.effect !== 'read' && operation.outcomes.failures[outcome] !== undefined
  if (!isSecond || first?.operation.id !== operation.id) return []
  const { gives: _unused, ...alone } = first
  return [
    {
      ...example,
      kind: 'at-once',
      base: example.name,
      name: `${example.name}-at-once`,
      says: 'when two came at the same moment',
      outcome: 'success',
      steps: [...steps.slice(0, -2), { ...alone, isDoubled: true, expects: ['success', outcome] }],
    },
  ]
}
