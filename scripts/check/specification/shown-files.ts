import { readFileSync } from 'node:fs'
import { countShown, figuresIn, type Shown } from './check-document.ts'
import { type Fact, INDEX, withFigures } from './read-document.ts'
import { type Project, SHOWN } from './read-project.ts'
import type { Tag } from './read-tags.ts'

export const readShown = (): Shown => JSON.parse(readFileSync(SHOWN, 'utf8'))

/** The number of tags of each fact as it was written down, or as it is now if there are more. */
export function raised(tags: readonly Tag[], facts: readonly Fact[], before: Shown): Shown {
  const now = Object.entries(countShown(tags, facts)).map(([id, count]) => [id, Math.max(count, before[id] ?? 0)])
  return { ...before, ...Object.fromEntries(now) }
}

/** What is written down of the tests that show facts: the number of tags, and the figures of the index. */
export function shownFiles(
  { tags, specification: { facts } }: Project,
  written: Shown,
): [path: string, text: string][] {
  const now = countShown(tags, facts)
  // In the order of the facts; those that are gone come last, until they are named.
  const ids = new Set([...facts.map(({ id }) => id), ...Object.keys(written)])
  const inOrder = Object.fromEntries([...ids].flatMap((id) => (id in written ? [[id, written[id]]] : [])))
  return [
    [SHOWN, `${JSON.stringify(inOrder, null, 2)}\n`],
    [INDEX, withFigures(readFileSync(INDEX, 'utf8'), (of) => figuresIn(of, facts, now))],
  ]
}
