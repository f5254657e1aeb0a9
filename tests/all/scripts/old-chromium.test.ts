import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isMusl } from '../../../scripts/setup/machine.js'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'rupya-old-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Installs one with a script as `npm`. Returns the output, and whether it exists then. */
function bring(npm: string, env: Record<string, string> = {}) {
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho asked > '${folder}/asked'\n${npm}\n`, { mode: 0o755 })
  const module = resolve('scripts/setup/old-chromium.ts')
  const PATH = [folder, process.env['PATH']].join(delimiter)
  const { stdout } = spawnSync(
    process.execPath,
    ['-e', `import(${JSON.stringify(module)}).then((it) => it.bringOldChromium())`],
    {
      cwd: folder,
      env: { PATH, ...env },
      encoding: 'utf8',
    },
  )
  const cache = join(folder, '.cache/old-chromium')
  const left = existsSync(cache) ? readdirSync(cache) : []
  return { said: stdout.trim().split('\n'), left, isAsked: existsSync(join(folder, 'asked')) }
}

const OTHER_PACKAGE = 'for last; do :; done; echo something else > "$last/chromium.tgz"; echo chromium.tgz'

test.runIf(process.platform === 'linux' && process.arch === 'x64' && !isMusl()).each([
  ['is another', OTHER_PACKAGE, 'chrome-aws-lambda@5.3.1 is not what it was'],
  ['is not to be had', 'echo "npm error: no such host" >&2; exit 1', 'npm error: no such host'],
])('An old Chromium whose package %s is not taken: that is said, and nothing is left', (_what, npm, problem) => {
  const { said, left } = bring(npm)
  expect(said[0]).toMatch(/^Fetching Chromium 86 \(npm package chrome-aws-lambda@5\.3\.1, some 50 MB/)
  expect(said[1]).toBe(`It cannot be fetched here: ${problem}`)
  expect(left).toEqual([])
})

test.each([{ RUPYA_INSTALL: 'no' }, { RUPYA_CHROMIUM: 'none' }])('Nothing is fetched with %o', (env) => {
  expect(bring(OTHER_PACKAGE, env)).toEqual({ said: [''], left: [], isAsked: false })
})

test.runIf(process.platform === 'linux').each([
  ['ends well', 'exit 0', true],
  ['has started and does not end', 'exec sleep 60', true],
  ['lacks a library', 'exit 127', false],
])(
  'One that %s runs, or does not',
  (_what, script, isFound) => {
    const at = join(folder, '.cache/old-chromium/86')
    mkdirSync(at, { recursive: true })
    writeFileSync(join(at, 'chromium'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    const found = spawnSync(
      process.execPath,
      [
        '-e',
        `import(${JSON.stringify(resolve('scripts/setup/old-chromium.ts'))}).then((it) => console.log(it.findOldChromium() ?? 'none'))`,
      ],
      { cwd: folder, env: { PATH: process.env['PATH'] }, encoding: 'utf8' },
    ).stdout
    expect(found.includes(at)).toBe(isFound)
  },
  30_000,
)
