import { existsSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { git } from './git.ts'

test("Git looks at this folder, also from another repository's hook", () => {
  vi.stubEnv('GIT_DIR', '/nowhere/.git')
  vi.stubEnv('GIT_INDEX_FILE', '/nowhere/index')
  expect(git('rev-parse', '--show-toplevel').trim()).toBe(process.cwd())
})

test('Nothing else starts git, which would follow such a hook', () => {
  const code = git('ls-files', '-z', '*.ts', '*.js').split('\0').filter(existsSync)
  const starting = code.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return text.includes('node:child_process') && /['"`]git['"` ]/.test(text)
  })
  expect(starting).toEqual(['contract-tools/diff/git.ts'])
})
