import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { fail, fakeNpm, freshClone, pause, watch } from '../../setup/fresh-clone.ts'
import { isMusl } from '../../../scripts/setup/machine.js'
import { takeTurn } from '../../../scripts/setup/turn.js'

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
  const { root, startIn } = freshClone()
  writeFileSync(
    join(root, 'told.js'),
    'console.log(...process.execArgv, process.env.MALLOC_MMAP_THRESHOLD_, ...process.argv.slice(2))',
  )
  const { lines } = await startIn({}, '--light', 'told.js', 'x y').end
  expect(lines.at(-1)).toBe('--heap-growing-percent=50 --max-semi-space-size=4 --expose-gc 65536 x y')
})

test.concurrent('Everything that package-lock.json names is installed, whatever the environment leaves out', async ({
  expect,
}) => {
  const { root, startIn } = freshClone({
    npm: fakeNpm("require('node:fs').writeFileSync('asked.txt', process.argv.slice(2).join(' '))"),
  })
  expect((await startIn({ NODE_ENV: 'production', npm_config_omit: 'dev optional' }, 'hello.js').end).code).toBe(0)
  expect(readFileSync(join(root, 'asked.txt'), 'utf8')).toMatch(
    /^ci --include=dev --include=optional --engine-strict=false --global=false( |$)/,
  )
})

test.concurrent('What a person has installed with npm ci is not installed again, unless a package of this machine is missing', async ({
  expect,
}) => {
  const { root, installations, start } = freshClone()
  const [needed, native] = ['node_modules/a', 'node_modules/a-native']
  const ofMachine = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
  const bound = { ...ofMachine, libc: [isMusl() ? 'musl' : 'glibc'] }
  const ofOthers = { version: '1.0.0', optional: true, os: ['plan9'], cpu: ['vax'] }
  const packages = {
    [needed]: { version: '1.0.0' },
    [native]: ofMachine,
    'node_modules/a-libc': bound,
    'node_modules/a-vax': ofOthers,
  }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  const note = (...names: string[]) =>
    writeFileSync(
      join(root, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: Object.fromEntries(names.map((name) => [name, { version: '1.0.0' }])) }),
    )
  note(needed, native, 'node_modules/a-libc')
  expect((await start().end).code).toBe(0)
  expect(existsSync(join(root, 'npm.log'))).toBe(false)
  writeFileSync(join(root, 'node_modules/.rupya-installed'), 'another')
  note(needed, native)
  await start().end
  expect(installations()).toBe(1)
})

test.concurrent('The project’s own Node is not first on npm’s path, where one that does not run would end the next command', async ({
  expect,
}) => {
  const { root, start } = freshClone()
  await start().end
  expect(existsSync(join(root, 'node_modules/.bin/node'))).toBe(false)
})

test.concurrent('What another machine has installed in the same folder is installed anew', async ({ expect }) => {
  const { root, installations, start } = freshClone()
  await start().end
  const stamp = join(root, 'node_modules/.rupya-installed')
  const said = readFileSync(stamp, 'utf8')
  const other = said.replace(`${process.platform}-${process.arch}`, 'plan9-vax')
  expect(other).not.toBe(said)
  writeFileSync(stamp, other)
  await start().end
  expect(installations()).toBe(2)
})

test.concurrent('An error that nobody foresaw is told whole, and ends the command with 1', async ({ expect }) => {
  const { root, start } = freshClone()
  writeFileSync(
    join(root, 'scripts/setup/own-node.js'),
    "export const chooseNode = () => { throw new Error('unforeseen') }",
  )
  const { code, errors } = await start().end
  expect([code, errors.join(' ')]).toEqual([1, expect.stringMatching(/Error: unforeseen.*at chooseNode/)])
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

/** Waits for the turn in this process, for at most this many milliseconds. */
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
  await expect.poll(() => statSync(lock).mtimeMs).toBeGreaterThan(Date.now() - 60_000)
  endFirst?.()
  expect([existsSync(lock), first.lost.turns]).toEqual([false, 0])

  const second = waitForTurn(lock, 0)
  const endSecond = await second.turn
  lockedBy('process 8 on here', 0)
  await expect.poll(() => second.lost.turns).toBe(1)
  endSecond?.()
  expect(readFileSync(lock, 'utf8')).toBe('process 8 on here')
})

test.concurrent('A turn that is not about installing is named by its own words', async ({ expect }) => {
  const { lock } = freshClone()
  const take = (file: string) =>
    takeTurn({
      file,
      doing: 'testing in this folder',
      isDone: () => false,
      onLost: () => undefined,
      say: () => undefined,
    })
  mkdirSync(join(lock, 'something'), { recursive: true })
  utimesSync(lock, 0, 0)
  await expect(take(lock)).rejects.toThrow(/^\.installing is left of a command that was testing in this folder/)
  await expect(take(join(lock, 'nowhere/testing'))).rejects.toThrow(
    /^A turn at testing in this folder could not be had: ENOENT/,
  )
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
        /^\.installing is left of a command that was installing .* cannot be replaced \(E\w+\)\. Delete .*\.installing, then run/,
      ),
    ],
  ])
})

test.concurrent('A folder that cannot be written to is named, with what to do', async ({ expect }) => {
  const { root } = freshClone()
  chmodSync(join(root, '..'), 0o755)
  chmodSync(root, 0o555)
  // Root can write everything, so run as another user.
  const asNobody = 'if (process.getuid() === 0) process.setuid(65534); import(process.argv[1])'
  const { code, errors } = await watch(spawn(process.execPath, ['-e', asNobody, join(root, 'scripts/setup.js')])).end
  // Otherwise only root could delete it.
  chmodSync(root, 0o755)
  expect([code, errors]).toEqual([
    1,
    [expect.stringMatching(/clone cannot be written to \(EACCES\).* copy the project/)],
  ])
})

test.concurrent.for<[string, string, string]>([
  ['npm that is missing', '', 'npm is needed to install the dependencies'],
  ['a full disk', fakeNpm(fail('ENOSPC: no space left on device')), 'The disk is full (ENOSPC). Make room'],
  ['no network', fakeNpm(fail('code ENOTFOUND')), 'npm could not reach its registry. Check the network'],
  [
    'a folder of npm’s own that is another’s',
    fakeNpm(fail('code EACCES', 'syscall mkdir', 'path /home/a b/.npm/_cacache')),
    'npm cannot write /home/a b/.npm/_cacache: make it yours (sudo chown -R $(id -u) "/home/a b/.npm/_cacache"), or set npm_config_cache',
  ],
  [
    'a folder of the project that is another’s',
    fakeNpm("console.error('npm error path ' + process.cwd() + '/node_modules/x');" + fail('code EACCES')),
    '/clone cannot be written to (EACCES)',
  ],
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
  await expect.poll(() => existsSync(join(root, 'npm.log'))).toBe(true)
  stopped.child.kill('SIGINT')
  expect(await stopped.end).toMatchObject({ code: 130, errors: [expect.stringContaining('was stopped')] })
  expect(existsSync(lock)).toBe(false)
  expect(() => process.kill(Number(readFileSync(join(root, 'npm.log'), 'utf8')), 0)).toThrow('ESRCH')
  writeFileSync(join(root, '../again'), '')
  expect((await start().end).lines.at(-1)).toBe('hello')
})
