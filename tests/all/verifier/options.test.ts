import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract, operations } from '../../../mocks/contract.ts'
import type { Step } from '../../../packages/verifier/src/arazzo.ts'
import { journeys } from './journeys.ts'
import { runVerifier } from './run-verifier.ts'
import { serveTransports } from './serve-transports.ts'
import { operationOfRequest, worldTransport } from './world-transport.ts'

let folder: string
const asked: string[] = []
let server: Awaited<ReturnType<typeof serveTransports>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rupya-options-'))
  const world = worldTransport()
  server = await serveTransports(
    new Map([
      [
        'world',
        async (request) => {
          asked.push(operationOfRequest(request).id)
          return world(request)
        },
      ],
    ]),
  )
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const ALL = ['--world', '--allow-writes', '--allow-money']
const verify = (...args: string[]) => runVerifier(`${server.origin}/world`, ...args)
const planned = async (...args: string[]) =>
  [...(await verify('--plan', ...ALL, ...args)).out.matchAll(/^send {2}([^:]+):/gm)].map(([, name = '']) => name)

async function written(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text)
  return join(folder, name)
}

const tagged = (tag: string) => operations.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id as string)
const operationsIn = (names: string[]) => new Set(names.map((name) => name.split('/')[0] ?? ''))

describe('Only what is named is asked:', () => {
  test('an example, a journey, an operation', async () => {
    const names = await planned('--only', 'listFaq/faq-empty,journeys/extension,getContacts')
    expect(names).toContain('listFaq/faq-empty')
    expect(names).toContain('journeys/extension')
    expect(operationsIn(names)).toEqual(new Set(['listFaq', 'journeys', 'getContacts']))
    expect(names.filter((name) => name.startsWith('listFaq/'))).toHaveLength(1)
  })

  test('operations and journeys of a tag', async () => {
    const names = await planned('--tags', 'complaints')
    expect(operationsIn(names)).toEqual(new Set([...tagged('complaints'), 'journeys']))
    expect(names).toContain('journeys/complaint-with-images')
    expect(names).not.toContain('journeys/repay-by-card')
  })

  test('nothing of operations that no screen is specified for, not even as a step', async () => {
    const unspecified = tagged('unspecified')
    expect(unspecified.length).toBeGreaterThan(20)
    asked.splice(0)
    const { code } = await verify(...ALL, '--exclude-unspecified', '--only', 'journeys,getUser,getContacts')
    expect(code).toBe(0)
    expect(new Set(asked)).toContain('getContacts')
    expect(asked.filter((id) => unspecified.includes(id))).toEqual([])
  })

  test('and a name that does not exist is not passed over @RULE-103', async () => {
    expect(await verify('--world', '--only', 'getContacts,listFaq/faq-emty')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^--only listFaq\/faq-emty: there is listFaq\/faq-categories, /),
    })
  })
})

test('Another seed sends other odd and broken values, and the same the same', async () => {
  const plan = async (seed: string) => (await verify('--plan', ...ALL, '--seed', seed)).out
  const [one, again, other] = [await plan('1'), await plan('1'), await plan('2')]
  expect(again).toBe(one)
  expect(other).not.toBe(one)
})

test('What is just below the least is always tried: a score of 0', async () => {
  for (const seed of ['1', '2', '3']) {
    const { out } = await verify('--plan', ...ALL, '--only', 'scoreProblem/score-too-small', '--seed', seed)
    expect(out).toContain('--data-urlencode score=0 ')
  }
})

describe('An older contract', () => {
  /** An older contract, without an order of instalments and without a name for a wrong code. */
  function older() {
    const document = structuredClone(contract)
    for (const [path, item] of Object.entries(document.paths))
      for (const operation of Object.values(item)) {
        if (operation.operationId === 'getInstalments') delete document.paths[path]
        if (operation.operationId === 'saveBankInfo') delete operation['x-outcomes'].failures['wrongCode']
      }
    return JSON.stringify(document)
  }

  const isWrongCardCode = (step: Step) => step.operationId === 'saveBankInfo' && step['x-outcome'] === 'wrongCode'

  test('is verified for what it has; what needs more is not tried, and said so @RULE-103', async () => {
    const file = await written('old.json', older())
    const { out } = await verify('--plan', ...ALL, '--bundle', file)
    expect(out).not.toMatch(/^send {2}getInstalments/m)
    expect(out).toMatch(/^send {2}getLoanDetails\/order-174:/m)
    const lacking = journeys.workflows.filter(({ steps }) =>
      steps.some((step) => step.operationId === 'getInstalments' || isWrongCardCode(step)),
    )
    expect(lacking.length).toBeGreaterThan(4)
    const reasons = ['which has `getInstalments`', 'which has `wrongCode` of `saveBankInfo`'].join(String.raw`\n +`)
    expect(out).toMatch(
      new RegExp(`^ +${lacking.length} {2}needs another version of the contract\\n +${reasons}$`, 'm'),
    )
    const { code, out: said } = await verify('--world', '--bundle', file, '--only', 'getLoanDetails')
    expect([code, said]).toEqual([0, expect.stringContaining(': 0 findings, ')])
  })

  test.each([
    ['no JSON', '{"paths":', /^The bundle \S+ is no JSON\.$/],
    [
      'another API',
      '{"openapi":"3.1.0","paths":{},"components":{"schemas":{}}}',
      /^This is no bundle of the contract: /,
    ],
    [
      'a part of it',
      JSON.stringify({ ...contract, 'x-common-outcomes': undefined }),
      /^This bundle of the contract cannot be read: /,
    ],
  ])('is told in a sentence where it is %s', async (_what, text, sentence) => {
    const { code, err } = await verify('--world', '--bundle', await written('bad.json', text))
    expect([code, err]).toEqual([2, expect.stringMatching(sentence)])
    expect(err.split('\n')).toHaveLength(1)
  })
})

test('A report that cannot be written is told before anything is sent', async () => {
  asked.splice(0)
  const file = await written('file', '')
  const taken = join(folder, 'folder.html')
  await mkdir(taken)
  for (const report of [join(file, 'report.html'), taken])
    expect(await verify('--world', '--report', report)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^The report \S+ cannot be written \(E\w+\)\.$/),
    })
  expect(await verify('--world', '--report', join(folder, 'report.pdf'))).toMatchObject({ code: 2 })
  expect(asked).toEqual([])
})

test('Of a run that could not be made there is no report, and none of a run before', async () => {
  const old = await written('old.json', '{"findings":[]}')
  const fresh = join(folder, 'new.xml')
  // Nothing listens there.
  expect(await runVerifier('http://127.0.0.1:1', '--report', `${old},${fresh}`)).toMatchObject({ code: 2 })
  for (const file of [old, fresh]) await expect(access(file)).rejects.toThrow('ENOENT')
  expect(await verify('--plan', '--report', fresh)).toMatchObject({ code: 0 })
  await expect(access(fresh)).rejects.toThrow('ENOENT')
})
