import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serverFolder } from '../../setup/deploys/server-folder.ts'

function newServer(...builds: string[]) {
  const server = serverFolder()
  onTestFinished(server.remove)
  for (const name of builds) server.build(name)
  return server
}

test('A build that names a missing script is refused, and the former is served', async () => {
  const server = newServer('good')
  server.build('bad', (files) => delete files['assets/core-bad.js'])
  await server.deploy('good')
  const { end, out, err } = await server.deploy('bad')
  expect([end, out, err]).toEqual([
    1,
    '',
    expect.stringMatching(/names assets\/core-bad.js, which is not there\n.+\n$/),
  ])
  expect([server.wholeBuild(), server.rubbish()]).toEqual(['good', []])
})

test('Of two deploys at once one does all, and the other says who deploys and ends', async () => {
  const server = newServer('one', 'two')
  const first = server.deploy('one', 'hold 20')
  await expect.poll(() => existsSync(join(server.srv, 'releases'))).toBe(true)
  // The lock needs no space on a disk that may be full.
  expect(readdirSync(server.srv)).toEqual(['assets', 'holder', 'lock', 'new', 'releases'])
  expect(statSync(join(server.srv, 'lock')).size).toBe(0)
  const second = await server.deploy('two')
  server.letGo()
  const { end, pid } = await first
  expect([end, second.end, second.out]).toEqual([0, 1, ''])
  expect(second.err).toMatch(new RegExp(`^Process ${pid} on .+ is deploying to .+\n$`))
  expect(server.wholeBuild()).toBe('one')
  // No other deploy is running any more.
  expect((await server.deploy('two')).end).toBe(0)
})

test('A disk that is full is said in two lines: what failed, and what is served', async () => {
  const server = newServer('one', 'two')
  await server.deploy('one')
  const { end, out, err } = await server.deploy('two', 'full 15')
  expect([end, out]).toEqual([1, ''])
  expect(err).toMatch(new RegExp(`^ENOSPC: .+\n.+/current leads to ${server.current()}\\.\n$`))
  expect([server.wholeBuild(), server.rubbish()]).toEqual(['one', []])
})

test('A configuration that nginx refuses changes nothing, and a failed reload is said', async () => {
  const server = newServer('one', 'two', 'three')
  await server.deploy('one')
  server.answerOfNginx('case "$*" in *-t*) echo "no such certificate" >&2; exit 1; esac')
  const refused = await server.deploy('two')
  expect([refused.end, refused.err]).toEqual([1, expect.stringContaining('no such certificate')])
  expect(server.wholeBuild()).toBe('one')
  server.answerOfNginx('case "$*" in *reload*) echo "no such process" >&2; exit 1; esac')
  const { end, err } = await server.deploy('three')
  expect([end, err]).toEqual([1, expect.stringMatching(/no such process[^]*current leads to/)])
  expect(server.wholeBuild()).toBe('three')
  server.answerOfNginx('')
  expect((await server.deploy('three')).end).toBe(0)
})
