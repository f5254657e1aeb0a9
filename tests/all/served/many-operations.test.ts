import { expect, test } from 'vitest'
import { growContract } from '../../contract/grow-contract.ts'
import { copyProject, releaseIn } from '../../contract/project-copy.ts'

/** Three times the present number: enough to notice a module that reads all operations. */
const MANY = 200

/** Decision 002: a screen's script contains only the operations that it calls. */
test('Operations that no screen calls leave every byte of the release as it is', () => {
  const grown = copyProject()
  try {
    growContract(grown.folder, MANY)
    expect(grown.generate()).toMatchObject({ ok: true })
    expect(grown.build()).toMatchObject({ ok: true })
    const [before, after] = [releaseIn('.'), grown.release()]
    expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted())
    expect(Object.keys(after).filter((file) => before[file] !== after[file])).toEqual([])
  } finally {
    grown.remove()
  }
}, 300_000)
