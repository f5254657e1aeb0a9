import { type Fact, figuresOf, INDEX, type Problem, type Specification } from './read-document.ts'
import type { Tag } from './read-tags.ts'

/** The number of tags for each fact. */
export type Shown = Readonly<Record<string, number>>

export function countShown(tags: readonly Tag[], facts: readonly Fact[]): Shown {
  const ofFact = Map.groupBy(tags, ({ fact }) => fact)
  return Object.fromEntries(facts.flatMap(({ id }) => (ofFact.has(id) ? [[id, ofFact.get(id)?.length ?? 0]] : [])))
}

/** What is wrong with the facts' states, with the table and with the tags. Each fact has as many tags as were written down. */
export function checkDocument(specification: Specification, tags: readonly Tag[], before: Shown): Problem[] {
  const { facts, problems } = specification
  const shown = countShown(tags, facts)
  return [
    ...problems,
    ...facts.flatMap((fact) => checkState(fact, fact.id in shown)),
    ...facts.flatMap((fact) => checkNumber(fact, shown[fact.id] ?? 0, before[fact.id] ?? 0)),
    ...checkGone(facts, before),
    ...checkTable(specification, shown),
    ...checkTags(tags),
  ]
}

function checkState({ id, file, line, reasons }: Fact, isShown: boolean): Problem[] {
  if (reasons.size + Number(isShown) === 1) return []
  const says = isShown
    ? `${id} is shown by a test, and has a line that says it is not: keep one`
    : reasons.size > 0
      ? `${id} is to come, and not shown: keep one`
      : `no test shows ${id}: end the title of one with @${id}, or say that it is to come, or why it is not shown`
  return [{ file, line, says }]
}

function checkNumber({ id, file, line }: Fact, now: number, before: number): Problem[] {
  // Without any it has to say why.
  if (now === before || now === 0) return []
  const says =
    now < before
      ? `${id} has ${now} of its ${before} tags left in the tests. If that is meant: npm run shown-by -- --write ${id}`
      : `${id} has ${now} tags in the tests, ${before} are written down: npm run generate writes it`
  return [{ file, line, says }]
}

function checkGone(facts: readonly Fact[], before: Shown): Problem[] {
  const gone = Object.keys(before).filter((id) => !facts.some((fact) => fact.id === id))
  return gone.map((id) => ({
    file: INDEX,
    line: 1,
    says: `${id} was shown by ${before[id]} tests, and is no fact any more. If that is meant: npm run shown-by -- --write ${id}`,
  }))
}

function checkTable({ domains, facts, table }: Specification, shown: Shown): Problem[] {
  return [...domains, 'All'].flatMap((of) => {
    const row = table.find((candidate) => candidate.of === of)
    const figures = figuresOf(figuresIn(of, facts, shown))
    if (row?.figures === figures) return []
    const says = `the figures of ${of} are not right: ${figures}. npm run generate writes them`
    return [{ file: INDEX, line: row?.line ?? 1, says }]
  })
}

/** A number without a fact is reported like any other citation. */
function checkTags(tags: readonly Tag[]): Problem[] {
  return tags.flatMap(({ fact, file, line, text, stop }) =>
    stop ? [{ file, line, says: `"${text}" is to show ${fact}, and \`${stop}\` keeps it from running` }] : [],
  )
}

/** The figures of a row of the index: of a domain, or of `All`. */
export const figuresIn = (of: string, facts: readonly Fact[], shown: Shown): number[] =>
  Object.values(countFigures(of === 'All' ? facts : facts.filter(({ domain }) => domain === of), shown))

/** The number of facts, in total and in each state. */
export function countFigures(facts: readonly Fact[], shown: Shown) {
  const countOf = (is: (fact: Fact) => boolean) => facts.filter(is).length
  return {
    facts: facts.length,
    shown: countOf(({ id }) => id in shown),
    toCome: countOf(({ reasons }) => reasons.has('toCome')),
    notShown: countOf(({ reasons }) => reasons.has('notShown')),
  }
}
