import { describe, expect, test } from 'vitest'
import { compareContracts, projectsToCompare } from '../bench/compare-contracts.ts'
import { growContract } from '../contract/grow-contract.ts'
import { copyProject, releaseIn } from '../contract/project-copy.ts'
import { isFull } from '../setup/full.ts'

/** Three times the current number is enough to find a wrong one; `npm run bench` measures with 1,000. */
const MANY = isFull ? 1000 : 200

/** Modules that would read all operations: one of the app's script, and one of the site's inline script. */
const READERS = [
  { file: 'src/api/call.ts', statement: 'export async function call', table: './generated/outcomes.ts' },
  { file: 'src/site/boot.ts', statement: 'const { documentElement', table: '../api/generated/outcomes.ts' },
]

function changedSince(before: Record<string, string>, after: Record<string, string>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((file) => before[file] !== after[file])
}

/** Decision 003: a screen's script contains only the operations that it calls. */
describe('Operations that no screen calls', () => {
  test('leave every byte of the release as it is', () => {
    const grown = copyProject()
    try {
      growContract(grown.folder, MANY)
      expect(grown.generate()).toMatchObject({ ok: true })
      expect(grown.build()).toMatchObject({ ok: true })
      expect(changedSince(releaseIn('.'), grown.release())).toEqual([])
    } finally {
      grown.remove()
    }
  })

  // It builds three more releases.
  test.each(isFull ? [MANY] : [])('change it where a module reads all %i, as `npm run bench` would see', (many) => {
    const projects = projectsToCompare(many)
    const { today, grown } = projects
    const { measured, sameRelease, compared } = compareContracts(projects, { rounds: 1, types: false })
    expect(sameRelease).toBe(true)
    expect(compared).toMatch(/\d+ html.*\d+ js/)
    expect(measured.table()).toMatch(/^\|  \| \d+ operations \| [\d,]+ operations \|\n/)

    for (const { file, statement, table } of READERS)
      grown.project.edit(file, statement, `import * as all from '${table}'\nconsole.log(all)\n${statement}`)
    expect(grown.project.build()).toMatchObject({ ok: true })
    const changed = changedSince(today.project.release(), grown.project.release())
    for (const { project } of [today, grown]) project.remove()
    expect(changed).toContain('dist/app/privacyPolicy.html')
    expect(changed).toContain('dist/serving.json')
    expect(changed).toContainEqual(expect.stringMatching(/^dist\/app\/assets\/index-.*\.js$/))
  })
}, 300_000)
