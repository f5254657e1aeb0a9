import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bring, lackOf, type NeedName } from '../../../scripts/setup/look-for.ts'
import { NEEDS } from '../../../scripts/setup/needs.js'
import { commandFor, installFor, systemOf } from '../../../scripts/setup/packages.js'

let folder: string
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rupya-packages-'))
  said = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  vi.stubEnv('RUPYA_INSTALL', undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** An apt-get that knows all packages except firefox-esr, and runs `install` when it installs. Returns its calls. */
function fakeApt(install: string): () => string[] {
  const log = join(folder, 'log')
  const script = `#!/bin/sh
echo "$*" >> '${log}'
case "$*" in
  *firefox-esr*) echo 'E: Unable to locate package firefox-esr' >&2; exit 100 ;;
  *--assume-no*) echo 'Need to get 30.9 kB of archives.'; echo 'After this operation, 136 kB of additional disk space will be used.'; exit 1 ;;
  *' install '*) ${install} ;;
esac
`
  writeFileSync(join(folder, 'apt-get'), script, { mode: 0o755 })
  vi.stubEnv('PATH', folder)
  return () => readFileSync(log, 'utf8').trim().split('\n')
}

test('A package that apt-get does not know is named with its reason, and hides neither the size of the others nor them', () => {
  const asked = fakeApt('exit 0')
  installFor([NEEDS.curl, NEEDS.firefox, NEEDS.git], 'debian')
  expect(said).toEqual([
    'apt-get cannot bring firefox-esr: E: Unable to locate package firefox-esr',
    'Installing curl, git with apt-get (30.9 kB to fetch, 136 kB on the disk). RUPYA_INSTALL=no leaves out what needs them.',
  ])
  expect(asked().at(-1)).toMatch(/ install -y --no-install-recommends curl git$/)
})

test('Where apt-get fails, its last error is said; and it waits for another that is at work', () => {
  const asked = fakeApt("echo 'E: first' >&2; echo 'E: Could not get lock /var/lib/dpkg/lock-frontend.' >&2; exit 100")
  installFor([NEEDS.curl], 'debian')
  expect(said.at(-1)).toBe('apt-get could not install curl: E: Could not get lock /var/lib/dpkg/lock-frontend.')
  expect(asked().filter((words) => !words.includes('DPkg::Lock::Timeout=600'))).toEqual([])
})

test('Nothing is installed by who may not, where it is forbidden, or where there is no apt-get', () => {
  fakeApt('exit 0')
  installFor([NEEDS.curl], 'fedora')
  vi.stubEnv('RUPYA_INSTALL', 'no')
  installFor([NEEDS.curl], 'debian')
  vi.stubEnv('RUPYA_INSTALL', undefined)
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  installFor([NEEDS.curl], 'debian')
  expect(said).toEqual([])
})

test.each([
  ['ID=debian\nVERSION_ID="12"\n', 'debian'],
  ['NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n', 'ubuntu'],
  ['ID=linuxmint\nID_LIKE="ubuntu debian"\n', 'ubuntu'],
  ['ID=fedora\n', 'fedora'],
  ['ID="rocky"\nID_LIKE="rhel centos fedora"\n', 'fedora'],
  ['ID=alpine\n', 'alpine'],
  ['ID=arch\n', 'other'],
])('A system is known by its own words: %j', (release, system) => {
  expect(systemOf('linux', release)).toBe(system)
})

test('On a system that nobody knows, the command of each that is known is named', () => {
  const command = commandFor([NEEDS.curl], 'other')?.replaceAll('sudo ', '')
  expect(systemOf('freebsd', '')).toBe('other')
  expect(systemOf('darwin', '')).toBe('macos')
  expect(command).toBe('apt-get install curl, or dnf install curl, or apk add curl, or brew install curl')
})

// The type of a constant object lists its keys.
const ALL = Object.keys(NEEDS) as NeedName[]

test.each(ALL)('On Ubuntu nobody is told to install a package that it lacks: %s', (name) => {
  vi.stubEnv('RUPYA_CHROMIUM', undefined)
  expect(lackOf(name, 'ubuntu')).not.toMatch(/apt-get install .*(chromium|firefox)/)
})

test.each(ALL)('What is missing is said in plain words: %s', (name) => {
  vi.stubEnv('RUPYA_CHROMIUM', undefined)
  expect(lackOf(name, 'macos')).toMatch(/^There is no (?!an? )/)
})

test('A program is found by an ending that the system runs', () => {
  vi.stubEnv('RUPYA_INSTALL', 'no')
  vi.stubEnv('PATH', folder)
  writeFileSync(join(folder, 'git.EXE'), '')
  expect(bring(['git'])).toEqual(['git'])
  vi.stubEnv('PATHEXT', '.COM;.EXE')
  expect(bring(['git'])).toEqual([])
})
