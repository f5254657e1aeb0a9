// Checks docs/specification.md, and every citation of the repository. Part of `npm test`.
// node scripts/specification.ts --ran <reports...>   whether the tests that it names ran and passed, by the JSON reports of
//                                                    Vitest and Playwright.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { checkCitations, checkLinks } from './specification/check-citations.ts'
import { checkDocument } from './specification/check-document.ts'
import { addReport, checkRan, type Ran } from './specification/check-ran.ts'
import { countFigures, DOCUMENT, type Problem, readSpecification } from './specification/read-document.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const specification = readSpecification(read(DOCUMENT))
const [option, ...reports] = process.argv.slice(2)

if (option !== undefined && (option !== '--ran' || reports.length === 0))
  fail([`There is no argument ${option}. There is: --ran <report> [<report>]`])
else if (option === '--ran') {
  const lacking = reports.filter((path) => !existsSync(path))
  if (lacking.length > 0)
    fail([`There is no report ${lacking.join(', ')}: run \`npm test -- unit build served journeys shown\`.`])
  else report(checkRan(specification.facts, readReports()), 'Every test that the specification names ran and passed')
} else report(checkProject(), 'The specification and every citation are sound')

function readReports(): Ran {
  const ran: Ran = new Map()
  for (const path of reports) addReport(ran, JSON.parse(read(path)))
  return ran
}

function checkProject(): Problem[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    // Deleted, but not yet for git.
    .filter((path) => path && existsSync(path))
  const paths = new Set(files.flatMap((path) => [path, ...foldersOf(path)]))
  const facts = new Set(specification.facts.map(({ id }) => id))
  const project = { paths, facts, domains: specification.domains }
  const readFile = (path: string) => (paths.has(path) ? read(path) : undefined)
  const isText = (path: string) => /\.(tsx?|js|css|md|ya?ml|json|html|example)$|^\.\w+rc\.json$/.test(path)
  const isOurs = (path: string) => !/(^|\/)generated\/|\.gen\.|^package-lock\.json$|^docs\/gallery\//.test(path)
  const texts = files.filter((path) => isText(path) && isOurs(path)).map((path) => ({ path, text: read(path) }))
  return [
    ...checkDocument(specification, readFile),
    ...texts.flatMap(({ path, text }) => checkCitations(path, text, project)),
    ...texts.flatMap(({ path, text }) => (path.endsWith('.md') ? checkLinks(path, text, paths, readFile) : [])),
  ]
}

function foldersOf(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

function report(problems: readonly Problem[], sound: string) {
  if (problems.length > 0) return fail(problems.map(({ file, line, says }) => `${file}:${line}: ${says}`))
  const { facts, shown, toCome, notShown } = countFigures(specification.facts)
  console.log(`${sound}: ${facts} facts, ${shown} shown, ${toCome} to come, ${notShown} not shown.`)
}

function fail(lines: readonly string[]) {
  console.error(lines.join('\n'))
  process.exitCode = 1
}
