import type { ContractOperation } from './operations.ts'
import type { SeedValue } from './seeds.ts'
import type { Trial, TrialStep } from './trial.ts'

/** Outcomes of a request that a right server does nothing for. */
const DOES_NOTHING = new Set(['invalidRequest', 'sessionEnded'])

const isRefused = ({ expects }: TrialStep) => expects.every((outcome) => DOES_NOTHING.has(outcome))

/** Whether a right server is another one after this trial: something was written, paid or used up. */
export const changes = ({ steps }: Trial) => steps.some((step) => step.operation.effect !== 'read' && !isRefused(step))

/** The texts of its requests in the contract, also those inside lists and objects. */
export const textsOf = ({ steps }: Trial): Set<string> =>
  new Set(steps.flatMap(({ request }) => Object.values(request).flatMap(textsIn)))

function textsIn(text: string): string[] {
  if (!/^[[{]/.test(text)) return [text]
  const found = [text]
  try {
    JSON.parse(text, (_, value) => {
      if (typeof value === 'string') found.push(value)
      return value
    })
  } catch {
    // It only looks like one.
  }
  return found
}

/**
 * The values of its requests that name something that the server must hold (`x-own-fields`), with the field of each. What
 * an earlier reply gives is not one of them, and neither is a request that a right server only refuses.
 */
export function ownValues({ kind, steps }: Trial): [field: string, value: string][] {
  const given = new Set<string>()
  return steps.flatMap((step) => {
    const { operation, request } = step
    const found = operation.ownFields.flatMap((field): [string, string][] => {
      const value = request[field]
      if (value === undefined || isGiven(value, field, given) || isRefused(step)) return []
      // It is another person's.
      if (kind === 'others' && field === step.set) return []
      return (kind === 'negative' || kind === 'odd') && !isShown(operation, field, value) ? [] : [[field, value]]
    })
    for (const field of Object.keys(step.gives ?? {})) given.add(field)
    return found
  })
}

/** The most or least that a server takes, for trials that send what lies beyond it. */
export const boundsOf = ({ steps }: Trial): [field: string, value: string][] =>
  steps.flatMap(({ adds, set = '', request: { [set]: value } }): [string, string][] =>
    adds === undefined || value === undefined ? [] : [[set, value]],
  )

/** Values that name whose money a trial moves. What it breaks, or takes from another person, is nobody's money. */
export function valuesWithMoney({ steps }: Trial): string[] {
  const given = new Set<string>()
  return steps.flatMap(({ operation, request, set, gives = {} }) => {
    const fields = operation.effect === 'money' ? operation.ownFields : []
    const values = fields.flatMap((field) => {
      const value = request[field]
      const isOpen = value !== undefined && field !== set && !isGiven(value, field, given)
      return isOpen ? [value] : []
    })
    for (const field of Object.keys(gives)) given.add(field)
    return values
  })
}

/** Whether an earlier reply of the trial gives it. */
const isGiven = (value: string, field: string, given: Set<string>) => value.startsWith('$') || given.has(field)

/** What a server must hold: a value that only failures name may be nobody's. */
export const thingsIn = (trials: Trial[]): Set<string> =>
  new Set(
    trials
      .filter(({ kind, outcome }) => kind === 'example' && outcome === 'success')
      .flatMap((trial) => ownValues(trial).map(([, value]) => value)),
  )

/** Whether an example has this value, and not only a trial that changes it. */
const isShown = ({ request, examples }: ContractOperation, field: string, value: string) =>
  [request, ...Object.values(examples).map((example) => example['x-request'])].some((shown) => shown?.[field] === value)

/** Whether each trial gets another value. */
export const isFresh = (value: SeedValue | undefined) => value !== undefined && typeof value !== 'string'
