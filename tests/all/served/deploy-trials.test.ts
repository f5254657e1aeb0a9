import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverFolder } from '../../setup/deploys/server-folder.ts'
import { isLong } from '../../setup/suite.ts'

const MINUTES = 60_000
/** Operations that can be interrupted halfway. */
const IN_TWO = /^(writeFile|copyFile|rm)Sync/

const server = serverFolder()
afterAll(server.remove, MINUTES)
let builds = 0
const newBuild = () => {
  const name = `b${(builds += 1)}`
  server.build(name)
  return name
}

/** A deploy without any disturbance. It removes a release that was replaced long ago. */
async function plainWorks() {
  const name = newBuild()
  const { end } = await server.deploy(name)
  const works = end === 0 && server.isWhole() && server.wholeBuild() === name
  server.age()
  return works
}

/** The disk operations of such a deploy, in order. */
let moments: string[] = []
beforeAll(async () => {
  for (let times = 0; times < 4; times += 1) expect(await plainWorks()).toBe(true)
  moments = await server.momentsOf(newBuild())
  expect(server.isWhole()).toBe(true)
  server.age()
}, MINUTES)

/** The numbers of all moments when this happens, or without `--long` only a few of them; each row begins at another one. */
const some = (first: number, what = /./) =>
  moments
    .flatMap((moment, index) => (what.test(moment) ? [index + 1] : []))
    .filter((_, index) => isLong || index % 60 === first)

type Run = (tryOne: (wrong: () => Promise<void>) => Promise<void>) => Promise<void>

const breakAt =
  (how: string, ends: unknown[], numbers: () => number[]): Run =>
  async (tryOne) => {
    for (const number of numbers())
      await tryOne(async () => {
        const { end } = await server.deploy(newBuild(), `${how} ${number}`)
        expect(ends).toContain(end)
      })
  }

/** Two deploys that begin almost together and take their time. One that has to wait too long ends with one line. */
const together: Run = async (tryOne) => {
  for (let time = 0; time < (isLong ? 60 : 1); time += 1)
    await tryOne(async () => {
      const first = server.deploy(newBuild(), `slow ${(time % 7) * 10}`)
      await new Promise((later) => setTimeout(later, (time % 10) * 40))
      const both = await Promise.all([first, server.deploy(newBuild(), `slow ${time % 3}`)])
      expect(both.map(({ end }) => end)).toContain(0)
      for (const { end, err } of both) expect(err).toMatch(end === 0 ? /^$/ : /^Process .+ is deploying .+\n$/)
    })
}

/** One of two is killed at some moment; which of them began first is unknown. */
const oneKilled: Run = async (tryOne) => {
  for (const number of some(30))
    await tryOne(async () => {
      const both = [server.deploy(newBuild(), `kill ${number}`), server.deploy(newBuild(), 'slow 2')]
      await Promise.all(both)
    })
}

const rollbacks: Run = async (tryOne) => {
  for (let number = 1; number <= (isLong ? 8 : 1); number += 1)
    await tryOne(async () => {
      expect((await server.back(`kill ${number}`)).end).toBe('SIGKILL')
    })
}

test.for<[what: string, run: Run]>([
  ['`kill -9` before each change of the disk', breakAt('kill', ['SIGKILL'], () => some(5))],
  ['`kill -9` in the middle of each copy, write and removal', breakAt('cut', ['SIGKILL'], () => some(9, IN_TWO))],
  // Operations that need no space may still succeed.
  ['a disk that is full from each change on', breakAt('full', [0, 1], () => some(20))],
  ['two deploys at once', together],
  ['two deploys at once, one of them killed', oneKilled],
  ['`kill -9` of a rollback before each change', rollbacks],
])(
  'After %s what is served is whole, and the next deploy works and cleans',
  { timeout: 15 * MINUTES },
  async ([, run]) => {
    const counts = { trials: 0, broken: 0, rubbish: 0, hand: 0 }
    await run(async (wrong) => {
      await wrong()
      counts.trials += 1
      if (!server.isWhole()) counts.broken += 1
      if (!(await plainWorks())) counts.hand += 1
      if (server.rubbish().length > 0) counts.rubbish += 1
    })
    const { trials, broken, rubbish, hand } = counts
    expect([trials > 0, broken, rubbish, hand]).toEqual([true, 0, 0, 0])
  },
)
