import { changes, isFresh, ownValues, textsOf, thingsIn } from './trial-values.ts'
import { groupBy } from './group-by.ts'
import { heldFor, type Seeds } from './seeds.ts'
import { namesOf as situationsOf, unnamedIn } from './step-request.ts'
import { counted, namesOf } from './terminal.ts'
import type { Trial } from './trial.ts'
import type { Planned, Report, VerifyOptions } from './verify.ts'

/** Hints about the seeds file after a run. `all` are the contract's trials. */
export function allWarnings(
  all: Trial[],
  planned: Planned[],
  seeds: Seeds,
  { findings, results }: Report,
  { reset }: Pick<VerifyOptions, 'reset'>,
): string[] {
  const hints = findings.length > 0 && reset === undefined ? usedByMany(planned, seeds, results) : []
  const things = thingsIn(all)
  const unnamed = results.flatMap(({ trial, state }) => {
    if (state === 'skipped') return []
    const values = unnamedIn(trial, seeds).flatMap(([, value]) =>
      things.has(value) || state === 'failed' ? [value] : [],
    )
    return Array.from(new Set(values))
  })
  const unnamedLine = `No seed names these values, and the contract's own were sent: ${counts(unnamed)}.`
  return [...unusedLines(all, seeds), ...(unnamed.length > 0 ? [unnamedLine] : []), ...hints]
}

/** Values of failed trials that several trials have changed: a first guess at why. */
function usedByMany(planned: Planned[], seeds: Seeds, results: Report['results']): string[] {
  const failed = new Set(results.flatMap(({ trial, state }) => (state === 'failed' ? [...valuesOf(trial, seeds)] : [])))
  const used = planned.flatMap(({ trial, skip }) => {
    if (skip !== undefined || !changes(trial)) return []
    return [...valuesOf(trial, seeds)].filter((value) => failed.has(value))
  })
  const many = used.filter((value, _, all) => all.indexOf(value) !== all.lastIndexOf(value))
  if (many.length === 0) return []
  const advice = 'If one of them uses it up, give each trial its own (a list or a command), or reset with --before-each'
  return [`Several trials change the same thing: ${counts(many)}. ${advice}.`]
}

/** The values that a trial names, without those of which each trial gets a fresh one. */
function valuesOf(trial: Trial, seeds: Seeds): Set<string> {
  const { values } = heldFor(seeds, situationsOf(trial), trial.market)
  return new Set(ownValues(trial).flatMap(([, value]) => (isFresh(values[value]) ? [] : [value])))
}

/** One line, whatever is unused: a script may have written every value into every situation. */
function unusedLines(all: Trial[], { values = {}, markets = {}, given = {} }: Seeds): string[] {
  const inTrials = (trials: Trial[]) => new Set(trials.flatMap((trial) => [...textsOf(trial)]))
  const unused = (place: string, held: object, trials: Trial[]): [place: string, names: string[]][] => {
    const texts = inTrials(trials)
    const names = Object.keys(held).filter((name) => !texts.has(name))
    return names.length > 0 ? [[place, names]] : []
  }
  const ofGroups = (place: string, groups: Seeds['given'], isOf: (trial: Trial, name: string) => boolean) =>
    Object.entries(groups ?? {}).flatMap(([name, held]): [place: string, names: string[]][] => {
      const trials = all.filter((trial) => isOf(trial, name))
      return trials.length === 0 ? [[place, [name]]] : unused(`${place}.${name}.values`, held.values ?? {}, trials)
    })
  const places = [
    ...unused('values', values, all),
    ...ofGroups('markets', markets, ({ market }, name) => market === name),
    ...ofGroups('given', given, (trial, name) => situationsOf(trial).includes(name)),
  ]
  if (places.length === 0) return []
  const count = places.reduce((sum, [, names]) => sum + names.length, 0)
  const shown = places.map(([place, [first = '', ...more]]) => {
    const others = more.length === 0 ? '' : ` and ${more.length} more there`
    return `\`${place}.${first}\`${others}`
  })
  return [
    `${counted(count, 'name')} in the seeds file ${count === 1 ? 'is' : 'are'} used by no trial of this contract: ${namesOf(shown)}.`,
  ]
}

const counts = (values: string[]) =>
  namesOf([...groupBy(values, (value) => value)].map(([value, all]) => `${value} (${counted(all.length, 'trial')})`))
