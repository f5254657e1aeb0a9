import { relative, resolve } from 'node:path'
import type { Problem } from './read-document.ts'
import { type Tag, tagsIn } from './read-tags.ts'

/** The tests that ran, by file: each title, and whether all tests with that title passed. */
export type Ran = Map<string, Map<string, boolean>>

interface VitestReport {
  testResults: {
    name: string
    /** Why the file could not run, if so. */
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

/** Adds the results of a report. */
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

/** Tests for a fact that did not run and pass, and tests that carry a number which is not in their source. */
export function checkRan(tags: readonly Tag[], ran: Ran): Problem[] {
  const written = new Set(tags.map(({ file, fact }) => `${file} ${fact}`))
  const unread = [...ran].flatMap(([file, titles]) => {
    // One title of each is enough.
    const carried = new Map([...titles.keys()].flatMap((title) => tagsIn(title).map((fact) => [fact, title] as const)))
    return [...carried].flatMap(([fact, title]) =>
      written.has(`${file} ${fact}`)
        ? []
        : [{ file, line: 1, says: `"${title}" has a tag that its source does not have: write @${fact} out` }],
    )
  })
  return [...unread, ...tags.flatMap((tag) => checkTag(tag, ran.get(tag.file)))]
}

function checkTag(
  { fact, file, line, text, pattern }: Tag,
  titles: ReadonlyMap<string, boolean> = new Map(),
): Problem[] {
  const carrying = [...titles].filter(([title]) => tagsIn(title).includes(fact) && pattern.test(title))
  if (carrying.length === 0)
    return [{ file, line, says: `"${text}" is to show ${fact}, and is in no report: no test of that title ran` }]
  return carrying.flatMap(([title, passed]) =>
    passed ? [] : [{ file, line, says: `"${title}" is to show ${fact}, and did not pass, or was skipped` }],
  )
}
