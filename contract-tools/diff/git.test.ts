import { expect, test, vi } from 'vitest'
import { git } from './git.ts'

test("Git looks at this folder, also from another repository's hook", () => {
  vi.stubEnv('GIT_DIR', '/nowhere/.git')
  vi.stubEnv('GIT_INDEX_FILE', '/nowhere/index')
  expect(git('rev-parse', '--show-toplevel').trim()).toBe(process.cwd())
})
