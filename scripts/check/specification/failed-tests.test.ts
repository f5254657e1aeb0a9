import { expect, test } from 'vitest'
import { failedTests } from './failed-tests.ts'

const rootDir = `${process.cwd()}/tests`

test('Of a report of Vitest each failed test is told with why, and a file that could not run', () => {
  const assertionResults = [
    { ancestorTitles: ['A toy'], title: 'rolls', status: 'passed', failureMessages: [] },
    { ancestorTitles: ['A toy'], title: 'stops', status: 'failed', failureMessages: ['\u001B[31mIt rolls.\u001B[39m'] },
    { ancestorTitles: [], title: 'Nobody looks', status: 'skipped' },
  ]
  const testResults = [
    { name: `${rootDir}/toy.test.ts`, message: '', assertionResults },
    { name: `${rootDir}/box.test.ts`, message: 'There is no box', assertionResults: [] },
  ]
  expect(failedTests({ testResults })).toEqual([
    'tests/toy.test.ts › A toy › stops\n    It rolls.',
    'tests/toy.test.ts › Nobody looks',
    'tests/box.test.ts\n    There is no box',
  ])
})

test('Of a report of Playwright each test that failed, once or for good, is told with its beginning', () => {
  const tests = (status: string, message?: string) => [
    { expectedStatus: 'passed', status, results: [{ errors: message ? [{ message }] : [] }] },
  ]
  const at = { file: 'toy.ts' }
  const inner = {
    ...at,
    title: 'A toy',
    specs: [
      { ...at, title: 'rolls', tests: tests('expected') },
      { ...at, title: 'stops', tests: tests('flaky', 'line\n'.repeat(30)) },
    ],
  }
  expect(
    failedTests({ config: { rootDir }, suites: [{ ...at, title: 'toy.ts', specs: [], suites: [inner] }] }),
  ).toEqual([`tests/toy.ts › A toy › stops\n${'    line\n'.repeat(12)}    …`])
})
