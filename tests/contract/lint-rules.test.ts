import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import rupya from '../../openapi/rules/plugin.js'

const folder = 'tests/contract/fixtures/lint'
const rules = Object.keys(rupya().rules.oas3)
const fixtures = readdirSync(folder).filter((name) => name !== 'redocly.yaml')

interface Problem {
  ruleId: string
  message: string
}

/** The problems that the linter finds in one fixture. */
function lint(fixture: string): Problem[] {
  const args = ['lint', join(folder, fixture), '--config', join(folder, 'redocly.yaml'), '--format', 'json']
  try {
    return JSON.parse(execFileSync('redocly', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })).problems
  } catch (error) {
    // The linter found something and said what on its output.
    return JSON.parse((error as { stdout: string }).stdout).problems
  }
}

test('Every rule of ours has a bad fixture', () => {
  expect(fixtures.toSorted()).toEqual([...rules.map((rule) => `${rule}.yaml`), 'good.yaml'].toSorted())
})

test('A contract that keeps the rules passes', () => {
  expect(lint('good.yaml')).toEqual([])
})

describe.each(rules)('%s', (rule) => {
  test('is what its bad fixture breaks, and nothing else', () => {
    const problems = lint(`${rule}.yaml`)
    expect([...new Set(problems.map(({ ruleId }) => ruleId))]).toEqual([`rupya/${rule}`])
    expect(problems[0]?.message).toBeTruthy()
  })
})
