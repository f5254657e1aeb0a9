import ts from 'typescript'
import { nearestTo } from './nearest.ts'
import {
  countFigures,
  DOCUMENT,
  type Fact,
  type Figures,
  type Problem,
  type ReadFile,
  type Specification,
} from './read-document.ts'

/** What is wrong in the document itself: states, figures, and tests that its lines name and the sources cannot hold. */
export function checkDocument(specification: Specification, readFile: ReadFile): Problem[] {
  const { facts, problems } = specification
  const titlesOf = cached((file: string) => titlePatterns(file, readFile(file)))
  return [
    ...problems,
    ...facts.flatMap(checkState),
    ...checkFigures(specification),
    ...facts.flatMap((fact) => checkTests(fact, titlesOf)),
  ]
}

function checkState({ id, line, states }: Fact): Problem[] {
  if (states.size === 1) return []
  const says =
    states.size === 0
      ? `${id} has no state: say what it is shown by, that it is to come, or that it is not shown`
      : `${id} has several states: keep one, or make it several facts`
  return [{ file: DOCUMENT, line, says }]
}

function checkFigures({ domains, facts, table }: Specification): Problem[] {
  return [...domains, 'All'].flatMap((of) => {
    const row = table.find((candidate) => candidate.of === of)
    const right = countFigures(of === 'All' ? facts : facts.filter(({ domain }) => domain === of))
    if (row && writeFigures(row.figures) === writeFigures(right)) return []
    return [
      { file: DOCUMENT, line: row?.line ?? 1, says: `the figures of ${of} are not right: ${writeFigures(right)}` },
    ]
  })
}

const writeFigures = ({ facts, shown, toCome, notShown }: Figures) =>
  `| ${facts} | ${shown} | ${toCome} | ${notShown} |`

function checkTests({ id, shownBy }: Fact, titlesOf: (file: string) => Titles | undefined): Problem[] {
  return shownBy.flatMap(({ file, title, line }) => {
    const titles = titlesOf(file)
    if (!titles)
      return [{ file: DOCUMENT, line, says: `${id} is shown by ${file}, which does not exist: name another test` }]
    const missing = title.split(' › ').filter((part) => !titles.patterns.some((pattern) => pattern.test(part)))
    if (missing.length === 0) return []
    const near = nearestTo(title, titles.literal)
    const hint = near ? `; the nearest is "${near}"` : ''
    return [
      { file: DOCUMENT, line, says: `${id} is shown by a test that ${file} lacks: "${missing.join('", "')}"${hint}` },
    ]
  })
}

interface Titles {
  /** What a title may be: each text of the file, with any text in place of what is put in. */
  patterns: RegExp[]
  literal: string[]
}

/** Titles that a file's tests may have. Which of them ran is known only to the reports of the test runners. */
function titlePatterns(file: string, source: string | undefined): Titles | undefined {
  if (source === undefined) return undefined
  const titles: Titles = { patterns: [], literal: [] }
  const add = (text: string, isTemplate = false) => {
    titles.literal.push(text)
    titles.patterns.push(isTemplate || /[$%]\w/.test(text) ? patternOf(text) : exactly(text))
  }
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node.text)
    if (ts.isTemplateExpression(node))
      add(node.head.text + node.templateSpans.map((span) => PUT_IN + span.literal.text).join(''), true)
    // Names of fields are titles where tests are made of an object's entries.
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
  return titles
}

/** Stands for an expression in a template. */
const PUT_IN = '\0'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const exactly = (text: string) => new RegExp(`^${escaped(text)}$`)

/** Vitest puts values in for `%s`, `%.40s` or `$name.of.field`, templates for expressions. */
const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/\0|%[.\d]*[sdifjoOc#]|\$[\w.]+/)
      .map((part) => escaped(part))
      .join('.*')}$`,
    's',
  )

function cached<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key))
    // Set on the line above.
    return known.get(key) as Value
  }
}
