// Checks docs/specification/, the tags of its facts in the titles of tests, and every citation. Part of `npm test`.
// node scripts/check/specification.ts --ran <reports...>   whether the tests that carry a tag ran and passed, by the JSON reports of
//                                                    Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { checkCitations, checkLinks } from './specification/check-citations.ts'
import { checkDocument, countFigures, countShown } from './specification/check-document.ts'
import { addReport, checkRan, type Ran } from './specification/check-ran.ts'
import type { Problem } from './specification/read-document.ts'
import { type Project, readProject, SHOWN } from './specification/read-project.ts'

const [option, ...reports] = process.argv.slice(2)

if (option !== undefined && (option !== '--ran' || reports.length === 0))
  fail([`There is no argument ${option}. There is: --ran <report> [<report>]`])
else if (option === '--ran') {
  const lacking = reports.filter((path) => !existsSync(path))
  if (lacking.length > 0)
    fail([`There is no report ${lacking.join(', ')}: run \`npm test -- unit build served journeys shown\`.`])
  else {
    const project = readProject()
    report(checkRan(project.tags, readReports()), project, 'Every test that is to show a fact ran and passed')
  }
} else {
  const project = readProject()
  report(checkProject(project), project, 'The specification and every citation are sound')
}

function readReports(): Ran {
  const ran: Ran = new Map()
  for (const path of reports) addReport(ran, JSON.parse(readFileSync(path, 'utf8')))
  return ran
}

function checkProject({ texts, files, specification, tags, problems }: Project): Problem[] {
  const paths = new Set(files.flatMap((path) => [path, ...foldersOf(path)]))
  const facts = new Set(specification.facts.map(({ id }) => id))
  const citable = { paths, facts, domains: specification.domains }
  const textOf = new Map(texts.map(({ path, text }) => [path, text]))
  return [
    ...problems,
    ...checkDocument(specification, tags, readShown(textOf.get(SHOWN))),
    ...texts.flatMap(({ path, text }) => checkCitations(path, text, citable)),
    ...texts.flatMap(({ path, text }) =>
      path.endsWith('.md') ? checkLinks(path, text, paths, (led) => textOf.get(led)) : [],
    ),
  ]
}

function readShown(text: string | undefined) {
  if (text === undefined) throw new Error(`There is no ${SHOWN}: npm run shown-by -- --write`)
  return JSON.parse(text)
}

function foldersOf(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

function report(found: readonly Problem[], { specification, tags }: Project, sound: string) {
  if (found.length > 0) return fail(found.map(({ file, line, says }) => `${file}:${line}: ${says}`))
  const { facts, shown, toCome, notShown } = countFigures(specification.facts, countShown(tags, specification.facts))
  console.log(`${sound}: ${facts} facts, ${shown} shown, ${toCome} to come, ${notShown} not shown.`)
}

function fail(lines: readonly string[]) {
  console.error(lines.join('\n'))
  process.exitCode = 1
}
