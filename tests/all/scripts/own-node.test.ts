import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseNode, isNewEnough, ownNode } from '../../../scripts/setup/own-node.js'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rupya-node-'))
  vi.stubEnv('RUPYA_INSTALL', 'no')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

/** Puts a program in place of the project's own Node. */
function own(program: string) {
  const path = ownNode(root)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, program, { mode: 0o755 })
  return path
}

const LACKING = `#!/bin/sh
echo "$0: error while loading shared libraries: libatomic.so.1: cannot open shared object file" >&2
exit 127
`

test('The project’s own Node is taken where it runs', () => {
  const path = own('#!/bin/sh\necho v26.10.0\n')
  expect(chooseNode(root)).toBe(path)
})

test('A Node of the machine takes its place where it does not run and that one is new enough, and a line says so', () => {
  own(LACKING)
  const said: string[] = []
  expect(chooseNode(root, { current: '24.18.0', say: (line) => said.push(line) })).toBe(process.execPath)
  expect(said).toEqual([
    "The project's own Node does not run here: libatomic.so.1 is missing. Node 24.18.0, which is on this machine, takes its place.",
  ])
})

test.each([
  ['debian', 'apt-get install libatomic1'],
  ['fedora', 'dnf install libatomic'],
] as const)('Where a library is missing, the line says what brings it: %s', (system, command) => {
  own(LACKING)
  expect(() => chooseNode(root, { current: '20.20.2', system })).toThrow(
    new RegExp(
      `^The project's own Node does not run here: libatomic\\.so\\.1 is missing\\. This brings it: (sudo )?${command}\\. Node 24 from 24\\.18, or 26 or later, on the PATH would do as well; this is 20\\.20\\.2\\.`,
    ),
  )
})

test('A Node that does not run is not in the way of the next command', () => {
  const link = join(root, 'node_modules/.bin/node')
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(own(LACKING), link)
  expect(() => chooseNode(root, { current: '20.0.0' })).toThrow('libatomic')
  expect(existsSync(link)).toBe(false)
})

test('On musl, for which no Node is brought, the line says so', () => {
  // Its loader is missing, as glibc's is on Alpine.
  own('#!/lib/ld-of-another-libc.so.2\n')
  expect(() => chooseNode(root, { current: '22.1.0', system: 'alpine' })).toThrow(
    "The project's own Node does not run here: it is made for glibc, and this system has another C library, such as musl. " +
      'Node 24 from 24.18, or 26 or later, on the PATH would do as well; this is 22.1.0. Which package brings one: apk policy nodejs nodejs-current.',
  )
})

test('On a processor for which no Node is brought, the line says so', () => {
  expect(() => chooseNode(root, { current: '20.0.0', system: 'debian' })).toThrow(
    `The project brings no Node for ${process.platform}-${process.arch} (package.json, optionalDependencies). Node 24 from 24.18`,
  )
})

test('A Node that does not run, in a folder that nobody may write to, is no reason to end', () => {
  const path = own(LACKING)
  // A folder in its place, which cannot be removed.
  mkdirSync(join(root, 'node_modules/.bin/node/something'), { recursive: true })
  expect(chooseNode(root, { current: '26.0.0', say: () => undefined })).toBe(process.execPath)
  own('#!/bin/sh\n')
  expect(chooseNode(root)).toBe(path)
})

/** Reads version ranges like npm. One of the packages includes it. */
const semver: { satisfies: (version: string, range: string) => boolean } = createRequire(
  resolve('node_modules/dependency-cruiser/package.json'),
)('semver')

test.each([
  '20.20.2',
  '22.23.0',
  '24.0.1',
  '24.17.9',
  '24.18.0',
  '24.99.0',
  '25.0.0',
  '25.99.0',
  '26.0.0',
  '26.10.0',
  '28.0.0',
])('A Node of the machine is new enough if every package of package-lock.json says so: %s', (version) => {
  const lock: { packages: Record<string, { engines?: Record<string, string> }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const ranges = Object.values(lock.packages).flatMap(({ engines }) => engines?.['node'] ?? [])
  expect(ranges.length).toBeGreaterThan(100)
  expect(isNewEnough(version)).toBe(ranges.every((range) => semver.satisfies(version, range)))
})
