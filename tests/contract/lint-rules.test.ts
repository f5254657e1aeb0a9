import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import rupya from '../../contract/lint/rules/plugin.js'
import { lintReports } from './lint-reports.ts'

const folder = 'tests/contract/fixtures/lint'
const rules = Object.keys(rupya().rules.oas3)
const fixtures = readdirSync(folder).filter((name) => name !== 'redocly.yaml')
const reports = lintReports(
  fixtures.map((fixture) => join(folder, fixture)),
  join(folder, 'redocly.yaml'),
)
const problemsIn = new Map(fixtures.map((fixture, index) => [fixture, reports[index] ?? []]))

/** A rule with several messages has one fixture for each: `rule--what.yaml`. */
const ruleOf = (fixture: string) => fixture.replace(/(--.*)?\.yaml$/, '')

test('Every rule of ours has a bad fixture', () => {
  const broken = fixtures.filter((name) => name !== 'good.yaml').map(ruleOf)
  expect([...new Set(broken)].toSorted()).toEqual(rules.toSorted())
})

test('A contract that keeps the rules passes', () => {
  expect(problemsIn.get('good.yaml')).toEqual([])
})

describe.each(fixtures.filter((name) => name !== 'good.yaml'))('%s', (fixture) => {
  test('breaks its rule, and nothing else', () => {
    const problems = problemsIn.get(fixture) ?? []
    expect([...new Set(problems.map(({ ruleId }) => ruleId))]).toEqual([`rupya/${ruleOf(fixture)}`])
    expect(problems[0]?.message).toBeTruthy()
  })
})
