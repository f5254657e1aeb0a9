import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import rupya from '../../openapi/rules/plugin.js'

const folder = 'tests/contract/fixtures/lint'
const rules = Object.keys(rupya().rules.oas3)
const fixtures = readdirSync(folder).filter((name) => name !== 'redocly.yaml')

/** A rule that reports several things has a fixture for each: `rule--what.yaml`. */
const ruleOf = (fixture: string) => fixture.replace(/(--.*)?\.yaml$/, '')

interface Problem {
  ruleId: string
  message: string
}

/** The problems that the linter finds in one fixture. */
function lint(fixture: string): Problem[] {
  const args = [
    'node_modules/@redocly/cli/bin/cli.js',
    'lint',
    join(folder, fixture),
    '--config',
    join(folder, 'redocly.yaml'),
    '--format',
    'json',
  ]
  try {
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
      .problems
  } catch (error) {
    // The linter found something and said what on its output.
    return JSON.parse((error as { stdout: string }).stdout).problems
  }
}

test('Every rule of ours has a bad fixture', () => {
  const broken = fixtures.filter((name) => name !== 'good.yaml').map(ruleOf)
  expect([...new Set(broken)].toSorted()).toEqual(rules.toSorted())
})

test('A contract that keeps the rules passes', () => {
  expect(lint('good.yaml')).toEqual([])
})

describe.each(fixtures.filter((name) => name !== 'good.yaml'))('%s', (fixture) => {
  test('breaks its rule, and nothing else', () => {
    const problems = lint(fixture)
    expect([...new Set(problems.map(({ ruleId }) => ruleId))]).toEqual([`rupya/${ruleOf(fixture)}`])
    expect(problems[0]?.message).toBeTruthy()
  })
})
