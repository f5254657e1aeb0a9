import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseNode, ownNode } from '../../../scripts/setup/own-node.js'
import { fakeNpm, freshClone } from '../../setup/fresh-clone.ts'

describe('The first command', () => {
  test.concurrent('installs what package-lock.json names once, in any folder, and passes arguments', async () => {
    const { lock, installations, start, startIn } = freshClone({ name: 'a b c%20d é' })
    const skipping = { NODE_ENV: 'production', npm_config_omit: 'dev optional' }
    expect((await startIn(skipping, 'hello.js', 'x y', '#z').end).lines.at(-1)).toBe('hello x y #z')
    expect(await start('x y', '#z').end).toEqual({ code: 0, lines: ['hello x y #z'], errors: [''] })
    expect(installations()).toEqual([
      expect.stringMatching(/^ci --include=dev --include=optional --engine-strict=false --global=false /),
    ])
    expect(existsSync(lock)).toBe(false)
  })

  test.concurrent('installs anew where the lock file has changed, or another machine has installed', async () => {
    const { root, installations, start } = freshClone()
    const stamp = join(root, 'node_modules/.rupya-installed')
    await start().end
    writeFileSync(join(root, 'package-lock.json'), '{"changed":true}')
    await start().end
    writeFileSync(stamp, readFileSync(stamp, 'utf8').replace(process.platform, 'plan9'))
    await start().end
    expect(installations()).toHaveLength(3)
  })

  const UNTIL_GO =
    "while (!require('node:fs').existsSync('../go')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)"

  test.concurrent('waits for another that installs, and says so', async () => {
    const { root, installations, start } = freshClone({ npm: fakeNpm(UNTIL_GO) })
    const first = start('first')
    await expect.poll(() => existsSync(join(root, 'npm.log'))).toBe(true)
    const second = start('second')
    await second.says('Waiting for process ')
    writeFileSync(join(root, '../go'), '')
    expect((await first.end).lines.at(-1)).toBe('hello first')
    expect((await second.end).lines.at(-1)).toBe('hello second')
    expect(installations()).toHaveLength(1)
  })

  test.concurrent('waits while npm goes on after a kill, and then installs anew', async () => {
    const { root, installations, start } = freshClone({ npm: fakeNpm(UNTIL_GO) })
    const first = start('first')
    await expect.poll(() => existsSync(join(root, 'npm.log'))).toBe(true)
    first.child.kill('SIGKILL')
    const second = start('second')
    await second.says('Waiting for process ')
    expect(installations()).toHaveLength(1)
    writeFileSync(join(root, '../go'), '')
    expect((await second.end).lines.at(-1)).toBe('hello second')
    expect(installations()).toHaveLength(2)
  })

  test.concurrent('ends npm at Ctrl-C', async () => {
    const { root, lock, start } = freshClone({ npm: fakeNpm(UNTIL_GO) })
    const stopped = start()
    await expect.poll(() => existsSync(join(root, 'npm.log'))).toBe(true)
    const npm = Number(readFileSync(lock, 'utf8'))
    stopped.child.kill('SIGINT')
    expect((await stopped.end).code).toBe(1)
    expect(existsSync(lock)).toBe(false)
    expect(() => process.kill(npm, 0)).toThrow('ESRCH')
  })

  test.concurrent('is not held up by one that was killed', async () => {
    const { lock, start } = freshClone()
    writeFileSync(lock, String(spawnSync(process.execPath, ['--version']).pid))
    expect((await start().end).lines.at(-1)).toBe('hello')
    expect(existsSync(lock)).toBe(false)
  })

  test.concurrent.for<[string, string, string]>([
    ['npm is missing', '', 'npm, which comes with Node, cannot be started: spawn npm ENOENT'],
    [
      'npm fails',
      fakeNpm('process.exit(1)'),
      'npm could not install the dependencies: see above. The same command begins it again.',
    ],
  ])('says in one line what to do where %s', async ([, npm, line]) => {
    const { lock, start } = freshClone({ npm })
    expect(await start().end).toMatchObject({ code: 1, errors: [line] })
    expect(existsSync(lock)).toBe(false)
  })
})

describe('The Node of the project’s scripts', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rupya-node-'))
    vi.stubEnv('RUPYA_INSTALL', 'no')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const LACKING =
    '#!/bin/sh\necho "node: error while loading shared libraries: libatomic.so.1: cannot open" >&2\nexit 127\n'

  /** Puts a program in place of the project's own Node. */
  function own(program: string) {
    const path = ownNode(folder)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, program, { mode: 0o755 })
    return path
  }

  test('is its own where that runs', () => {
    const path = own('#!/bin/sh\n')
    expect(chooseNode(folder)).toBe(path)
  })

  test('is else the machine’s if that is new enough, and a line says so', () => {
    own(LACKING)
    const said = vi.spyOn(console, 'log').mockReturnValue()
    expect(chooseNode(folder, '24.18.0')).toBe(process.execPath)
    expect(said.mock.calls).toEqual([
      ["The project's own Node does not run here (libatomic.so.1 is missing), so Node 24.18.0 takes its place."],
    ])
  })

  test('is else asked for, and a broken one does not disturb the next command', () => {
    const link = join(folder, 'node_modules/.bin/node')
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(own(LACKING), link)
    expect(() => chooseNode(folder, '20.20.2')).toThrow(
      /^The project's own Node does not run here \(libatomic\.so\.1 is missing\)\. Debian's package of it: (sudo )?apt-get install libatomic1\. Node 24 from 24\.18, or 26 or later, on the PATH would do as well; this is 20\.20\.2\./,
    )
    expect(existsSync(link)).toBe(false)
  })
})
