import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL, startLibrary } from '../library.ts'
import { run } from '../run.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** What a run tells about the library's server with a mistake, and what its commands print when they are pasted into a shell. */
async function replayed(mistake: string) {
  const origin = await startLibrary(mistake)
  const report = join(folder, 'report.json')
  await run(origin, ...ALL, '--report', report)
  const { findings } = JSON.parse(await readFile(report, 'utf8'))
  const { stdout } = await promisify(execFile)('sh', ['-c', findings[0].curl.join('\n')], {
    env: { PATH: process.env['PATH'], CITY_LIBRARY_CARD: 'reader-4711' },
  })
  return { says: findings.map(({ says }: { says: string }) => says), replies: stdout.trim().split(/\n|(?<=\})(?=\{)/) }
}

test('The commands of a journey, pasted one after another, show the mistake again', async () => {
  const { says, replies } = await replayed('a change that is forgotten')
  expect(says).toEqual(["`hold.branch` is 'north', must be 'south' (what was changed is what is given up.)"])
  expect(JSON.parse(replies.at(-1) ?? '')).toMatchObject({ hold: { branch: 'north' } })
})

test('A wrong outcome in a journey says why it is wrong, and its commands show it', async () => {
  const { says, replies } = await replayed('a hold that cannot be given up')
  expect(says).toEqual(["was answered code 'OK' (success), must be `noSuchHold` (a hold is given up once)"])
  expect(replies.map((reply) => JSON.parse(reply).result)).toEqual(['OK', 'OK', 'OK', 'OK'])
})
