import { leavesIn, placeAt } from './places.ts'
import type { Seeds } from './seeds.ts'
import { shown } from './shown.ts'
import type { Trial, TrialStep } from './trial.ts'

/** Shorter values occur in replies by chance: they are looked for only where the contract has their field. */
const SHORTEST = 6

/** The place in a reply that shows something of another person that was not asked for. */
export function othersProblem(
  body: unknown,
  others: Record<string, string>,
  { places }: Pick<TrialStep, 'places'>,
  sent: Record<string, string>,
): { path: string; says: string } | undefined {
  const theirs = new Set(Object.values(others).filter((value) => value.length >= SHORTEST))
  for (const value of Object.values(sent)) theirs.delete(value)
  const isTheirs = (path: string, text: string) =>
    theirs.has(text) ||
    placeAt(places, path)?.fields.some((field) => others[field] === text && sent[field] !== text) === true
  const [path, value] = leavesIn(body).find(([at, leaf]) => isTheirs(at, String(leaf))) ?? []
  return path === undefined
    ? undefined
    : { path, says: `is ${shown(value)}, which is another person's (\`others\` in the seeds file)` }
}

/** Says for which values of another person no reply can be looked through. */
export function othersWarnings(trials: Trial[], { others = {} }: Seeds): string[] {
  const steps = trials.flatMap((trial) => trial.steps)
  const fields = new Set(steps.flatMap(({ places }) => [...(places?.values() ?? [])].flatMap((place) => place.fields)))
  const unseen = Object.keys(others).filter((field) => String(others[field]).length < SHORTEST && !fields.has(field))
  return unseen.length === 0
    ? []
    : [
        `Values of \`others\` in the seeds file that are too short to be looked for in replies, and whose field no reply of this contract has: ${unseen.join(', ')}.`,
      ]
}
