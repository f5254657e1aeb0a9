import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFull } from '../setup/full.ts'
import { compareContracts, projectsToCompare } from '../bench/compare-contracts.ts'

/** Three times today's are enough to see one that does not belong; `npm run bench` measures with 1,000. */
const MANY = isFull ? 1000 : 200

/** A module that would read all operations: one of the app's script, one of the script that the site's pages hold inline. */
const READERS = [
  { file: 'src/api/call.ts', statement: 'export async function call', table: './generated/outcomes.ts' },
  { file: 'src/app/site/boot.ts', statement: 'const { documentElement', table: '../../api/generated/outcomes.ts' },
]

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
    const { measured, sameRelease, compared } = compareContracts(projects, { rounds: 1, types: false })
    expect(sameRelease).toBe(true)
    expect(compared).toMatch(/\d+ html.*\d+ js/)
    // As `npm run bench` prints it.
    expect(measured.table()).toMatch(/^\|  \| \d+ operations \| [\d,]+ operations \|\n/)

    for (const { file, statement, table } of READERS)
      grown.project.edit(file, statement, `import * as all from '${table}'\nconsole.log(all)\n${statement}`)
    expect(grown.project.build()).toMatchObject({ ok: true })
    const [before, after] = [today.project.release(), grown.project.release()]
    const changed = Object.keys(before).filter((file) => before[file] !== after[file])
    expect(changed).toContain('dist/app/privacyPolicy.html')
    expect(changed).toContain('dist/serving.json')
    expect(changed).toContainEqual(expect.stringMatching(/^dist\/app\/assets\/index-.*\.js$/))
  })
}, 300_000)
