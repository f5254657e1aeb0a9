// What a server holds and uses up: a right one stays green, twice in a row.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Example, Operation, Schema } from '../../src/bundle.ts'
import { bundleOf } from '../bundles.ts'
import { LIBRARY, startLibrary } from '../library.ts'
import { run } from '../run.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seeds-'))
})
afterAll(() => rm(folder, { recursive: true }))

const SESSION = { card: 'reader-4711', desk: 'ann:open sesame' }
const VALUES = { 'B-1': 'B-1', 'B-2': 'B-2', 'F-0': 'F-0', 'F-1': 'F-1' }

async function written(content: object, name = 'seeds.json'): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, JSON.stringify(content))
  return file
}

/** A file with a contract of one call, `act`, which has one field and these examples. */
const contractOf = (
  examples: Record<string, Example>,
  {
    name = 'thing',
    schema = { type: 'string' },
    ...operation
  }: Partial<Operation & { name: string; schema: Schema }> = {},
  parts: Parameters<typeof bundleOf>[2] = {},
) => {
  const parameters = [{ name, in: 'query' as const, schema }]
  const responses = { 200: { content: { 'application/json': { examples } } } }
  return written(bundleOf({ parameters, responses, ...operation }, { method: 'get' }, parts), 'bundle.json')
}
const CARD = { components: { securitySchemes: { card: { type: 'http', scheme: 'bearer' } } } }

async function templateOf(bundle: string) {
  const file = join(folder, 'template.json')
  await rm(file, { force: true })
  expect(await run('--bundle', bundle, '--seeds-template', file)).toMatchObject({ code: 0, err: '' })
  return JSON.parse(await readFile(file, 'utf8'))
}

async function planOf(bundle: string, seeds: object) {
  const file = await written(seeds)
  return (await run('http://things.test', '--bundle', bundle, '--seeds', file, '--plan')).out
}

/** A right library at which a fine is paid once. */
const payOnce = () => startLibrary('', { FINES: 'once' })

const at = (address: string) =>
  `"${process.execPath}" -e "fetch('${address}').then((reply) => reply.json()).then(console.log)"`

async function library(origin: string, values: object, ...args: string[]) {
  const seeds = await written({ session: SESSION, values: { ...VALUES, ...values } })
  const bundle = ['--bundle', `${LIBRARY}openapi.json`, '--seeds', seeds, '--allow-writes', '--allow-money']
  return run(origin, ...bundle, ...args)
}

describe('A right server that uses up what it is asked for', () => {
  test('is red where all trials share one value, and the run says which', async () => {
    const { code, out } = await library(await payOnce(), {}, '--only', 'payFine')
    expect(code).toBe(1)
    expect(out).toMatch(
      /^ {2}Several trials change the same thing: F-1 \(\d+ trials\)\. .* reset with --before-each\.$/m,
    )
  })

  test.each<[string, (origin: string) => [object, ...string[]]]>([
    ['gives each trial a fresh one', (origin) => [{ 'F-1': { command: at(`${origin}/desk/new-fine`) } }]],
    ['resets it', (origin) => [{}, '--before-each', at(`${origin}/desk/reset`)]],
  ])('is green, twice in a row, where a command %s', async (_what, asked) => {
    const origin = await payOnce()
    for (const _ of [1, 2]) {
      const { code, out } = await library(origin, ...asked(origin))
      expect([code, out]).toEqual([0, expect.stringMatching(/: 0 findings, 8\d trials/)])
    }
  })

  test('is asked with each value of a list once; where it ends, trials are not tried', async () => {
    const origin = await payOnce()
    const fines: string[] = []
    for (const _ of [1, 2]) fines.push(await (await fetch(`${origin}/desk/new-fine`)).json())
    const { code, out } = await library(origin, { 'F-1': fines }, '--only', 'payFine')
    expect([code, out]).toEqual([0, expect.stringContaining(': 0 findings, ')])
    expect(out).toMatch(/^ +\d+ {2}all 2 values for F-1 in the seeds file are used up$/m)
  })
})

test('A reset that fails ends what is tried, and the run', async () => {
  const { code, out, err } = await library(await payOnce(), {}, '--before-each', 'echo no database >&2; exit 3')
  expect([code, out]).toEqual([2, ''])
  expect(err).toBe('Nothing was tested: --before-each failed: no database.')
})

test('A command without an answer costs its own trials, not the run', async () => {
  const { code, out } = await library(await payOnce(), { 'F-1': { command: 'echo no fines >&2; exit 3' } })
  expect(code).toBe(0)
  expect(out).toMatch(/^ +\d+ {2}the command for F-1 in the seeds file failed: no fines$/m)
})

test('What a seeds file does not name is not tried', async () => {
  const origin = await startLibrary()
  const bundle = ['--bundle', `${LIBRARY}openapi.json`]
  const seeds = await written({ values: { 'B-1': 'B-1' } })
  const { code, out } = await run(origin, ...bundle, '--seeds', seeds, '--plan')
  expect(code).toBe(0)
  expect(out).toContain('send  getBook/the-sea')
  expect(out).not.toContain('send  getBook/the-lake')
  expect(out).toMatch(/needs what your server holds \(`values` in the seeds file\)\n +yours for B-2, as bookId$/m)
  // Nobody has it: it needs no seed.
  expect(out).toContain('send  getBook/noSuchBook')
})

test('Without values the examples’ own are sent, and the run says so', async () => {
  const origin = await startLibrary()
  const { out } = await run(origin, '--bundle', `${LIBRARY}openapi.json`)
  expect(out).toContain("No seed names these values, and the contract's own were sent: B-1 (1 trial), B-2 (1 trial)")
})

test('A seed that nothing uses is told', async () => {
  const origin = await startLibrary()
  const { out } = await library(origin, { 'B-11': 'B-1' }, '--only', 'getBook')
  expect(out).toContain('  1 name in the seeds file is used by no trial of this contract: `values.B-11`.')
  const seeds = await written({
    given: { 'getBook/the-see': {}, 'getBook/the-sea': { values: { 'B-7': 'B-1', 'B-8': 'B-1', 'B-9': 'B-1' } } },
    markets: { north: {} },
  })
  const { out: said } = await run(origin, '--bundle', `${LIBRARY}openapi.json`, '--seeds', seeds)
  expect(said).toContain(
    '  5 names in the seeds file are used by no trial of this contract: `markets.north`, `given.getBook/the-see`, `given.getBook/the-sea.values.B-7` and 2 more there.',
  )
})

test('A value of another person that no reply can be looked through for is told', async () => {
  const seeds = await written({ others: { bookId: 'B-7', desk: '5' } })
  const { out } = await run(await startLibrary(), '--bundle', `${LIBRARY}openapi.json`, '--seeds', seeds)
  expect(out).toMatch(/^ {2}Values of `others` in the seeds file that are too short .* of this contract has: desk\.$/m)
})

describe('A template', () => {
  test('names all that a run needs and what for, and is an empty seeds file', async () => {
    const file = join(folder, 'template.json')
    const bundle = ['--bundle', `${LIBRARY}openapi.json`, '--allow-writes', '--allow-money']
    expect(await run(...bundle, '--seeds-template', file)).toMatchObject({ code: 0, err: '' })
    const template = JSON.parse(await readFile(file, 'utf8'))
    expect(template).toMatchObject({
      session: { card: '', desk: '' },
      values: {
        'F-1': '',
        '// F-1': expect.stringMatching(/^fineId of payFine\/paid, .*; \d of \d change something$/),
        'B-1': '',
        // Nobody has it.
        '// B-0': expect.stringMatching(
          /^bookId of getBook\/noSuchBook\. noSuchBook: .* What stays empty here is sent as it is\.$/,
        ),
        'B-0': '',
      },
    })
    expect(await run('http://library.test', ...bundle, '--seeds', file, '--plan')).toMatchObject({ code: 0 })
    expect(await run(...bundle, '--seeds-template', file)).toMatchObject({
      code: 2,
      err: expect.stringContaining('the file exists already'),
    })
  })

  test('names what another person must have', async () => {
    const operation = { security: [{ card: [] }], 'x-request': { thing: 'T-1' } }
    const others = { 'x-others': { thing: 'T-9' }, 'x-own-fields': ['thing'], ...CARD }
    const bundle = await contractOf({ done: { value: { code: 'OK' } } }, operation, others)
    const template = await templateOf(bundle)
    expect(template.others).toEqual({
      '// thing': "another person's, that nobody else may see: for act/thing-of-another",
      thing: '',
    })
    const seeds = { session: { card: 'card-of-mine' }, values: { 'T-1': 'mine' } }
    // What stays empty is not tried.
    expect(await planOf(bundle, { ...seeds, others: template.others })).not.toContain('send  act/thing-of-another')
    expect(await planOf(bundle, { ...seeds, others: { thing: 'theirs' } })).toMatch(
      /^send {2}act\/thing-of-another: .*\n.*thing=theirs/m,
    )
  })

  test('names the most that a server takes, and what is more is sent from there', async () => {
    const schema = { type: 'integer', 'x-refused': [{ above: 250 }, { below: 100, by: 5 }] }
    const examples = { done: { value: { code: 'OK' }, 'x-request': { amount: '200' } } }
    const bundle = await contractOf(examples, { name: 'amount', schema })
    expect((await templateOf(bundle)).values).toEqual({
      '// 100': 'the most (or least) that it takes as amount of act/amount-5-less-than-least',
      '// 250': 'the most (or least) that it takes as amount of act/amount-1-more-than-most',
      100: '',
      250: '',
    })
    expect(await planOf(bundle, { values: { 250: '900', 100: '50' } })).toMatch(
      /^send {2}act\/amount-1-more-than-most: [^]*amount=901'[^]*^send {2}act\/amount-5-less-than-least: [^]*amount=45'/m,
    )
    expect(await planOf(bundle, {})).toContain('needs a limit of your server (`values` in the seeds file)')
  })

  test('has the situations, and what is left empty there is not held', async () => {
    const examples = {
      rare: { value: { code: 'OK' }, 'x-given': { seed: 'It snows.' } },
      late: { value: { code: 'OK' }, 'x-given': { scenario: 'late' }, 'x-request': { thing: 'T-1' } },
    }
    const bundle = await contractOf(examples, {}, { 'x-own-fields': ['thing'] })
    const template = await templateOf(bundle)
    expect(template.given).toEqual({
      '// act/rare': 'It snows. For act/rare, act/thing-odd. Write {} if your server holds it.',
      'act/rare': null,
      '// late': 'For act/late.',
      late: { values: { '// T-1': 'thing of act/late', 'T-1': '' } },
    })
    expect(await planOf(bundle, template)).not.toMatch(/^send/m)
    const given = { ...template.given, 'act/rare': {}, late: { values: { 'T-1': 'mine' } } }
    const plan = await planOf(bundle, { given })
    expect(plan).toContain('send  act/rare')
    expect(plan).toContain("'http://things.test/act?thing=mine'")
  })
})

test('Each market has its own values and session', async () => {
  const example = (market: string) => ({ value: { code: 'OK' }, 'x-market': market, 'x-request': { thing: 'T-1' } })
  const bundle = await contractOf({ a: example('aa'), b: example('bb') }, { security: [{ card: [] }] }, CARD)
  const market = { session: { card: 'card-of-apple' }, values: { 'T-1': 'apple' } }
  const out = await planOf(bundle, { markets: { aa: market }, values: { 'T-1': 'thing' } })
  expect(out).toMatch(/^send {2}act\/a: .*\n.*thing=apple'$/m)
  expect(out).not.toContain('send  act/b')
  expect(out).toMatch(/1 {2}needs a session/)
})
