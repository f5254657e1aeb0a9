import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findDownload } from '../../../scripts/setup/browser.ts'
import { lackOf } from '../../../scripts/setup/look-for.ts'
import { chooseNode, isNewEnough, ownNode } from '../../../scripts/setup/own-node.js'
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

  test.concurrent('says where it cannot write, and that Vite cannot read some names', async () => {
    const { root } = freshClone()
    chmodSync(dirname(root), 0o755)
    chmodSync(root, 0o555)
    // Root can write everything, so run as another user.
    const asNobody = 'if (process.getuid() === 0) process.setuid(65534); import(process.argv[1])'
    const { status, stderr } = spawnSync(process.execPath, ['-e', asNobody, join(root, 'scripts/setup.js')], {
      encoding: 'utf8',
    })
    // Otherwise only root could delete it.
    chmodSync(root, 0o755)
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^The dependencies cannot be installed: EACCES.*\.installing'\n$/),
    ])
    expect(await freshClone({ name: 'a #b' }).start().end).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/#b has a \? or # in its name/)],
    })
  })

  test.concurrent('starts what serves for long with limits to its memory', async () => {
    const { root, startIn } = freshClone()
    writeFileSync(
      join(root, 'told.js'),
      'console.log(...process.execArgv, process.env.MALLOC_MMAP_THRESHOLD_, ...process.argv.slice(2))',
    )
    const { lines } = await startIn({}, '--light', 'told.js', 'x y').end
    expect(lines.at(-1)).toBe('--heap-growing-percent=50 --max-semi-space-size=4 --expose-gc 65536 x y')
  })
})

describe('With a folder of its own', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rupya-node-'))
    vi.stubEnv('RUPYA_INSTALL', 'no')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  describe('The Node of the project’s scripts', () => {
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

    /** Reads version ranges like npm. One of the packages includes it. */
    const semver: { satisfies: (version: string, range: string) => boolean } = createRequire(
      resolve('node_modules/dependency-cruiser/package.json'),
    )('semver')

    test.each(['20.20.2', '22.23.0', '24.17.9', '24.18.0', '25.99.0', '26.0.0', '26.10.0', '28.0.0'])(
      'is new enough if every package of package-lock.json says so: %s',
      (version) => {
        const lock: { packages: Record<string, { engines?: Record<string, string> }> } = JSON.parse(
          readFileSync('package-lock.json', 'utf8'),
        )
        const ranges = Object.values(lock.packages).flatMap(({ engines }) => engines?.['node'] ?? [])
        expect(isNewEnough(version)).toBe(ranges.every((range) => semver.satisfies(version, range)))
      },
    )
  })

  /** Runs this in another process with these variables, in a folder. */
  const say = (code: string, env: Record<string, string>, cwd = resolve('.')) =>
    spawnSync(process.execPath, ['-e', code], {
      encoding: 'utf8',
      cwd,
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    })
  const moduleOf = (name: string) => JSON.stringify(resolve('scripts/setup', name))

  describe('A Chromium', () => {
    test.each([
      'linux64/chrome',
      'mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome',
      'win64/chrome.exe',
    ])('that Playwright has downloaded is found once it is whole: %s', (program) => {
      const browser = join(folder, 'chromium-7/chrome-' + program)
      mkdirSync(join(folder, 'chromium-7'))
      expect(findDownload('browser', browser)).toBeUndefined()
      writeFileSync(join(folder, 'chromium-7/INSTALLATION_COMPLETE'), '')
      expect(findDownload('browser', browser)).toBe(browser)
    })

    test('that is named and does not run is told in one line', () => {
      const { status, stdout, stderr } = say(
        `import(${moduleOf('browser.ts')}).then((it) => it.findChromium('shell'))`,
        {
          RUPYA_CHROMIUM: '/wrong',
        },
      )
      expect([status, stdout, stderr]).toEqual([1, '', 'RUPYA_CHROMIUM=/wrong is no program that runs here.\n'])
    })

    test('is Playwright’s where that can be had, and none where nothing may be fetched', () => {
      const cli = join(folder, 'node_modules/playwright/cli.js')
      mkdirSync(dirname(cli), { recursive: true })
      writeFileSync(cli, "console.error('Error: getaddrinfo ENOTFOUND cdn.example')\nprocess.exit(1)")
      const env = { PLAYWRIGHT_BROWSERS_PATH: folder, RUPYA_CHROMIUM: '', RUPYA_FOUND_shell: '/usr/bin/chromium' }
      const bring = `import(${moduleOf('browser.ts')}).then((it) => it.bringChromium())`
      expect(say(bring, { ...env, RUPYA_INSTALL: '' }, folder).stdout).toBe(
        "Downloading Playwright's Chromium (some 110 MB, 280 MB on the disk). RUPYA_INSTALL=no leaves it out.\n" +
          'It cannot be downloaded here: Error: getaddrinfo ENOTFOUND cdn.example\n',
      )
      expect(say(bring, { ...env, RUPYA_INSTALL: 'no' }, folder)).toMatchObject({ stdout: '', stderr: '' })
    })

    test.runIf(process.platform === 'linux')(
      'of 2020 whose package is another is not taken, and nothing is left',
      () => {
        const npm = 'for last; do :; done; echo something else > "$last/chromium.tgz"; echo chromium.tgz'
        writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 })
        const PATH = [folder, process.env['PATH']].join(delimiter)
        const { stderr } = say(`import(${moduleOf('bring-old-chromium.ts')})`, { PATH }, folder)
        expect(stderr).toBe('It cannot be fetched here: chrome-aws-lambda@5.3.1 is not what it was\n')
        expect(readdirSync(join(folder, '.cache/old-chromium'))).toEqual([])
      },
    )
  })
})

test('What is missing is said in one line with what brings it', () => {
  vi.stubEnv('RUPYA_CHROMIUM', undefined)
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  expect((['shell', 'browser', 'oldChromium', 'nginx', 'curl'] as const).map(lackOf)).toEqual([
    'There is no Chromium that runs here. This brings one: npx playwright install --with-deps chromium, or on Debian sudo apt-get install chromium-headless-shell.',
    'There is no Chromium with a window that runs here. This brings one: npx playwright install --with-deps chromium, or on Debian sudo apt-get install chromium.',
    'There is no Chromium 86 that runs here. On Linux on x64 this brings it: node scripts/setup.js scripts/setup/bring-old-chromium.ts.',
    'There is no nginx with its module for brotli. On Debian this brings it: sudo apt-get install nginx libnginx-mod-http-brotli-static.',
    'There is no curl. On Debian this brings it: sudo apt-get install curl.',
  ])
})
