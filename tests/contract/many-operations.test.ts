import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFull } from '../setup/full.ts'
import { compareContracts, projectsToCompare } from '../bench/compare-contracts.ts'

/** Three times today's are enough to see one that does not belong; `npm run bench` measures with 1,000. */
const MANY = isFull ? 1000 : 200

/** What decision 003 promises: a screen's script holds the operations that it calls, and no others. */
describe('Operations that no screen calls', () => {
  let projects: ReturnType<typeof projectsToCompare>
  beforeAll(() => {
    projects = projectsToCompare(MANY)
  })
  afterAll(() => {
    for (const { project } of Object.values(projects)) project.remove()
  })

  test('leave every byte of the release as it is, unless a module reads them all', () => {
    const { today, grown } = projects
    const { measured, sameRelease } = compareContracts(projects, { rounds: 1, types: false })
    expect(sameRelease).toBe(true)
    // As `npm run bench` prints it.
    expect(measured.table()).toMatch(/^\|  \| \d+ operations \| [\d,]+ operations \|\n/)

    const reader = 'export async function call'
    const all = "import * as all from './generated/outcomes.ts'\nconsole.log(all)"
    grown.project.edit('src/api/call.ts', reader, `${all}\n${reader}`)
    expect(grown.project.build()).toMatchObject({ ok: true })
    expect(grown.project.release()).not.toEqual(today.project.release())
  })
}, 300_000)
