import type { ExampleRequest } from '../bundle.ts'
import { type Contract, payloadOf, payloadPath } from '../contract.ts'
import { type ContractOperation, fieldSchema } from '../operations.ts'
import { shownApart } from '../shown.ts'
import type { Check, Trial, TrialStep } from '../trial.ts'

/** The name under which the first of two replies is kept. It cannot be the name of a field. */
const FIRST = 'the first reply'

/**
 * A request that must not be executed twice is sent twice with the same key, as a browser may do. The second must get the
 * first answer, and have no effect. A different request with the same key must be refused. If the contract only says that a
 * server should do this, a mistake is a note.
 */
export function keyTrials(contract: Contract, operation: ContractOperation, examples: Trial[]): Trial[] {
  const {
    idempotency,
    outcomes: { failures },
  } = operation
  const base = examples.find(({ outcome, given }) => outcome === 'success' && given.scenario === undefined)
  const shownAs = base ?? examples.find(({ outcome }) => outcome === 'success')
  const last = shownAs?.steps.at(-1)
  if (!idempotency || !shownAs || !last) return []
  const isNote = idempotency.level === 'should'
  const pair = (name: string, says: string, second: TrialStep): Trial => ({
    ...shownAs,
    kind: 'key',
    name: `${operation.id}/${name}`,
    base: shownAs.name,
    says,
    outcome: second.expects[0] ?? '',
    isScrambled: false,
    isNote,
    steps: [
      ...shownAs.steps.slice(0, -1),
      { ...last, isKeyed: true, checks: [keepReply(operation)] },
      { ...second, isKeyed: true },
    ],
  })
  const { name: header } = idempotency.header
  const again = `when it came twice under one \`${header}\``
  const twice = pair('twice', again, { ...last, gives: {}, checks: [sameReply(operation, again, isNote)] })
  const repeated = tellsAgain(operation) ? [twice] : []
  const changed = changedRequest(contract, operation, last.request)
  if (!changed || !failures['invalidRequest']) return repeated
  const says = `with another request under the \`${header}\` of one before`
  return [
    ...repeated,
    pair('key-again', says, { ...last, gives: {}, checks: [], ...changed, expects: ['invalidRequest'] }),
  ]
}

/**
 * Whether the answer to a second request can show that the server does not know its key: by another payload, or by one of the
 * operation's own failures. For other operations no answer shows that a call was executed twice.
 */
const tellsAgain = ({ outcomes }: ContractOperation) =>
  outcomes.success.payload !== undefined || Object.keys(outcomes.failures).some((name) => name !== 'invalidRequest')

const payloadText = (body: unknown, operation: ContractOperation) =>
  operation.outcomes.success.payload === undefined ? 'nothing' : JSON.stringify(payloadOf(operation, body))

const keepReply =
  (operation: ContractOperation): Check =>
  ({ verdict, given }) => {
    given.set(FIRST, payloadText(verdict.body, operation))
    return undefined
  }

const sameReply =
  (operation: ContractOperation, again: string, isNote: boolean): Check =>
  ({ verdict, given }) => {
    const text = payloadText(verdict.body, operation)
    const [is, must] = shownApart(text, given.get(FIRST))
    return text === given.get(FIRST)
      ? undefined
      : {
          path: payloadPath(operation),
          says: `is ${is} ${again}, ${isNote ? 'should' : 'must'} be the first answer: ${must}`,
        }
  }

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
