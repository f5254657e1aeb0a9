// A contract of another trade: PUT and DELETE, paths with parameters, bodies of JSON, cards in a header, codes in words.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ALL, LIBRARY, MISTAKES, startLibrary } from './library.ts'
import { run } from './run.ts'

async function verified(mistake = '', ...args: string[]) {
  const origin = await startLibrary(mistake)
  const { code, out, err } = await run(origin, ...ALL, ...args)
  let operation = ''
  const found = out.split('\n').flatMap((line) => {
    if (/^\w+$/.test(line)) operation = line
    return line.startsWith('  ✗ ') ? [line.replace('  ✗ ', `${operation}: `)] : []
  })
  return { code, out, err, found, origin }
}

test('A right library server has no findings, a second time too @RULE-141', async () => {
  const { code, out, err, origin } = await verified()
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/: 0 findings, 83 trials of 6 operations, \d+ requests/)
  const again = await run(origin, ...ALL)
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining(': 0 findings, 83 trials') })
})

test.each(MISTAKES)('A library server with %s is found out @RULE-141', async (mistake, sentence) => {
  const { code, found } = await verified(mistake)
  expect(found).toContainEqual(expect.stringContaining(sentence))
  expect(code).toBe(1)
})

test('No command that is printed shows a card or a password', async () => {
  const { out } = await verified('a code of another call', '--report', join(tmpdir(), `library-${process.pid}.json`))
  expect(out).toContain(`-X DELETE -H 'authorization: Bearer '"$CITY_LIBRARY_CARD"`)
  expect(out).not.toMatch(/reader-4711|open sesame/)
  const { out: plan } = await run('http://library.test', ...ALL, '--plan')
  expect(plan).toContain('curl -sS -u "$CITY_LIBRARY_DESK"')
  expect(plan).not.toMatch(/reader-4711|open sesame/)
})

test('Money is moved only for what the seeds file names', async () => {
  const bundle = ['--bundle', `${LIBRARY}openapi.json`, '--token', 'reader-4711', '--allow-writes', '--allow-money']
  const { out } = await run('http://library.test', ...bundle, '--plan')
  // A number that no fine can have is nobody's money.
  const sent = [...out.matchAll(/^send {2}payFine\/(\S+):/gm)].map(([, name]) => name)
  expect(sent).toEqual(['fineId-too-long', 'fineId-malformed'])
  expect(out).toMatch(/moves money: name whose it is .*\n +yours for F-1$/m)
})

test('Without a card, only what anybody may do is tried', async () => {
  const origin = await startLibrary()
  const { code, out } = await run(origin, '--bundle', `${LIBRARY}openapi.json`)
  expect(code).toBe(0)
  expect(out).toMatch(/^books +17 +0 +0$/m)
  expect(out).toMatch(/^holds +0 +0 /m)
})
