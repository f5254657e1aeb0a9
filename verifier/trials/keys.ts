import type { ExampleRequest } from '../../contract/read/document.ts'
import { type ContractOperation, fieldSchema } from '../../contract/read/operations.ts'
import type { Contract } from '../contract.ts'
import { shown } from '../schema-problems.ts'
import type { Check, Trial, TrialStep } from '../trial.ts'

/** The name for the first of two replies, apart from the values that replies pass on by field. */
const FIRST = 'the first reply'

/**
 * A request that must not be executed twice is sent twice with the same key, as a browser may do. The second must get the
 * first answer, and have no effect. A different request with the same key must be refused. If the contract only says that a
 * server should do this, a mistake is a note.
 */
export function keyTrials(contract: Contract, operation: ContractOperation, examples: Trial[]): Trial[] {
  const { idempotency, outcomes } = operation
  const base = examples.find(({ outcome, given }) => outcome === 'success' && given.scenario === undefined)
  const shownAs = base ?? examples.find(({ outcome }) => outcome === 'success')
  const last = shownAs?.steps.at(-1)
  if (!idempotency || !shownAs || !last) return []
  const isNote = idempotency.level === 'should'
  const { payload } = outcomes.success
  const pair = (name: string, says: string, second: TrialStep): Trial => ({
    ...shownAs,
    kind: 'key',
    name: `${operation.id}/${name}`,
    says,
    outcome: second.expects[0] ?? '',
    isScrambled: false,
    isNote,
    steps: [
      ...shownAs.steps.slice(0, -1),
      { ...last, isKeyed: true, checks: [keepReply(payload)] },
      { ...second, isKeyed: true },
    ],
  })
  const again = 'when it came twice under one `Idempotency-Key`'
  const twice = pair('twice', again, { ...last, gives: {}, checks: [sameReply(payload, again)] })
  const changed = changedRequest(contract, operation, last.request)
  if (!changed) return [twice]
  const says = 'with another request under the `Idempotency-Key` of one before'
  return [
    twice,
    pair('key-again', says, { ...last, gives: {}, checks: [], request: changed, expects: ['invalidRequest'] }),
  ]
}

const payloadText = (body: unknown, payload: string | undefined) =>
  payload === undefined ? 'nothing' : JSON.stringify(Object(body)[payload])

const keepReply =
  (payload: string | undefined): Check =>
  ({ verdict, given }) => {
    given.set(FIRST, payloadText(verdict.body, payload))
    return undefined
  }

const sameReply =
  (payload: string | undefined, again: string): Check =>
  ({ verdict, given }) => {
    const text = payloadText(verdict.body, payload)
    return text === given.get(FIRST)
      ? undefined
      : {
          path: payload ?? '',
          says: `is ${shown(text)} ${again}, must be the first answer: ${shown(given.get(FIRST))}`,
        }
  }

/** The request with another valid value in one field. */
function changedRequest(
  contract: Contract,
  operation: ContractOperation,
  request: ExampleRequest,
): ExampleRequest | undefined {
  const schemaOf = (name: string) => fieldSchema(operation, name, contract.document) ?? {}
  const number = Object.entries(request).find(([name, value]) => {
    const { type, maximum, minimum } = schemaOf(name)
    return (
      type === 'integer' &&
      /^\d+$/.test(value) &&
      (Number(value) > Number(minimum ?? 0) || Number(value) < Number(maximum))
    )
  })
  if (number) {
    const [name, value] = number
    const isLeast = Number(value) <= Number(schemaOf(name)['minimum'] ?? 0)
    return { ...request, [name]: String(Number(value) + (isLeast ? 1 : -1)) }
  }
  const text = Object.entries(request).find(([name]) => {
    const { type, pattern, enum: choices, const: only } = schemaOf(name)
    return type === 'string' && pattern === undefined && choices === undefined && only === undefined
  })
  return text && { ...request, [text[0]]: `${text[1]}1` }
}
