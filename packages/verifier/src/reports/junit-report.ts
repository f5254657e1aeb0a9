import { contractLine } from '../contract-line.ts'
import { escapeText } from './escape-text.ts'
import type { Finding } from '../finding.ts'
import type { Report } from '../verify.ts'
import { groupBy } from '../group-by.ts'
import { JOURNEYS } from '../journeys.ts'
import type { About } from './about.ts'

/** For CI: a suite for each operation and one for the journeys, a case for each trial (https://github.com/testmoapp/junitxml). */
export function junitReport({ results, findings, milliseconds }: Report, { server, contract }: About): string {
  const failure = ({ says, pointer, message }: Finding, curl: string[]) => {
    const line = contractLine(contract, pointer)
    const messageLines = message === undefined ? [] : [`message: ${message}`]
    const words = [...(line === undefined ? [] : [`contract: ${line}`]), ...messageLines, ...curl].join('\n')
    return `<failure message="${escapeText(says)}">${escapeText(words)}</failure>`
  }
  const suites = [...groupBy(results, suiteOf)].map(([operation, found]) => {
    const cases = found.map(({ trial, state, why, milliseconds: took, occurrences }) => {
      const head = `    <testcase classname="${escapeText(operation)}" name="${escapeText(trial.name)}" time="${took / 1000}"`
      if (state === 'passed') return `${head}/>`
      if (state === 'skipped') return `${head}><skipped message="${escapeText(why ?? '')}"/></testcase>`
      const shown = findings.filter(({ trials }) => trials.includes(trial.name))
      // The finding shows the commands of the first trial that found it.
      const own = occurrences.at(-1)?.curl
      return `${head}>${shown.map((finding) => failure(finding, own ?? finding.curl)).join('')}</testcase>`
    })
    return [
      `  <testsuite name="${escapeText(operation)}" tests="${found.length}" failures="${countOf(found, 'failed')}" skipped="${countOf(found, 'skipped')}">`,
      ...cases,
      '  </testsuite>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeText(server)}" tests="${results.length}" failures="${countOf(results, 'failed')}" skipped="${countOf(results, 'skipped')}" time="${milliseconds / 1000}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

const suiteOf = ({ trial }: Report['results'][number]) => (trial.kind === 'journey' ? JOURNEYS : trial.operation.id)

const countOf = (results: Report['results'], state: string) => results.filter((result) => result.state === state).length
