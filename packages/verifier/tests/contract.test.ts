import { expect, test } from 'vitest'
import { operationNamed, readContract } from '../src/contract.ts'
import { judgeBy } from '../src/judge.ts'
import { othersProblem } from '../src/others.ts'
import { placesOf } from '../src/places.ts'
import { schemaChecker } from '../src/schema-problems.ts'
import { summary } from '../src/terminal.ts'
import { allTrials } from '../src/trials/all.ts'
import { bundleOf, operationOf } from './bundles.ts'

const read = (bundle: object) => () => readContract(bundle)
/** What the types of a contract forbid. */
const unread = (parts: object) => Object(parts)
const act = (operation: object) => bundleOf(unread(operation))

test("A team's own words and names are not the verifier's", () => {
  const schema = { type: 'object', properties: { meanning: {}, 'x-effects': {} }, 'x-team': 1 }
  const example = { value: { 'x-effects': 1 }, 'x-request': { 'x-efect': '1' } }
  const content = { 'application/json': { schema, examples: { 'x-give': example } } }
  const components = { parameters: { 'X-Market': { name: 'x-market', in: 'header', 'x-examples': {} } } }
  const success = { code: 'OK', mode: 'fast' }
  const operation = { responses: { 200: { content } }, 'x-outcomes': { success, failures: {} } }
  expect(read(bundleOf(unread(operation), {}, unread({ 'x-facts': {}, components })))).not.toThrow()
})

test.each<[what: string, reply: object, place: string | undefined]>([
  ['a field of its name', { thing: 17 }, 'thing'],
  ['a field of its schema', { list: [{ id: 3 }, { id: '17' }] }, 'list[1].id'],
  ['no other field', { count: 17, list: [] }, undefined],
  ['no field of a schema that several have', { list: [{ at: 17 }] }, undefined],
])('A short value of another person is looked for in %s', (_what, reply, place) => {
  const schemaOf = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const asked = { thing: schemaOf('Thing'), shelf: schemaOf('Id'), room: schemaOf('Id') }
  const parameters = Object.entries(asked).map(([name, schema]) => ({ name, in: 'query' as const, schema }))
  const entry = { properties: { id: schemaOf('Thing'), at: schemaOf('Id') } }
  const schema = { properties: { thing: {}, count: {}, list: { items: entry } } }
  const responses = { 200: { content: { 'application/json': { schema } } } }
  const contract = readContract(
    bundleOf({ parameters, responses }, {}, { components: { schemas: { Thing: {}, Id: {} } } }),
  )
  const places = placesOf(contract)(operationNamed(contract, 'act'))
  expect(othersProblem(reply, { thing: '17', shelf: '17' }, { places }, {})?.path).toBe(place)
})

const KEY = { components: { securitySchemes: { key: { type: 'mutualTLS' } } } }

test.each([
  ['no outcomes', { paths: {} }, 'none of its operations has `x-outcomes`'],
  ['no id of an operation', bundleOf({ operationId: '' }), 'POST /act has no `operationId`'],
  ['no code', bundleOf({ 'x-outcomes': { failures: {} } }), '`act` has no `x-outcomes.success.code`'],
  ['a reference to nothing', bundleOf({ parameters: [{ $ref: '#/x/y' }] }), 'it has nothing at #/x/y'],
  ['a scheme that is not there', act({ security: [{ none: [] }] }), 'it has no security scheme `none` that can be'],
  ['a session in TLS', bundleOf({ security: [{ key: [] }] }, {}, KEY), 'it has no security scheme `key` that can be'],
  [
    'a body of XML',
    act({ requestBody: { content: { 'text/xml': {} } } }),
    '`act` takes text/xml; only application/json, application/x-www-form-urlencoded, multipart/form-data can be sent',
  ],
  [
    'a session that does not end',
    bundleOf(
      { security: [{ key: [] }] },
      {},
      { 'x-common-outcomes': {}, components: { securitySchemes: { key: { type: 'http' } } } },
    ),
    '`act` needs a session, and `x-common-outcomes` has no `sessionEnded`',
  ],
  // What would be sent without `--allow-money`, or judged by less than the contract says.
  ['an effect that nobody knows', act({ 'x-effect': 'Money' }), '~1act/post/x-effect: `x-effect` is "Money"'],
  ['an effect misspelt', act({ 'x-effects': 'money' }), 'not a word of the verifier. Did you mean `x-effect`'],
  ['an effect in capitals', act({ 'X-Effect': 'money' }), 'Did you mean `x-effect`?'],
  [
    'an effect of a path',
    { paths: { '/act': { 'x-effect': 'money', ...bundleOf({}).paths['/act'] } } },
    '~1act/x-effect: `x-effect` means nothing here',
  ],
  ['an effect two letters off', act({ effect: 'money' }), '`effect` is not a word of the verifier'],
  ['an effect by another name', act({ 'x-moves': 'money' }), 'Did you mean `x-effect`?'],
  ['an effect among replies', act({ responses: { 200: {}, 'x-effect': 'money' } }), 'it belongs to an operation'],
  ['outcomes beside outcomes', act({ 'x-outcome': {} }), '`x-outcome` is not a word of the verifier'],
  [
    'a meaning misspelt',
    act({ 'x-outcomes': { success: { code: 1 }, failures: { full: { code: 2, meanning: 'Full.' } } } }),
    '/failures/full/meanning: `meanning` is not a word of the verifier. Did you mean `meaning`?',
  ],
  ['own fields misspelt', bundleOf({}, {}, unread({ 'x-own-field': ['card'] })), 'Did you mean `x-own-fields`?'],
])('A contract with %s is refused in a sentence', (_, bundle, why) => {
  expect(read(bundle)).toThrow(why)
})

test.each([
  ['2026-11-29', []],
  ['2099-12-31 23:59:59', []],
  ['1970-01-01', ["due is '1970-01-01', must be a day that is meant, from 2000 to 2099, or left out"]],
  ['9999-12-31', [expect.stringContaining('must be a day that is meant')]],
  ['0001-01-01', [expect.stringContaining('must be a day that is meant')]],
])('Whether the day %s can be meant', (due, expected) => {
  const schema = { properties: { due: { type: 'string', 'x-years': [2000, 2099] } } }
  const found = schemaChecker(readContract(bundleOf({})))({ due }, schema, '#')
  expect(found.map(({ path, says }) => `${path} ${says}`)).toEqual(expected)
})

const reply = (body: object, status = 200) => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
  milliseconds: 1,
})

/** What a reply with this code means, where these are the codes of a success. */
function outcomeOf(success: string | number | (string | number)[], code: unknown) {
  const failures = { full: { code: 7 }, odd: { code: '0x' } }
  const contract = readContract(bundleOf({ 'x-outcomes': { success: { code: success }, failures } }))
  const { outcome, problems } = judgeBy(contract)(operationNamed(contract, 'act'), reply({ code, message: '' }))
  return outcome ?? problems.map(({ says }) => says).join()
}

test.each([
  ['OK', 'OK', 'success'],
  [['OK', 'QUEUED'], 'QUEUED', 'success'],
  [['OK', 'QUEUED'], 'queued', "is 'queued', must be 'OK' or 'QUEUED'"],
  ['OK', 0, 'other'],
  [200, 200, 'success'],
  [200, '200', "is '200', must be 200"],
  ['zero', '00', 'success'],
  ['zero', '0.0', "is '0.0', must be 0"],
  ['zero', '', "is '', must be 0"],
  ['00', 0, "is 0, must be '00'"],
  ['OK', '7', 'full'],
  ['OK', 7, 'full'],
  ['OK', null, 'is null, must be a number or a text'],
] as const)('Where a success has code %j, %j is %s', (success, code, outcome) => {
  expect(outcomeOf(success as string, code)).toBe(outcome)
})

test('A reply’s status is one that its operation names, and a success no failure’s', () => {
  const contract = readContract(bundleOf({ responses: { 201: {}, 404: {}, 401: {} } }))
  const judge = judgeBy(contract)
  const says = (status: number) =>
    judge(operationNamed(contract, 'act'), reply({ code: 'OK' }, status)).problems.map((one) => one.says)
  expect(says(201)).toEqual([])
  expect(says(404)).toEqual(['is 404 with a success, must be 201'])
  expect(says(200)).toEqual(['is 200, must be 201 or 404: the outcome is told by `code`'])
})

test('What names no outcomes is not passed over in silence', () => {
  const bundle = bundleOf({})
  const paths = {
    ...bundle.paths,
    '/books': { parameters: [], get: { operationId: 'find' }, head: {}, summary: 'Books' },
  }
  const contract = readContract({ ...bundle, paths })
  expect([...contract.operations.keys()]).toEqual(['act'])
  const report = { results: [], findings: [], notes: [], requests: 0, milliseconds: 0 }
  expect(summary(report, contract, 'https://api.example.test')).toContain(
    'Without `x-outcomes`, not tried: GET /books, HEAD /books',
  )
})

test('What nobody has to refuse is not sent broken', () => {
  const names = (parts: object) => {
    const parameters = [{ name: 'page', in: 'query' as const, schema: { type: 'integer' } }]
    const contract = readContract(bundleOf({ parameters }, { method: 'get' }, parts))
    return allTrials(contract, undefined, 1).map(({ name }) => name)
  }
  const invalidRequest = { code: 'INVALID' }
  expect(names({})).toEqual([])
  expect(names({ 'x-common-outcomes': { invalidRequest } })).toEqual(['act/page-no-number', 'act/unknown-parameter'])
  expect(names({ 'x-common-outcomes': { invalidRequest }, 'x-unknown-parameters': 'ignored' })).toEqual([
    'act/page-no-number',
  ])
})

test('The effect of a call is what its method suggests, unless the contract says it', () => {
  expect(operationOf({}, { method: 'get' }).effect).toBe('read')
  expect(operationOf({}, { method: 'delete' }).effect).toBe('write')
  expect(operationOf({ 'x-effect': 'read' }, { method: 'post' }).effect).toBe('read')
})
