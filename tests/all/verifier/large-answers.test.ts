import { expect, test } from 'vitest'
import { contract as bundle } from '../../../mocks/contract.ts'
import { operationNamed, readContract } from '../../../packages/verifier/src/contract.ts'
import { judgeBy } from '../../../packages/verifier/src/judge.ts'
import { schemaChecker } from '../../../packages/verifier/src/schema-problems.ts'

const contract = readContract(bundle)
const operation = operationNamed(contract, 'listRepaymentWays')
const judge = judgeBy(contract)

/** The problems of an answer with this payload, as sentences. */
function problemsOf(data: unknown): string[] {
  const text = JSON.stringify({ code: '00', message: '', data })
  const { problems } = judge(operation, { status: 200, type: 'application/json', text, milliseconds: 1 })
  return problems.map(({ path, says }) => `${path} ${says}`)
}
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })

test('Of a long list the first entries are judged, and that is said @RULE-103', () => {
  const said = problemsOf({ bankCards: Array.from({ length: 300_000 }, () => ({})) })
  expect(said).toContain('data.bankCards has 300,000 entries, of which only the first 1,000 were judged')
  expect(said).toContainEqual(expect.stringMatching(/^data\.bankCards\[0\]\.\w+ is missing$/))
  expect(said).not.toContainEqual(expect.stringContaining('data.bankCards[1000]'))
})

test.each<[string, unknown, string]>([
  [
    'many values',
    Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`k${index}`, 1])),
    'more than 20,000 values',
  ],
  ['lists in lists', Array.from({ length: 999 }, () => Array.from({ length: 999 })), 'more than 20,000 values'],
  ['deep nesting', nested(100), 'values nested more than 50 deep'],
  ['a long text', { note: 'x'.repeat(200_000) }, 'a text of more than 100,000 characters'],
  ['a long name', { ['x'.repeat(200_000)]: 1 }, 'a name of more than 1,000 characters'],
])('An answer with %s is not judged, and not passed over', (_, data, why) => {
  expect(problemsOf(data)).toEqual([`body is too large to be judged: it has ${why}`])
})

test('Of many mistakes in one answer some are told, and how many more there are', () => {
  const check = schemaChecker(contract)
  const closed = { type: 'object', additionalProperties: false }
  const names = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, 1]))
  const told = check(names, closed, '#')
  expect(told).toHaveLength(51)
  expect(told[0]).toMatchObject({ path: 'k0', says: 'is not in the contract' })
  expect(told.at(-1)).toMatchObject({ path: 'body', says: 'has 250 more mistakes' })
})

test('A mistake in each of many choices is told once', () => {
  const check = schemaChecker(contract)
  const choice = { anyOf: [{ required: ['a'] }, { required: ['b'], properties: { c: { type: 'string' } } }] }
  const list = Array.from({ length: 20_000 }, () => ({ c: 1 }))
  const says = check(list, { type: 'array', items: choice }, '#').map((problem) => `${problem.path} ${problem.says}`)
  expect(says.slice(0, 3)).toEqual(['[0].a is missing', '[0].b is missing', '[0].c is 1, must be a text'])
  expect(says).toHaveLength(3)
})
