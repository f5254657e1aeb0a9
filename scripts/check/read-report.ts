import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

interface Failure {
  file: string
  title: string
  /** The first lines of the reason. */
  says: string
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    /** Why the file could not run, if so. */
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

interface Suite {
  specs: {
    title: string
    file: string
    tests: { projectName: string; status: string; results: { errors?: { message?: string }[] }[] }[]
  }[]
  suites?: Suite[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  suites: Suite[]
  stats: { expected: number }
  errors: { message?: string }[]
}

/** People often read only the end of a log, so this many lines of each failure are repeated there. */
const LINES = 12

/** What a JSON report of Vitest or Playwright counted. A skipped test has not passed. Undefined if there is no report. */
export function readReport(path: string): { passed: number; failures: Failure[] } | undefined {
  if (!existsSync(path)) return undefined
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'))
  return 'testResults' in report
    ? { passed: report.numPassedTests, failures: failuresOfVitest(report) }
    : { passed: report.stats.expected, failures: failuresOfPlaywright(report) }
}

function failuresOfVitest({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages ?? []))
    return failed.length === 0 && message ? [failure(name, 'the file', [message])] : failed
  })
}

function failuresOfPlaywright({ config, suites, errors }: PlaywrightReport): Failure[] {
  const failuresIn = ({ specs, suites: inner = [] }: Suite): Failure[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ results }) => {
          const messages = results.flatMap(({ errors: said = [] }) => said.map(({ message = '' }) => message))
          return failure(resolve(config.rootDir, file), title, messages)
        }),
    ),
    ...inner.flatMap(failuresIn),
  ]
  return [...suites.flatMap(failuresIn), ...errors.map(({ message = '' }) => failure('', 'Playwright', [message]))]
}

function failure(path: string, title: string, messages: string[]): Failure {
  const file = path && relative('.', path).replaceAll('\\', '/')
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
  const said = [...lines.slice(0, LINES), ...(lines.length > LINES ? ['…'] : [])]
  return { file, title: `${file} › ${title}`, says: said.map((line) => `    ${line}`.trimEnd()).join('\n') }
}
