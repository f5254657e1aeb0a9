// Reads docs/specification.md, the table of the domains, and docs/specification/, one page each with numbered facts.
import { basename } from 'node:path/posix'

/** The reason of a fact that no test shows. */
type Reason = 'toCome' | 'notShown'

export interface Fact {
  /** Such as `REPAY-12`. */
  id: string
  domain: string
  number: number
  text: string
  file: string
  line: number
  /** A fact that tests show has none, every other fact has one. */
  reasons: Set<Reason>
}

interface Row {
  /** A domain, or `All`. */
  of: string
  /** Its columns after the first two, as text. */
  figures: string
  line: number
}

export interface Problem {
  file: string
  line: number
  /** What is wrong, and what to do. */
  says: string
}

/** Reads a file of the project; undefined if it does not exist. */
export type ReadFile = (path: string) => string | undefined

export interface Specification {
  domains: string[]
  facts: Fact[]
  table: Row[]
  problems: Problem[]
}

export const INDEX = 'docs/specification.md'
/** A domain's page: `docs/specification/repay.md`. */
export const PAGES = 'docs/specification/'

const HEADING = /^# ([A-Z]+): /
const FACT = /^- \*\*([A-Z]+)-(\d+)\*\* (.+)$/
const TO_COME = /^ {2}- To come: .+$/
const NOT_SHOWN = /^ {2}- Not shown: .+$/
const ROW = /^\| (?:\[([A-Z]+)\]\([^)]*\)|\*\*(All)\*\*) +\|/

/** The pages have the order of the table. */
export function readSpecification(paths: Iterable<string>, readFile: ReadFile): Specification {
  const found: Specification = { domains: [], facts: [], table: readTable(readFile(INDEX) ?? ''), problems: [] }
  const placeOf = (file: string) => found.table.findIndex(({ of }) => pageOf(of) === file)
  const pages = [...paths].filter((path) => path.startsWith(PAGES) && path.endsWith('.md'))
  for (const file of pages.toSorted((one, other) => placeOf(one) - placeOf(other)))
    readPage(found, file, readFile(file) ?? '')
  return found
}

const pageOf = (domain: string) => `${PAGES}${domain.toLowerCase()}.md`

function readTable(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    const [, domain, all] = ROW.exec(text) ?? []
    const of = domain ?? all
    return of ? [{ of, line: index + 1, figures: figuresOf(text.split('|').slice(3, -1).map(Number)) }] : []
  })
}

/** The index with other figures in its table, each cell as wide as before. */
export const withFigures = (markdown: string, figuresFor: (of: string) => readonly number[]): string =>
  markdown
    .split('\n')
    .map((text) => {
      const [, domain, all] = ROW.exec(text) ?? []
      const of = domain ?? all
      if (!of) return text
      const cells = text.split('|')
      const figures = figuresFor(of)
      return cells
        .map((cell, index) =>
          index < 3 || index === cells.length - 1 ? cell : ` ${figures[index - 3]}`.padEnd(cell.length),
        )
        .join('|')
    })
    .join('\n')

export const figuresOf = (figures: readonly number[]) => `| ${figures.join(' | ')} |`

function readPage({ domains, facts, problems }: Specification, file: string, markdown: string) {
  const problem = (line: number, says: string) => void problems.push({ file, line, says })
  const lines = markdown.split('\n')
  const [, own = ''] = HEADING.exec(lines[0] ?? '') ?? []
  if (pageOf(own) === file) domains.push(own)
  else problem(1, `does not begin as ${basename(file)} has to: \`# ${basename(file, '.md').toUpperCase()}: Its name\``)

  for (const [index, text] of lines.entries()) {
    const line = index + 1
    const [, domain, number, sentence] = FACT.exec(text) ?? []
    const last = facts.at(-1)
    if (domain && number && sentence) {
      const id = `${domain}-${number}`
      if (domain !== own) problem(line, `${id} does not belong to ${own}: move it to ${pageOf(domain)}`)
      if (facts.some((other) => other.id === id))
        problem(line, `${id} is there twice: give it the next number of its domain, never one again`)
      facts.push({ id, domain, number: Number(number), text: sentence, file, line, reasons: new Set() })
    } else if (text.startsWith('  ') && last?.file === file) {
      if (TO_COME.test(text)) last.reasons.add('toCome')
      else if (NOT_SHOWN.test(text)) last.reasons.add('notShown')
      else problem(line, `${last.id} has a line that cannot be read: write \`- To come: ...\` or \`- Not shown: ...\``)
    } else if (text.startsWith('- **'))
      problem(line, `a fact that cannot be read: write it as \`- **${own}-1** Its words.\``)
  }
}
