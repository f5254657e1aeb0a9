import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { growContract } from './grow-contract.ts'
import { copyProject } from './project-copy.ts'

const MANY = 1000

/** What decision 003 promises: a screen's script holds the operations that it calls, and no others. */
describe('A thousand operations', () => {
  let project: ReturnType<typeof copyProject>
  beforeAll(() => {
    project = copyProject()
  })
  afterAll(() => project.remove())

  test('leave every byte of the release as it is, unless a module reads them all', () => {
    const release = () => {
      expect(project.build()).toMatchObject({ ok: true })
      return project.release()
    }
    const today = release()
    expect(growContract(project.folder, MANY)).toBeGreaterThanOrEqual(MANY)
    expect(project.generate()).toMatchObject({ ok: true })
    expect(release()).toEqual(today)

    const reader = 'export async function call'
    const all = "import * as all from './generated/outcomes.ts'\nconsole.log(all)"
    project.edit('src/api/call.ts', reader, `${all}\n${reader}`)
    expect(release()).not.toEqual(today)
  })
}, 300_000)
