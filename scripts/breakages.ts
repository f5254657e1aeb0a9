// npm run breakages  puts each fault of scripts/check/faults.ts into a copy of the project and says which no test notices
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { endWith, readArguments } from './arguments.ts'
import { type Fault, FAULTS } from './check/faults.ts'
import { COMPILED } from './setup/compiled-words.js'

readArguments('npm run breakages', {})

const copy = mkdtempSync(join(tmpdir(), 'rupya-breakages-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  encoding: 'utf8',
})
for (const file of files.split('\0').filter((name) => name && existsSync(name))) cpSync(file, join(copy, file))
cpSync(COMPILED, join(copy, COMPILED), { recursive: true })
// Windows does not allow other links to folders without permission.
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction')

const tests = [...new Set(FAULTS.flatMap((fault) => fault.tests))]
if (!passes(tests, 'inherit')) endWith('These tests fail without a fault: npx vitest run ' + tests.join(' '))
const unnoticed = FAULTS.filter(isUnnoticed)
console.log(`${FAULTS.length} faults, ${unnoticed.length} that no test notices`)
if (unnoticed.length > 0) endWith(unnoticed.map(({ what, file }) => `${what}: ${file}`).join('\n'))

function isUnnoticed({ what, file, from, to, tests: noticing }: Fault): boolean {
  const path = join(copy, file)
  const right = readFileSync(path, 'utf8')
  if (right.split(from).length !== 2) endWith(`${what}: ${file} does not have this once: ${from}`)
  writeFileSync(
    path,
    right.replace(from, () => to),
  )
  const isPassed = passes(noticing)
  writeFileSync(path, right)
  console.log(`${isPassed ? '✗' : '✓'} ${what}`)
  return isPassed
}

function passes(these: string[], stdio: 'ignore' | 'inherit' = 'ignore'): boolean {
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', ...these]
  return spawnSync(process.execPath, command, { cwd: copy, stdio }).status === 0
}
