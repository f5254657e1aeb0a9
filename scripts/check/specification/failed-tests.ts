import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { TestReport } from './check-ran.ts'

/** People often read only the end of a log, so this many lines of each failure are repeated there. */
const LINES = 12

/** The failed tests of a report, each as a short text: its file, its titles and the reason. */
export function failedTests(report: TestReport): string[] {
  if ('testResults' in report)
    return report.testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults
        .filter(({ status }) => status !== 'passed')
        .map(({ ancestorTitles, title, failureMessages }) =>
          told(name, [...ancestorTitles, title], failureMessages ?? []),
        )
      return failed.length === 0 && message ? [told(name, [], [message])] : failed
    })
  type Suite = (typeof report.suites)[number]
  const failedIn = ({ specs, suites = [] }: Suite, titles: string[]): string[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ results = [] }) => {
          const messages = results.flatMap(({ errors = [] }) => errors.flatMap(({ message }) => message ?? []))
          return told(resolve(report.config.rootDir, file), [...titles, title], messages)
        }),
    ),
    ...suites.flatMap((inner) => failedIn(inner, [...titles, inner.title])),
  ]
  return report.suites.flatMap((suite) => failedIn(suite, []))
}

function told(path: string, titles: string[], messages: string[]): string {
  const said = stripVTControlCharacters(messages.join('\n')).split('\n')
  const lines = said.filter((line) => !line.includes('/node_modules/'))
  const why = [...lines.slice(0, LINES), ...(lines.length > LINES ? ['…'] : [])].map((line) => `    ${line}`)
  return [[relative('.', path), ...titles].join(' › '), ...why].join('\n').trimEnd()
}
