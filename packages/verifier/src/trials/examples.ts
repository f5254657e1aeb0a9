import type { Example } from '../bundle.ts'
import { type Contract, operationNamed, payloadOf, payloadPath } from '../contract.ts'
import type { Verdict } from '../judge.ts'
import type { ContractOperation } from '../operations.ts'
import { shown } from '../shown.ts'
import type { Reply } from '../send.ts'
import type { StepContext, Trial } from '../trial.ts'

type Judge = (operation: ContractOperation, reply: Reply) => Verdict

/** Each example of an operation: its request, after the steps that it names, must get the example's outcome. */
export function exampleTrials(contract: Contract, judge: Judge, operation: ContractOperation): Trial[] {
  const echoes = echoesOf(contract, operation)
  return Object.entries(operation.examples).map(([name, example]) => {
    const verdict = judgeExample(judge, operation, example)
    const outcome = verdict.outcome ?? 'other'
    const { steps = [], ...given } = example['x-given'] ?? {}
    return {
      kind: 'example',
      name: `${operation.id}/${name}`,
      operation,
      outcome,
      given,
      market: example['x-market'] ?? contract.market,
      isScrambled: verdict.envelope === 'scrambled',
      steps: [
        ...steps.map(({ call, with: request, gives = {} }) => {
          const called = operationNamed(contract, call)
          return { operation: called, request: request ?? called.request, expects: ['success'], gives }
        }),
        {
          operation,
          request: example['x-request'] ?? operation.request,
          expects: [outcome],
          checks: outcome === 'success' ? echoes : [],
        },
      ],
    }
  })
}

/** Judges an example's own value, which is in the contract as a server would send it. */
function judgeExample(judge: Judge, operation: ContractOperation, { value }: Example): Verdict {
  const isText = typeof value === 'string'
  const [type = ''] = Object.keys(operation.replies)
  const [status = 200] = operation.statuses
  return judge(operation, { status, type, text: isText ? value : JSON.stringify(value), milliseconds: 0 })
}

/**
 * A reply about another thing than the requested one is wrong, even if it is otherwise valid. A reply must repeat a field of the
 * request if the payload of each example has that field.
 */
function echoesOf({ envelope }: Contract, operation: ContractOperation) {
  const { failures } = operation.outcomes
  const pairs = Object.entries(operation.examples).flatMap(([name, example]) => {
    const value = Object.hasOwn(failures, name) ? undefined : payloadOf(operation, example.value)
    if (value === undefined || value === null) return []
    const request = example['x-request'] ?? operation.request
    const leaves = leavesOf(value, payloadPath(operation))
    return [new Map(leaves.map(([path, leaf]) => [path, request[lastName(path)] === leaf]))]
  })
  const paths = [...(pairs[0]?.keys() ?? [])]
    .filter((path) => path !== envelope.code && path !== envelope.message)
    .filter((path) => pairs.every((found) => found.get(path)))
  const check = ({ verdict, sent }: StepContext) => {
    const wrong = paths.find((path) => {
      const asked = sent[lastName(path)]
      const came = textAt(verdict.body, path)
      return asked !== undefined && came !== undefined && came !== asked
    })
    return wrong === undefined
      ? undefined
      : {
          path: wrong,
          says: `is ${shown(textAt(verdict.body, wrong))}, must be the \`${lastName(wrong)}\` that was asked for`,
        }
  }
  return paths.length > 0 ? [check] : []
}

const lastName = (path: string) => path.split('.').at(-1) ?? ''

/** The texts and numbers of a payload by path, outside lists. */
function leavesOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, item]) => leavesOf(item, path ? `${path}.${name}` : name))
}

/** The text or number in a reply at a path such as `data.ticket`. */
export function textAt(body: unknown, path: string): string | undefined {
  const value = path.split('.').reduce<unknown>((node, key) => Object(node)[key], body)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
