// Reads the facts' numbers in the titles of tests: tags in Playwright's form, `@REPAY-12`.
import ts from 'typescript'
import type { Problem } from './read-document.ts'

export interface Tag {
  /** Such as `REPAY-12`. */
  fact: string
  file: string
  line: number
  /** The title with the tag, with `…` for inserted values; or the row of a table from which titles are made. */
  text: string
  /** Matches the full title of a test that carries it, including its groups' titles. */
  pattern: RegExp
  /** The word that keeps its test from running, such as `skip`. */
  stop?: string
}

/** The files in which Playwright and Vitest look for tests (tests/…/playwright.config.ts, vitest.config.ts). */
const TESTS = /\.(?:test|release|browser|demo|commands|journey|webkit)\.tsx?$/
const TAG = /@([A-Z]+-\d+)(?![\w-])/g
/** A text that was probably meant as a tag. */
const NEARLY = /@([A-Za-z]+)-?(\d+)(?![\w-])/g
/** What begins as one, after a blank. */
const BEGUN = /(?<=^|\s)@([A-Z]+)(?![a-z])[^\s'"`]*/g
/** Tests that a runner leaves out, or that have to fail. */
const STOPS = ['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail']
const GROUPS = ['test', 'it', 'describe']

/** The facts' numbers in a text. */
export const tagsIn = (text: string) => [...text.matchAll(TAG)].map(([, fact = '']) => fact)

const withoutTags = (text: string) => text.replaceAll(TAG, '').replaceAll(/\s+/g, ' ').trim()

/** The tags of a file, and their mistakes. */
export function readTags(
  file: string,
  source: string,
  domains: readonly string[],
): { tags: Tag[]; problems: Problem[] } {
  const tags: Tag[] = []
  const problems: Problem[] = []
  if (!/@[A-Za-z]+-?\d/.test(source)) return { tags, problems }
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const lines = source.split('\n')
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    if (text !== undefined) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
      const problem = (says: string) => void problems.push({ file, line, says })
      for (const [written, domain = '', number] of text.matchAll(NEARLY)) {
        const right = `@${domain.toUpperCase()}-${number}`
        const isKnown = domains.includes(domain.toUpperCase())
        if (isKnown && written !== right) problem(`has the tag ${written}: write ${right}`)
        if (!isKnown && written === right) problem(`has the tag ${written}: there is no domain ${domain}`)
      }
      for (const [written, domain = ''] of text.matchAll(BEGUN))
        if (domains.includes(domain) && !/^@[A-Z]+-?\d+$/.test(written))
          problem(`has the tag ${written}: write @${domain}-1, each number in a tag of its own`)
      const facts = tagsIn(text).filter((fact) => domains.some((domain) => fact.startsWith(`${domain}-`)))
      if (facts.length > 0 && !TESTS.test(file))
        problem(`has the tag @${facts[0]}, and no test: tags stand in the files of tests`)
      const stop = stopOf(node)
      const said = withoutTags(text).replaceAll(PUT_IN, '…') || lines[line - 1]?.trim() || ''
      for (const fact of facts)
        tags.push({ fact, file, line, text: said, pattern: patternOf(text), ...(stop && { stop }) })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return { tags, problems }
}

/** Stands for an expression in a template. */
const PUT_IN = '\0'

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => PUT_IN + literal.text).join('')
}

/** The possible titles: Vitest inserts values for `%s`, `%.40s` or `$name.of.field`; templates insert expressions. */
function patternOf(text: string): RegExp {
  const parts = text.trim().split(/\0|%[.\d]*[sdifjoOc#]|\$[\w.]+/)
  return new RegExp(parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*'), 's')
}

/** The word that keeps a test or a group around a node from running. */
function stopOf(node: ts.Node): string | undefined {
  for (let around: ts.Node | undefined = node; around; around = around.parent) {
    const names = ts.isCallExpression(around) ? namesOf(around.expression) : []
    const stop = GROUPS.includes(names[0] ?? '') ? names.find((name) => STOPS.includes(name)) : undefined
    if (stop) return stop
  }
  return undefined
}

/** `test`, `skip` and `each` of `test.skip.each(rows)`. */
function namesOf(called: ts.Expression): string[] {
  if (ts.isIdentifier(called)) return [called.text]
  if (ts.isPropertyAccessExpression(called)) return [...namesOf(called.expression), called.name.text]
  if (ts.isCallExpression(called)) return namesOf(called.expression)
  if (ts.isTaggedTemplateExpression(called)) return namesOf(called.tag)
  return []
}
