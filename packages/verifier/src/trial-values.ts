import type { ContractOperation } from './operations.ts'
import type { SeedValue } from './seeds.ts'
import type { Trial, TrialStep } from './trial.ts'

/** Outcomes of requests that change nothing at a correct server. */
const DOES_NOTHING = new Set(['invalidRequest', 'sessionEnded'])

const isRefused = ({ expects }: TrialStep) => expects.every((outcome) => DOES_NOTHING.has(outcome))

/** Whether this trial changes a correct server: it writes, pays or uses something up. */
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
    // It only looks like JSON.
  }
  return found
}

/**
 * The values of its requests that name something that the server must hold (`x-own-fields`), each with its field. Values of
 * earlier replies do not count, and neither do requests that a correct server refuses.
 */
export function ownValues({ kind, steps }: Trial): [field: string, value: string][] {
  const given = new Set<string>()
  return steps.flatMap((step) => {
    const { operation, request } = step
    const found = operation.ownFields.flatMap((field): [string, string][] => {
      const value = request[field]
      if (value === undefined || isGiven(value, field, given) || isRefused(step)) return []
      // It belongs to another person.
      if (kind === 'others' && field === step.set) return []
      return (kind === 'negative' || kind === 'odd') && !isShown(operation, field, value) ? [] : [[field, value]]
    })
    for (const field of Object.keys(step.gives ?? {})) given.add(field)
    return found
  })
}

/** The limits of a server, for trials that send a value beyond them. */
export const boundsOf = ({ steps }: Trial): [field: string, value: string][] =>
  steps.flatMap(({ adds, set = '', request: { [set]: value } }): [string, string][] =>
    adds === undefined || value === undefined ? [] : [[set, value]],
  )

/** Values that say whose money a trial moves. A field that the trial breaks or takes from another person does not count. */
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

/** Whether the value comes from an earlier reply of the trial. */
const isGiven = (value: string, field: string, given: Set<string>) => value.startsWith('$') || given.has(field)

/** The values that a server must hold. A value that only failures use may not exist anywhere. */
export const thingsIn = (trials: Trial[]): Set<string> =>
  new Set(
    trials
      .filter(({ kind, outcome }) => kind === 'example' && outcome === 'success')
      .flatMap((trial) => ownValues(trial).map(([, value]) => value)),
  )

/** Whether an example of the contract uses this value. */
const isShown = ({ request, examples }: ContractOperation, field: string, value: string) =>
  [request, ...Object.values(examples).map((example) => example['x-request'])].some((shown) => shown?.[field] === value)

/** Whether each trial gets a value of its own. */
export const isFresh = (value: SeedValue | undefined) => value !== undefined && typeof value !== 'string'
