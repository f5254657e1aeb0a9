import { runCommand } from './run-command.ts'
import type { SeedValue } from './seeds.ts'
import type { Trial } from './trial.ts'
import { changes, isFresh, textsOf } from './trial-values.ts'
import { variableOf } from './credentials.ts'

/** There is no value for a trial. The message says why. */
export class NoValue extends Error {}

/**
 * Takes values from a seeds file. A trial that changes something gets fresh values; all others share one value. Within a
 * trial, a value stays the same.
 */
export function freshValues() {
  const taken = new Map<SeedValue, number>()
  const shared = new Map<SeedValue, Promise<string>>()
  return async (trial: Trial, values: Record<string, SeedValue>): Promise<Record<string, string>> => {
    const texts = textsOf(trial)
    const own = await Promise.all(
      Object.entries(values).flatMap(([name, value]) =>
        typeof value === 'string' || texts.has(name) ? [valueFor(trial, name, value)] : [],
      ),
    )
    return Object.fromEntries(own)
  }

  async function valueFor(trial: Trial, name: string, value: SeedValue): Promise<[string, string]> {
    if (!isFresh(value) || changes(trial)) return [name, await next(trial, name, value)]
    const known = shared.get(value) ?? next(trial, name, value)
    shared.set(value, known)
    return [name, await known]
  }

  async function next({ name: trial, operation }: Trial, name: string, value: SeedValue): Promise<string> {
    if (typeof value === 'string') return value
    if (Array.isArray(value)) {
      const index = taken.get(value) ?? 0
      taken.set(value, index + 1)
      const found = value[index]
      if (found === undefined) throw new NoValue(`all ${value.length} values for ${name} in the seeds file are used up`)
      return found
    }
    const named = (variable: string) => variableOf(operation.prefix, variable)
    const result = await runCommand(value.command, { [named('trial')]: trial, [named('value')]: name })
    if ('failed' in result) throw new NoValue(`the command for ${name} in the seeds file failed: ${result.failed}`)
    if (result.line === '') throw new NoValue(`the command for ${name} in the seeds file printed nothing`)
    return result.line
  }
}

/** The values that a plan shows. It runs no command. */
export const plannedValues = (values: Record<string, SeedValue>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const [first = name] = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [`fresh-${name}`]
      return [name, first]
    }),
  )
