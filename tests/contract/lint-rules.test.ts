import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import rupya from '../../contract-tools/lint/rules/plugin.js'
import { MISTAKES } from './lint-mistakes.ts'
import { lintReports } from './lint-reports.ts'

const rules = Object.keys(rupya().rules.oas3)
const good = readFileSync('tests/contract/fixtures/lint/good.yaml', 'utf8')

/** The contract with a mistake. */
const withMistake = (edits: readonly [from: string, to: string][]) =>
  edits.reduce((text, [from, to]) => {
    const [before, after, ...more] = text.split(from)
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${from} does not stand once in good.yaml`)
    return `${before}${to}${after}`
  }, good)

/** What the linter finds in each of these contracts, by the rules of ours and that of its structure. */
function problemsIn(documents: string[]) {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/lint-')
  const config = join(folder, 'redocly.yaml')
  const on = ['struct', ...rules.map((rule) => `rupya/${rule}`)].map((rule) => `  ${rule}: error\n`).join('')
  writeFileSync(config, `plugins: ['${resolve('contract-tools/lint/rules/plugin.js')}']\nrules:\n${on}`)
  const files = documents.map((_text, index) => join(folder, `${index}.yaml`))
  for (const [index, file] of files.entries()) writeFileSync(file, documents[index] ?? '')
  const reports = lintReports(files, config)
  rmSync(folder, { recursive: true })
  return reports
}

const [ofGood = [], ...ofMistakes] = problemsIn([good, ...MISTAKES.map(([, ...edits]) => withMistake(edits))])

test('A contract that keeps the rules passes', () => {
  expect(ofGood).toEqual([])
})

test('Every rule of ours is broken by a mistake', () => {
  expect([...new Set(MISTAKES.map(([rule]) => rule))].toSorted()).toEqual(rules.toSorted())
})

test.each(MISTAKES.map(([rule, ...edits], index) => [rule, edits.map(([, to]) => to).join(' '), index] as const))(
  'A mistake breaks %s, and nothing else: %s',
  (rule, _edit, index) => {
    const problems = ofMistakes[index] ?? []
    expect([...new Set(problems.map(({ ruleId }) => ruleId))]).toEqual([`rupya/${rule}`])
    expect(problems[0]?.message).toBeTruthy()
  },
)
