import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../../setup/suite.ts'
import { isExplained, readRows, rowOf, withoutNumbers } from './mistakes-page.ts'
import { findingsAbout, listMistakes, makeTeam, startServer, type Team, verifyServer } from './python-team.ts'

const rows = readRows()
const mistakes = await listMistakes()
let team: Team
beforeAll(async () => {
  team = await makeTeam()
})
afterAll(() => team.leave())

/** As a team runs it: with nothing but the packed file, and only the local network. */
const npx = () => ['npx', '--offline', '--yes', '-p', team.packed, 'rupya-verifier']

/** Mistakes that hide no other of these. */
const TOGETHER = [
  'code-one-zero',
  'day-not-there',
  'no-session-here',
  'others-getExtension',
  'others-getProblem',
].concat(
  ['commits-at-once', 'code-not-read', 'card-code-not-read', 'keys-for-any-request'],
  ['registration-lost', 'lists-others-complaints', 'takes-no-pictures', 'page-for-json', 'redirect-moved'],
)

test('A team’s server in Python, which makes many mistakes, is told these and nothing else @RULE-107', async ({
  signal,
}) => {
  const made = mistakes.filter(({ name }) => TOGETHER.includes(name))
  const reports = ['r.html', 'r.xml', 'r.json'].map((name) => join(team.folder, name))
  const found = await findingsAbout(team, made, { reports, signal, command: npx() })
  const expected = made.map((mistake) => rows[mistakes.indexOf(mistake)]?.tells ?? '')
  expect(expected).toHaveLength(TOGETHER.length)
  expect(found.map(withoutNumbers).toSorted()).toEqual(expected.map(withoutNumbers).toSorted())
  const [html, xml, json] = await Promise.all(reports.map((file) => readFile(file, 'utf8')))
  expect(html).toContain('must be a day and a time that exist')
  expect(xml).toMatch(/<failure message="[^"]*must be a day and a time that exist">/)
  expect([html, xml, json].join()).not.toContain('token-000001')
}, 900_000)

test('The page has every mistake that the server can make, and says of each what is found, or why not', () => {
  expect(rows.map(({ says }) => says)).toEqual(mistakes.map((mistake) => rowOf(mistake, []).says))
  const wrong = mistakes.filter(({ remark }, index) => {
    const row = rows[index]
    return !row || !isExplained(row) || (remark !== '' && !row.tells.endsWith(`_${remark}_`))
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
  expect(rows.filter(({ count }) => count > 0).length).toBeGreaterThan(100)
})

// All of them take hours.
test.for(isLong ? mistakes.map(({ name, says }) => [name, says] as const) : [])(
  '%s: %s It is found as the page says @RULE-142',
  { timeout: 900_000 },
  async ([name], { signal }) => {
    const index = mistakes.findIndex((one) => one.name === name)
    const [mistake, row] = [mistakes[index], rows[index]]
    if (!mistake || !row) throw new Error(`The page has no ${name}`)
    const { count, tells } = rowOf(mistake, await findingsAbout(team, [mistake], { signal }))
    expect([count, withoutNumbers(tells)]).toEqual([row.count, withoutNumbers(row.tells)])
  },
)

const TIMES = isLong ? 10 : 2

test('A right server in Python, with a database, is green run after run without a reset @RULE-142', async ({
  signal,
}) => {
  await using server = await startServer(team, [], signal)
  for (let run = 1; run <= TIMES; run += 1) {
    const report = `${server.database}.json`
    const { code, stdout } = await verifyServer(team, server, ['--report', report], npx())
    const { findings, notes, warnings, trials } = JSON.parse(await readFile(report, 'utf8'))
    expect({ run, code, findings, notes, warnings }).toEqual({ run, code: 0, findings: [], notes: [], warnings: [] })
    // Only what its seeds say that it does not hold is not tried.
    const skipped = trials.filter(({ state }: { state: string }) => state === 'skipped')
    const reasons = new Set(skipped.map(({ why }: { why: string }) => why))
    expect(reasons).toEqual(
      new Set(['is for mock servers only', 'needs what your server must hold (`given` in the seeds file)']),
    )
    expect(trials.length - skipped.length).toBeGreaterThan(1000)
    expect(stdout).toMatch(/^journeys +20 +0 +0$/m)
  }
}, 1_800_000)
