import { JSONPath } from 'jsonpath-plus'
import type { ArazzoDocument, Criterion, Step, Workflow } from './arazzo.ts'
import { textOf } from './bundle.ts'
import { CannotVerify } from './cannot-verify.ts'
import type { Contract } from './contract.ts'
import { filled } from './expressions.ts'
import { printable } from './printable.ts'
import { shown, shownApart } from './shown.ts'
import type { Check, StepContext, Trial, TrialStep } from './trial.ts'
import { textAt } from './trials/examples.ts'

/** The name of the group of all journeys. */
export const JOURNEYS = 'journeys'

/**
 * Each journey: its steps in order, with checks of their outcomes and of each other. A contract of another version may lack
 * something that a journey needs.
 */
export function journeyTrials(contract: Contract, { workflows }: ArazzoDocument): Trial[] {
  return workflows.flatMap((workflow) => {
    const lacks = workflow.steps.flatMap((step) => lackedBy(contract, step) ?? [])[0]
    const names = workflow.steps.map(({ stepId }) => stepId)
    const steps = workflow.steps.flatMap((step) => {
      const answerAfter = names.indexOf(step['x-answer-after'] ?? '')
      const found = stepOf(contract, step, workflow.steps)
      return found ? { ...found, ...(answerAfter >= 0 && { answerAfter }) } : []
    })
    const [first] = steps
    return first ? [trialOf(contract, workflow, steps, first, lacks)] : []
  })
}

/** A part that a step needs, and that this contract lacks. */
function lackedBy(contract: Contract, step: Step): string | undefined {
  const operation = contract.operations.get(step.operationId)
  if (!operation) return `\`${step.operationId}\``
  const { outcomes, parameters, body } = operation
  const outcome = step['x-outcome']
  const names = ['success', 'other', 'sessionEnded', ...Object.keys(outcomes.failures)]
  if (!names.includes(outcome)) return `\`${outcome}\` of \`${operation.id}\``
  const known = Object.keys({ ...parameters, ...body?.fields })
  const sent = [...(step.parameters ?? []).map(({ name }) => name), ...Object.keys(step.requestBody?.payload ?? {})]
  const field = sent.find((name) => !known.includes(name))
  return field === undefined ? undefined : `\`${field}\` of \`${operation.id}\``
}

const trialOf = (
  { market }: Contract,
  workflow: Workflow,
  steps: TrialStep[],
  first: TrialStep,
  lacks: string | undefined,
): Trial => ({
  kind: 'journey',
  name: `${JOURNEYS}/${workflow.workflowId}`,
  operation: first.operation,
  outcome: workflow.summary,
  given: workflow['x-given'] ?? {},
  market: workflow['x-market'] ?? market,
  isScrambled: false,
  steps,
  ...(lacks !== undefined && { lacks }),
})

function stepOf({ operations }: Contract, step: Step, steps: Step[]): TrialStep | undefined {
  const operation = operations.get(step.operationId)
  if (!operation) return undefined
  const outputs = Object.entries(step.outputs ?? {}).map(([name, value]) => {
    const [, source, pointer] = /^\$(response|request)\.body#\/(.+)$/.exec(value) ?? []
    if (!source || !pointer) throw new CannotVerify(`The journeys have an output that cannot be read: ${value}.`)
    return { name: `$steps.${step.stepId}.outputs.${name}`, source, path: pathOf(pointer) }
  })
  const of = (which: string) =>
    Object.fromEntries(outputs.filter(({ source }) => source === which).map(({ name, path }) => [name, path]))
  const gives = of('response')
  /** The other read, if a criterion compares the reply to this read with that one: either of them may be wrong. */
  const otherRead = (expression: string) => {
    const id = steps.find(({ stepId }) => stepId === stepIn(expression))?.operationId ?? operation.id
    const areReads = [operation, operations.get(id)].every((one) => one?.effect === 'read')
    return areReads && id !== operation.id ? id : undefined
  }
  return {
    operation,
    request: {
      ...Object.fromEntries((step.parameters ?? []).map(({ name, value }) => [name, textOf(value)])),
      ...Object.fromEntries(
        Object.entries(step.requestBody?.payload ?? {}).map(([name, value]) => [name, textOf(value)]),
      ),
    },
    expects: [step['x-outcome']],
    ...(step.description !== undefined && { why: inSentence(step.description) }),
    gives,
    ...(step['x-later'] !== undefined && { later: step['x-later'] }),
    keeps: of('request'),
    isChanged: (step.successCriteria ?? []).some(({ condition }) => condition.includes(' != ')),
    checks: [
      // The first criterion is the outcome, which is checked by name.
      ...(step.successCriteria ?? []).slice(1).map((criterion) => checkOf(criterion, step.description, otherRead)),
      ...(Object.keys(gives).length > 0 ? [areThere(Object.values(gives))] : []),
    ],
  }
}

/** Checks that the reply has the values for later steps. Reports only the first, because usually all are missing. */
const areThere =
  (paths: string[]): Check =>
  ({ verdict }) => {
    const path = paths.find((one) => textAt(verdict.body, one) === undefined)
    return path === undefined ? undefined : { path, says: 'is missing, and later steps need it' }
  }

const inSentence = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`

/** Converts a JSON pointer to the form of paths in findings. */
const pathOf = (pointer: string) => pointer.replaceAll('/', '.')

function checkOf(
  { condition, context, type }: Criterion,
  why: string | undefined,
  otherRead: (expression: string) => string | undefined,
): Check {
  const because = why === undefined ? '' : ` (${inSentence(why)})`
  if (type) return findsSomething(condition, context, because)
  const [, pointer, sign, right] = /^\$response\.body#\/(\S+) (==|!=) (.+)$/.exec(condition) ?? []
  if (!pointer || !sign || !right)
    throw new CannotVerify(`The journeys have a criterion that cannot be read: ${condition}.`)
  const path = pathOf(pointer)
  const literal = /^'(.*)'$/s.exec(right)?.[1]
  const field = /^\$request\.(?:body#\/|query\.|path\.|header\.)([\w-]+)$/.exec(right)?.[1]
  return ({ verdict, sent, given }) => {
    const came = textAt(verdict.body, path)
    const other = literal ?? (field === undefined ? filled(right, given) : (sent[field] ?? ''))
    if ((came === other) === (sign === '==')) return undefined
    const before =
      literal !== undefined ? '' : field === undefined ? `, as step ${stepIn(right)} was told` : ', as was sent'
    if (sign === '!=') return { path, says: `is ${shown(other)}${before}, must be another${because}` }
    const [is, must] = shownApart(came, other)
    const read = came === undefined || literal !== undefined ? undefined : otherRead(right)
    const wanted =
      read === undefined ? `must be ${must}${before}` : `and \`${read}\` has ${must}: both must be the same`
    return { path, says: `is ${came === undefined ? 'missing' : is}, ${wanted}${factorIn(came, other)}${because}` }
  }
}

/** Amounts in another unit: cents for whole ones, thousands. */
const FACTORS = [10, 100, 1000]

/** The factor by which a number is wrong, if it looks like an amount in another unit. */
function factorIn(came: string | undefined, must: string): string {
  const [is, right] = [Number(came), Number(must)]
  const large = FACTORS.find((factor) => right !== 0 && is === right * factor)
  const small = FACTORS.find((factor) => is !== 0 && right === is * factor)
  if (large !== undefined) return `: ${large} times too large`
  return small === undefined ? '' : `: ${small} times too small`
}

const stepIn = (expression: string) => /^\$steps\.([\w-]+)\./.exec(expression)?.[1] ?? expression

function findsSomething(condition: string, context: string | undefined, because: string): Check {
  if (context !== '$response.body')
    throw new CannotVerify(`The journeys look at something other than a reply: ${context}.`)
  return ({ verdict, given }: StepContext) => {
    const path = filled(condition, given)
    const found: unknown[] = JSONPath({ path, json: Object(verdict.body), eval: 'safe', wrap: true })
    return found.length > 0 ? undefined : { path: 'body', says: `has nothing at ${printable(path)}${because}` }
  }
}
