import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const COPIED = [
  '.dependency-cruiser.js',
  '.oxlintrc.json',

  'openapi',
  'src',
  'mocks',
  'scripts',
  'tests',
  'deploy',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

export interface Ran {
  ok: boolean
  output: string
}

/** A copy of the project to change, with the same dependencies. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'rupya-copy-'))
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  const run = (...args: string[]): Ran => {
    try {
      return {
        ok: true,
        output: execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }),
      }
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      return { ok: false, output: stdout + stderr }
    }
  }
  return {
    /** Replaces text in a file; throws if it is not there, so that a test cannot pass by changing nothing. */
    edit(file: string, from: string, to: string) {
      const path = join(folder, file)
      const before = readFileSync(path, 'utf8')
      if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`)
      writeFileSync(path, before.replaceAll(from, to))
    },
    generate: () => run('scripts/generate.ts', '--contract'),
    checkGenerated: () => run('scripts/generate.ts', '--contract', '--check'),
    lint: () => run('scripts/contract-lint.ts'),
    directions: () =>
      run(
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        'src',
        'mocks',
        '--config',
        '.dependency-cruiser.js',
        '.oxlintrc.json',
      ),
    linted: () => run('node_modules/oxlint/bin/oxlint', '--format=unix', 'src'),
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    /** Files that the compiler finds something wrong with. */
    brokenFiles(): string[] {
      const { output } = run('node_modules/typescript/bin/tsc', '-p', '.')
      return [
        ...new Set(output.split('\n').flatMap((line) => /^([^\s(]+)\(\d+,\d+\): error/.exec(line)?.[1] ?? [])),
      ].toSorted()
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
