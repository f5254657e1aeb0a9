import type { ExampleRequest } from '../bundle.ts'
import { type Contract, payloadOf, payloadPath } from '../contract.ts'
import { pointerPart } from '../contract-line.ts'
import { type ContractOperation, fieldSchema } from '../operations.ts'
import { leavesIn, listsIn, placeAt, type Places } from '../places.ts'
import { shown, shownApart } from '../shown.ts'
import type { Check, StepContext, Trial, TrialStep } from '../trial.ts'

/**
 * A request that must not be executed twice is sent twice with the same key, as a browser may do. The second must get the
 * first answer, and have no effect: `looks` are reads that show one. A different request with the same key must be refused. If
 * the contract only says that a server should do this, a mistake is a note.
 */
export function keyTrials(
  contract: Contract,
  operation: ContractOperation,
  { examples, looks }: { examples: Trial[]; looks: TrialStep[] },
): Trial[] {
  const {
    idempotency,
    outcomes: { failures },
  } = operation
  const successes = examples.filter(({ outcome }) => outcome === 'success')
  const base = successes.find(({ given }) => given.scenario === undefined) ?? successes[0]
  const last = base?.steps.at(-1)
  if (!idempotency || !base || !last) return []
  const isNote = idempotency.level === 'should'
  const pair = (shownAs: Trial, name: string, says: string, later: TrialStep[]): Trial => ({
    ...shownAs,
    kind: 'key',
    name: `${operation.id}/${name}`,
    base: shownAs.name,
    says,
    outcome: later.at(-1)?.expects[0] ?? '',
    isScrambled: false,
    isNote,
    steps: [
      ...shownAs.steps.slice(0, -1),
      Object.assign({}, shownAs.steps.at(-1), { isKeyed: true, checks: [] }),
      ...later,
    ],
  })
  const { name: header } = idempotency.header
  const again = `when it came twice under one \`${header}\``
  const twice = successes.flatMap((example): Trial[] => {
    if (example.isScrambled && example !== base) return []
    const second = example.steps.at(-1)
    const own = second ? looks.filter(({ request }) => isAboutSame(request, second.request)) : []
    if (!second || (own.length === 0 && (example !== base || !tellsAgain(operation)))) return []
    const checks = operation.outcomes.success.payload === undefined ? [] : [sameReply(operation, again, isNote)]
    const name = example === base ? 'twice' : `${example.name.split('/')[1]}-twice`
    return [
      pair(example, name, again, [
        ...own,
        { ...second, isKeyed: true, gives: {}, checks },
        ...own.map((look) => Object.assign({}, look, { checks: [sameSight(operation, look, again)] })),
      ]),
    ]
  })
  const changed = changedRequest(contract, operation, last.request)
  if (!changed || !failures['invalidRequest']) return twice
  const says = `with another request under the \`${header}\` of one before`
  const other = { ...last, isKeyed: true, gives: {}, checks: [], ...changed, expects: ['invalidRequest'] }
  return [...twice, pair(base, 'key-again', says, [other])]
}

/**
 * Whether the answer to a second request can show that the server does not know its key: by another payload, or by one of the
 * operation's own failures.
 */
const tellsAgain = ({ outcomes }: ContractOperation) =>
  outcomes.success.payload !== undefined || Object.keys(outcomes.failures).some((name) => name !== 'invalidRequest')

/**
 * The reads that show what an operation did: those that follow it in a journey, which says that something is not as before, and
 * whose reply has lists or amounts. One that needs a value of an earlier step is left out.
 */
export function looksAfter(
  journeys: Trial[],
  places: (operation: ContractOperation) => Places,
): (operation: ContractOperation) => TrialStep[] {
  return ({ id, idempotency }) => {
    const reads = journeys.flatMap(({ steps }) => {
      const at = steps.findIndex(({ operation, expects }) => operation.id === id && expects.includes('success'))
      return idempotency === undefined || at < 0 ? [] : steps.slice(at + 1)
    })
    const telling = reads.filter(
      ({ operation, request, isChanged }) =>
        isChanged &&
        operation.effect === 'read' &&
        !Object.values(request).some((value) => value.includes('$steps.')) &&
        [...places(operation).values()].some(({ isList, money }) => isList || money !== undefined),
    )
    const looks = telling.map(({ operation, request }): [string, TrialStep] => [
      operation.id,
      { operation, request, expects: ['success'], isLook: true, places: places(operation) },
    ])
    return [...new Map(looks).values()]
  }
}

/** Whether no field that both have differs. */
const isAboutSame = (one: ExampleRequest, other: ExampleRequest) =>
  Object.entries(one).every(([name, value]) => other[name] === undefined || other[name] === value)

/** The last reply of the same operation before this one. */
const firstOf = ({ before }: StepContext, { id }: ContractOperation) =>
  before.findLast(({ step }) => step.operation.id === id)

const sameReply =
  (operation: ContractOperation, again: string, isNote: boolean): Check =>
  (context) => {
    const [text, first] = [context.verdict.body, firstOf(context, operation)?.verdict.body].map((body) =>
      JSON.stringify(payloadOf(operation, body)),
    )
    const [is, must] = shownApart(text, first)
    return text === first
      ? undefined
      : {
          path: payloadPath(operation),
          says: `is ${is} ${again}, ${isNote ? 'should' : 'must'} be the first answer: ${must}`,
        }
  }

/** After the second request a read must show as many entries of each list, and the same amounts, as after the first. */
const sameSight =
  ({ id, path: address, method }: ContractOperation, { operation, places }: TrialStep, again: string): Check =>
  (context) => {
    const first = firstOf(context, operation)
    if (!first) return undefined
    const was = sightOf(first.verdict.body, places)
    const is = sightOf(context.verdict.body, places)
    const path = [...is.keys(), ...was.keys()].find((one) => is.get(one) !== was.get(one))
    if (path === undefined) return undefined
    const seen = `\`${path}\` of \`${operation.id}\` then has ${is.get(path) ?? NOTHING}`
    const says = `was done twice ${again}: ${seen}, and had ${was.get(path) ?? NOTHING} after the first`
    return { operation: id, path: '', says, pointer: `#/paths/${pointerPart(address)}/${method}/x-idempotency` }
  }

const NOTHING = 'nothing'

/** How long the lists of a reply are, and its amounts. */
const sightOf = (body: unknown, places: Places | undefined): Map<string, string> =>
  new Map([
    ...listsIn(body).map(([path, { length }]): [string, string] => [
      path,
      length === 1 ? '1 entry' : `${length} entries`,
    ]),
    ...leavesIn(body).flatMap(([path, value]): [string, string][] =>
      placeAt(places, path)?.money === undefined ? [] : [[path, shown(value)]],
    ),
  ])

/** The request with another valid value in one field, which no earlier reply replaces. */
function changedRequest(
  contract: Contract,
  operation: ContractOperation,
  request: ExampleRequest,
): Pick<TrialStep, 'request' | 'set'> | undefined {
  const schemaOf = (name: string) => fieldSchema(operation, name, contract.document) ?? {}
  const number = Object.entries(request).find(([name, value]) => {
    const { type, maximum, minimum } = schemaOf(name)
    return (
      (type === 'integer' || type === 'number') &&
      /^\d+(\.\d+)?$/.test(value) &&
      (Number(value) > Number(minimum ?? 0) || Number(value) < Number(maximum))
    )
  })
  if (number) {
    const [name, value] = number
    const isLeast = Number(value) <= Number(schemaOf(name)['minimum'] ?? 0)
    return { request: { ...request, [name]: String(Number(value) + (isLeast ? 1 : -1)) }, set: name }
  }
  const text = Object.entries(request).find(([name]) => {
    const { type, pattern, enum: choices, const: only } = schemaOf(name)
    return type === 'string' && pattern === undefined && choices === undefined && only === undefined
  })
  return text && { request: { ...request, [text[0]]: `${text[1]}1` }, set: text[0] }
}
