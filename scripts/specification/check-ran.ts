import { relative, resolve } from 'node:path'
import { nearestTo } from './nearest.ts'
import { DOCUMENT, type Fact, type Problem } from './read-document.ts'

/** What ran, by file: each title, and whether all tests of that title passed. */
export type Ran = Map<string, Map<string, boolean>>

interface VitestReport {
  testResults: {
    name: string
    /** Why the file could not run, if it could not. */
    message?: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

interface PlaywrightTest {
  expectedStatus: string
  status: string
  results?: { errors?: { message?: string }[] }[]
}

interface PlaywrightSuite {
  title: string
  file: string
  specs: { title: string; file: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  suites: PlaywrightSuite[]
}

/** A report of Vitest or Playwright, as JSON. */
export type TestReport = VitestReport | PlaywrightReport

/** Adds what a report says. */
export function addReport(ran: Ran, report: TestReport): Ran {
  if ('testResults' in report) {
    for (const { name, assertionResults } of report.testResults)
      for (const { ancestorTitles, title, status } of assertionResults)
        add(ran, name, [...ancestorTitles, title], status === 'passed')
    return ran
  }
  const addSuite = (suite: PlaywrightSuite, titles: string[]) => {
    for (const { title, file, tests } of suite.specs) {
      const passed = tests.every(({ expectedStatus, status }) => expectedStatus === 'passed' && status === 'expected')
      add(ran, resolve(report.config.rootDir, file), [...titles, title], passed)
    }
    for (const inner of suite.suites ?? []) addSuite(inner, [...titles, inner.title])
  }
  // The outermost suites are files.
  for (const suite of report.suites) addSuite(suite, [])
  return ran
}

function add(ran: Ran, path: string, titles: string[], passed: boolean) {
  const file = relative('.', path)
  const ofFile = ran.get(file) ?? new Map<string, boolean>()
  const title = titles.join(' › ')
  ofFile.set(title, passed && ofFile.get(title) !== false)
  ran.set(file, ofFile)
}

/** Facts whose tests did not run and pass, all at once. */
export function checkRan(facts: readonly Fact[], ran: Ran): Problem[] {
  return facts.flatMap(({ id, shownBy }) =>
    shownBy.flatMap(({ file, title, line }) => {
      const passed = ran.get(file)?.get(title)
      if (passed) return []
      const says =
        passed === false
          ? 'did not pass, or was skipped: make it pass, or name another'
          : `did not run${whereabouts(file, title, ran)}`
      return [{ file: DOCUMENT, line, says: `${id}: "${title}" (${file}) ${says}` }]
    }),
  )
}

/** Where a test that did not run may be now. */
function whereabouts(file: string, title: string, ran: Ran): string {
  const moved = [...ran].find(([, titles]) => titles.has(title))?.[0]
  if (moved) return `; it is now in ${moved}: name that file`
  const here = nearestTo(title, ran.get(file)?.keys() ?? [])
  if (here) return `; the nearest there is "${here}": name it, if it shows the fact`
  const fileOf = new Map([...ran].flatMap(([path, titles]) => [...titles.keys()].map((name) => [name, path] as const)))
  const elsewhere = nearestTo(title, fileOf.keys())
  if (elsewhere) return `; the nearest is "${elsewhere}" in ${fileOf.get(elsewhere)}: name it, if it shows the fact`
  return ran.has(file) ? ': name a test that shows the fact' : ': no test of that file is in the reports'
}
