import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../../setup/suite.ts'
import { makeTeam, startServer, type Team, verifyServer } from './python-team.ts'

let team: Team
beforeAll(async () => {
  team = await makeTeam()
})
afterAll(() => team.leave())

/** As a team runs it: with nothing but the packed file, and only the local network. */
const npx = () => ['npx', '--offline', '--yes', '-p', team.packed, 'rupya-verifier']

test('A team’s server in Python, which makes three mistakes, is told these three and nothing else @RULE-107', async ({
  signal,
}) => {
  await using server = await startServer(team, ['code-one-zero', 'day-not-there', 'no-session-here'], signal)
  const { code, stdout } = await verifyServer(team, server, ['--report', 'r.html,r.xml,r.json'], npx())
  expect(code).toBe(1)
  const found = [...stdout.matchAll(/^(\w+)\n((?: {2}✗ .*\n(?: {4}.*\n)+)+)/gm)].flatMap(([, operation, text = '']) =>
    [...text.matchAll(/✗ (.*)/g)].map(([, says]) => [operation, says]),
  )
  expect(found).toEqual([
    ['listFaq', "`code` is '0', must be '00'"],
    [
      'getInstalments',
      "`data.repayPlanDetail.repayWaitDetail[0].dueTime` is '2027-02-30', must be a day and a time that exist",
    ],
    [
      'getInstalments',
      expect.stringMatching(
        /^was answered .*, must be `sessionEnded` without a session, with a session that nobody has and with a `sessionId` that nobody has$/,
      ),
    ],
  ])
  expect(stdout.match(/✗/g)).toHaveLength(3)
  const [html, xml, json] = await Promise.all(
    ['r.html', 'r.xml', 'r.json'].map((name) => readFile(join(team.folder, name), 'utf8')),
  )
  expect(html).toContain('must be a day and a time that exist')
  expect(xml).toMatch(/<failure message="[^"]*must be a day and a time that exist">/)
  expect(JSON.parse(json ?? '').findings).toHaveLength(3)
  expect([html, xml, json].join()).not.toContain('token-000001')
}, 900_000)

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
