import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contract, operations } from '../../mocks/contract.ts'
import { operationsOf } from '../../contract-tools/read/document.ts'

const readFile = (path: string) => readFileSync(path, 'utf8')
const all = globSync('docs/specification/*.md').flatMap((page) =>
  [...readFile(page).matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+)$/gm)].map(([, id = '', text = '']) => ({ id, text })),
)
const facts = all.filter(({ id }) => id.startsWith('CALL-'))

/** Facts about a call: its operation, method and path. */
const calls = facts.flatMap(({ id: fact, text }) => {
  const [, id = '', call = ''] = /^`(\w+)`, `(\w+ \S+)`:/.exec(text) ?? []
  return id ? [{ fact, id, call }] : []
})
/** Facts about a failure: its operation and its name there. */
const failures = facts.flatMap(({ id: fact, text }) => {
  const [, id = '', failure = ''] = /^`(\w+)` fails as `(\w+)`/.exec(text) ?? []
  return id ? [{ fact, id, failure }] : []
})
/** Facts about endpoints that the specification only names. */
const named = facts.flatMap(({ text }) => /: `(\w+(?: \w+)+)`\.$/.exec(text)?.[1]?.split(' ') ?? [])

const isUnspecified = (operation: object) =>
  'tags' in operation && Array.isArray(operation.tags) && operation.tags.includes('unspecified')

describe('The facts of the calls', () => {
  test.each(calls)('$fact is right about $id', ({ id, call }) => {
    const operation = operations.find((candidate) => candidate.id === id)
    expect(`${operation?.method.toUpperCase()} ${operation?.path}`).toBe(call)
  })

  test.each(failures)('$fact is right about $id, $failure', ({ id, failure }) => {
    const operation = operations.find((candidate) => candidate.id === id)
    expect(Object.keys(operation?.examples ?? {})).toContain(failure === 'other' ? 'other-failure' : failure)
  })

  test('name no operation twice or wrongly, and keep those without a call apart', () => {
    const said = calls.map(({ id }) => id).concat(named)
    expect(twiceIn(said)).toEqual([])
    expect(said.filter((id) => !operations.some((operation) => operation.id === id))).toEqual([])
    const apart = operationsOf(contract).flatMap(({ operation }) =>
      isUnspecified(operation) ? operation.operationId : [],
    )
    expect(named.filter((id) => !apart.includes(id))).toEqual([])
  })
})

const twiceIn = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

/** Every name of a field or parameter below a part of the contract. */
function namesIn(node: unknown, seen = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return []
  seen.add(node)
  const names: string[] = []
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') names.push(...Object.keys(Object(value)))
    if (key === 'name' && typeof value === 'string') names.push(value)
    names.push(...namesIn(key === '$ref' && typeof value === 'string' ? partAt(value) : value, seen))
  }
  return names
}

const partAt = (ref: string) =>
  ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((node, key) => Object(node)[key], contract)

const EXAMPLES = 'tests/contract/outcomes.test.ts'
/** Facts that an operation's examples show, from the table in that test. */
const ofExamples = [...readFile(EXAMPLES).matchAll(/^ +'(\w+), [\w-]+': ' @([A-Z]+-\d+)'/gm)].map(
  ([, id = '', fact = '']) => ({ fact, id }),
)
if (ofExamples.length === 0) throw new Error(`${EXAMPLES} has no table of what examples show`)

/** Facts that name an operation's fields: those of its call, and those of its examples. */
const withFields = [...calls.map(({ fact, id }) => ({ fact, id })), ...ofExamples]

test.each(withFields)('$fact names only fields that $id has', ({ fact, id }) => {
  const { text = '' } = all.find((candidate) => candidate.id === fact) ?? {}
  const quoted = [...text.matchAll(/`([a-z][\w. ]*)(?:=\w+)?`/g)].flatMap(([, words = '']) => words.split(/[. ]/))
  const operation = operationsOf(contract).find((candidate) => candidate.operation.operationId === id)
  const names = new Set(namesIn(operation))
  const others = operations.map((candidate) => candidate.id as string)
  expect(quoted.filter((name) => !names.has(name) && !others.includes(name))).toEqual([])
})
