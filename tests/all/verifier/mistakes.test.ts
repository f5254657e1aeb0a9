import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../../setup/suite.ts'
import { MEASURED, type Measured, MOST, withoutNumbers } from './mistakes-page.ts'
import { findingsAbout, listMistakes, type Mistake, makeTeam, type Team } from './python-team.ts'

const measured: Measured[] = JSON.parse(readFileSync(MEASURED, 'utf8'))

/** Without `--long`, these, and of the contract only the operations that their findings are of. */
const QUICK: Record<string, string> = {
  'code-one-zero': 'listFaq',
  'amount-with-dots': 'getInstalments',
  'day-not-there': 'getInstalments',
  'instalments-backwards': 'getInstalments',
  'no-session-here': 'getInstalments',
  'others-getExtension': 'getExtension',
  'others-getProblem': 'getProblem',
  'code-not-read': 'confirmRepayment,journeys/repay-by-card',
  'commits-at-once': 'commitRepayment',
  'payment-lost': 'journeys/instalments',
  'text-cut': 'journeys/complaint-with-images',
  'body-cut': 'getInstalments',
}

let team: Team
let mistakes: Mistake[]
beforeAll(async () => {
  team = await makeTeam()
  mistakes = await listMistakes()
})
afterAll(() => team.leave())

test('The table has every mistake that the server can make, and says of each what is found, or why not', () => {
  const told = ({ group, name, says, remark }: Measured | Mistake) => ({ group, name, says, remark })
  expect(measured.map(told)).toEqual(mistakes.map(told))
  const unexplained = measured.filter(({ findings, remark }) => {
    return remark === '' && (findings.length === 0 || findings.length > MOST)
  })
  expect(unexplained.map(({ name }) => name)).toEqual([])
  expect(measured.filter(({ findings }) => findings.length > 0).length).toBeGreaterThan(80)
})

const chosen = measured.filter(({ name }) => isLong || name in QUICK)

test.for(chosen.map(({ name, says, findings }) => [name, says, findings] as const))(
  '%s: %s It is found as the table says @RULE-142',
  { timeout: 900_000 },
  async ([name, , findings], { signal }) => {
    const mistake = mistakes.find((one) => one.name === name)
    if (!mistake) throw new Error(`The server cannot make ${name}`)
    const args = isLong ? [] : ['--only', QUICK[name] ?? '']
    const found = await findingsAbout(team, mistake, { args, signal })
    const told = (lines: readonly string[]) => lines.map(withoutNumbers)
    // Of some operations alone, fewer trials find it.
    const expected = told(findings).filter((line) => isLong || told(found).includes(line))
    expect(told(found)).toEqual(expected)
    expect(found.length > 0).toBe(findings.length > 0)
  },
)
