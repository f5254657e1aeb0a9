// Reads docs/specification.md: numbered facts under a chapter a domain, each with its state in indented lines.

interface ShownBy {
  file: string
  /** As test runners put it together: the names of its groups and its own, with `›` between. */
  title: string
  line: number
}

type State = 'shown' | 'toCome' | 'notShown'

export interface Fact {
  /** Such as `REPAY-12`. */
  id: string
  domain: string
  number: number
  text: string
  line: number
  /** The states that the fact's lines give it; a sound fact has one. */
  states: Set<State>
  shownBy: ShownBy[]
}

/** How many facts a domain has, and how many of them in each state. */
export type Figures = Record<'facts' | State, number>

interface FiguresRow {
  /** A domain, or `All`. */
  of: string
  figures: Figures
  line: number
}

export interface Problem {
  file: string
  line: number
  /** What is wrong, and what to do. */
  says: string
}

/** Reads a file of the project; undefined where there is none. */
export type ReadFile = (path: string) => string | undefined

export interface Specification {
  domains: string[]
  facts: Fact[]
  table: FiguresRow[]
  problems: Problem[]
}

export const DOCUMENT = 'docs/specification.md'

const CHAPTER = /^## ([A-Z]+): /
const FACT = /^- \*\*([A-Z]+)-(\d+)\*\* (.+)$/
const SHOWN = /^ {2}- Shown by \[[^\]]+\]\(\.\.\/([^)]+)\): "(.+)"$/
const TO_COME = /^ {2}- To come: .+$/
const NOT_SHOWN = /^ {2}- Not shown: .+$/
const ROW = /^\| (?:\[([A-Z]+)\]\([^)]*\)|\*\*(All)\*\*) +\|/

/** Takes back what Markdown needs before its marks. */
const unescaped = (text: string) => text.replaceAll(/\\([\\*_<>`[\]])/g, '$1')

export function readSpecification(markdown: string): Specification {
  const found: Specification = { domains: [], facts: [], table: [], problems: [] }
  const { domains, facts, table } = found
  const problem = (line: number, says: string) => void found.problems.push({ file: DOCUMENT, line, says })

  for (const [index, text] of markdown.split('\n').entries()) {
    const line = index + 1
    const [, chapter] = CHAPTER.exec(text) ?? []
    const [, domain, number, sentence] = FACT.exec(text) ?? []
    const fact = facts.at(-1)
    if (chapter) domains.push(chapter)
    else if (domain && number && sentence) {
      const id = `${domain}-${number}`
      if (domain !== domains.at(-1)) problem(line, `${id} does not belong to the chapter ${domains.at(-1)}: move it`)
      const before = facts.findLast((other) => other.domain === domain)
      if (before && before.number >= Number(number))
        problem(line, `${id} comes after ${before.id}: give it the next number of its domain, never one again`)
      facts.push({ id, domain, number: Number(number), text: sentence, line, states: new Set(), shownBy: [] })
    } else if (text.startsWith('  ') && fact) readState(fact, text, line, problem)
    else if (text.startsWith('- **') && domains.length > 0)
      problem(line, 'a fact that cannot be read: write it as `- **REPAY-1** Its words.`')
    const row = ROW.exec(text)
    if (row) table.push(readRow(text, row[1] ?? row[2] ?? '', line))
  }
  return found
}

function readState(fact: Fact, text: string, line: number, problem: (line: number, says: string) => void) {
  const [, file, title] = SHOWN.exec(text) ?? []
  if (file && title) {
    fact.states.add('shown')
    fact.shownBy.push({ file, title: unescaped(title), line })
  } else if (TO_COME.test(text)) fact.states.add('toCome')
  else if (NOT_SHOWN.test(text)) fact.states.add('notShown')
  else
    problem(
      line,
      `${fact.id} has a line that cannot be read: write \`- Shown by [file](../path): "title"\`, \`- To come: ...\` or \`- Not shown: ...\``,
    )
}

function readRow(text: string, of: string, line: number): FiguresRow {
  const [facts = Number.NaN, shown = Number.NaN, toCome = Number.NaN, notShown = Number.NaN] = text
    .split('|')
    .slice(3)
    .map(Number)
  return { of, line, figures: { facts, shown, toCome, notShown } }
}

/** The figures that the facts of a domain, or all, come to. */
export function countFigures(facts: readonly Fact[]): Figures {
  const countOf = (state: State) => facts.filter(({ states }) => states.has(state)).length
  return { facts: facts.length, shown: countOf('shown'), toCome: countOf('toCome'), notShown: countOf('notShown') }
}
