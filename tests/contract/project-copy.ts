import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

const COPIED = [
  // The settings of a build, if they are in files.
  ...readdirSync('.').filter((name) => name.startsWith('.env')),
  '.dependency-cruiser.js',
  '.oxlintrc.json',
  'app.html',
  'too-old.html',
  'openapi',
  'contract-tools',
  'public',
  'src',
  'mocks',
  'scripts',
  'tests',
  'deploy',
  'packages',
  'contract-pages',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

const RELEASE = 'dist/app'
const SERVING = 'dist/serving.json'
// A test's own NODE_ENV would make a different release.
const ENV = { ...process.env, NODE_ENV: undefined }

export interface Ran {
  ok: boolean
  output: string
}

/** A hash of each file in the built release, by its path: pages with their inline code, scripts, styles, headers. */
export function releaseIn(folder: string): Record<string, string> {
  const files = readdirSync(join(folder, RELEASE), { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map(({ name, parentPath }) => join(parentPath, name))
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  return Object.fromEntries([...paths, join(folder, SERVING)].map((path) => [relative(folder, path), hash(path)]))
}

/** A new folder with these files or folders of the project (by their names there) and its dependencies. */
export function newFolder(holds: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'rupya-copy-'))
  for (const [name, from] of Object.entries(holds)) cpSync(from, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  /** Runs a script there with the project's Node. */
  const run = (...args: string[]): Ran => {
    try {
      return {
        ok: true,
        output: execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', env: ENV }),
      }
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      return { ok: false, output: stdout + stderr }
    }
  }
  return {
    folder,
    run,
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    remove: () => rmSync(folder, { recursive: true }),
    /** Replaces text in a file. Throws if the text is missing, so that a test cannot pass by changing nothing. */
    edit(file: string, from: string, to: string) {
      const path = join(folder, file)
      const before = readFileSync(path, 'utf8')
      if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`)
      writeFileSync(path, before.replaceAll(from, to))
    },
  }
}

/** A copy of the project, or of a part of it, to change. */
export function copyProject(names = COPIED) {
  const copy = newFolder(Object.fromEntries(names.map((name) => [name, name])))
  const { folder, run } = copy
  const types = () => run('node_modules/typescript-native/bin/tsc', '-p', '.')
  return {
    ...copy,
    generate: () => run('scripts/generate.ts', '--contract'),
    /** Also what is generated from messages and routes. */
    generateAll: () => run('scripts/generate.ts'),
    checkGenerated: () => run('scripts/generate.ts', '--contract', '--check'),
    lint: () => run('scripts/check/contract-lint.ts'),
    directions: () =>
      run(
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        '.dependency-cruiser.js',
        'src',
        'mocks',
        'contract-tools',
        'packages',
        'contract-pages',
      ),
    linted: () => run('node_modules/oxlint/bin/oxlint', '--format=unix', 'src'),
    types,
    /** The compiler's errors for each file. */
    complaints(): Map<string, string> {
      const found = new Map<string, string>()
      // Lines that explain an error are indented.
      for (const complaint of types().output.split(/\n(?! )/)) {
        const [, file] = /^([^\s(]+)\(\d+,\d+\): error/.exec(complaint) ?? []
        if (file) found.set(file, `${found.get(file) ?? ''}${complaint}\n`)
      }
      return found
    },
    build: () => run('scripts/build.ts'),
    release: () => releaseIn(folder),
  }
}
