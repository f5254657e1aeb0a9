import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import SwaggerParser from '@apidevtools/swagger-parser'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readReference } from '../../../contract-pages/model/reference.ts'
import { renderReference } from '../../../contract-pages/pages/render.tsx'
import type { ContractDocument } from '../../../contract-tools/read/document.ts'
import { inOpenApi30 } from '../../../contract-tools/server/openapi-3-0.ts'
import { forServer, type ServerDocument } from '../../../contract-tools/server/write.ts'
import { smallContract } from '../../contract/small-contract.ts'

// The workshop on the contract of another trade, a city library (fixtures/library): client, bundle for servers, and pages.

/** What a call of the client consists of, apart from generated files. */
const CLIENT =
  'api-error call client early-calls envelope fetch-with-timeout form-body queries read-payload wire-request'
    .split(' ')
    .map((name) => `src/api/${name}.ts`)

const library = smallContract('library', [...CLIENT, 'src/platform', 'tsconfig.json'])
afterAll(() => library.remove())

let contract: ContractDocument
let server: ServerDocument
beforeAll(() => {
  expect(library.generate()).toMatchObject({ ok: true })
  contract = JSON.parse(readFileSync(join(library.folder, 'openapi/generated/openapi.json'), 'utf8'))
  server = forServer(contract)
})

const USES = `
import { call } from './api/call.ts'
import { HoldWish } from './api/generated/constraints.ts'
import { cancelHold, changeHold, findBooks, getBook, placeHold } from './api/generated/outcomes.ts'
import type { FailureCode } from './api/operation.ts'
import { queryOf } from './api/queries.ts'

const wish = { branch: 'south', days: 21, remind: false } as const
const path = { holdId: 'H-1' }

export async function useLibrary() {
  const [first] = await call(findBooks, { query: { words: 'sea', limit: 10 } })
  const book = await call(getBook, { path: { bookId: 'B-1' } })
  const placed = await call(placeHold, { path: { bookId: book.bookId }, body: { ...wish, days_off: ['sunday'] } })
  const changed = await call(changeHold, { path, body: wish })
  const gone = await call(cancelHold, { path })
  const days: number | undefined = gone.days
  const remind: boolean | undefined = changed.remind
  const most: 60 = HoldWish.days.maximum
  const refused: FailureCode<'changeHold'> = 'noSuchHold'
  return { first: first?.title, placed: placed.holdId, days, remind, most, refused, query: queryOf(getBook, { path: { bookId: 'B-1' } }) }
}
`

const compile = (code: string) => {
  library.write('src/uses.ts', USES + code)
  library.write('src/tsconfig.json', JSON.stringify({ extends: '../tsconfig.json', include: ['uses.ts'] }))
  return library.run('node_modules/typescript-native/bin/tsc', '-p', 'src')
}

test('A library as people write it is what the lint rules ask for', () => {
  expect(library.lint()).toMatchObject({ ok: true })
})

test('A library’s client compiles, with its methods, paths and JSON, without money', () => {
  expect(compile('')).toEqual({ ok: true, output: '' })
})

test.each([
  ['a part of the address that is left out', 'await call(getBook, {})', "Property 'path' is missing"],
  ['a branch that is none', "await call(changeHold, { path, body: { ...wish, branch: 'east' } })", '"east"'],
  ['a failure of another operation', "const not: FailureCode<'cancelHold'> = 'notLent'\nvoid not", '"notLent"'],
])('The client of a library does not compile with %s', (_what, code, said) => {
  expect(compile(`${code}\n`)).toEqual({ ok: false, output: expect.stringContaining(said) })
})

interface Sent {
  method: string
  url: string
  type: string | null
  body: string
}

/** A call of the generated client, and the request that it sends. */
async function callOf(name: string, input: object, reply: object): Promise<{ sent: Sent; answer: unknown }> {
  const at = (file: string) => pathToFileURL(join(library.folder, 'src/api', file)).href
  const [{ call }, outcomes] = await Promise.all([import(at('call.ts')), import(at('generated/outcomes.ts'))])
  const sent: Sent[] = []
  const transport = async (request: Request) => {
    const { method, url, headers } = request
    sent.push({ method, url, type: headers.get('content-type'), body: await request.text() })
    return Response.json(reply)
  }
  const answer: unknown = await call(outcomes[name], { ...input, transport }).catch((error: unknown) => error)
  const [only] = sent
  if (!only || sent.length > 1) throw new Error(`${name} sent ${sent.length} requests`)
  return { sent: only, answer }
}

const HOLD = { holdId: 'H-1', bookId: 'B-1', branch: 'south', days: 21, remind: true }

test('A library’s client sends each part in its place, and reads the answers', async () => {
  const body = { branch: 'south', days: 21, remind: true }
  const changed = await callOf('changeHold', { path: { holdId: 'H-1' }, body }, { result: 'OK', note: '', hold: HOLD })
  expect(changed.sent).toMatchObject({ method: 'PUT', type: 'application/json', body: JSON.stringify(body) })
  expect(new URL(changed.sent.url).pathname).toMatch(/\/holds\/H-1$/)
  expect(changed.answer).toEqual(HOLD)

  const gone = await callOf('cancelHold', { path: { holdId: 'a/b' } }, { result: 'NO_SUCH_HOLD', note: 'No such hold' })
  expect(gone.sent).toMatchObject({ method: 'DELETE', body: '' })
  expect(new URL(gone.sent.url).pathname).toMatch(/\/holds\/a%2Fb$/)
  expect(gone.answer).toMatchObject({ kind: 'refused', code: 'noSuchHold', isFinal: true, message: 'No such hold' })
})

test('A library’s success has one of its codes, and its payload may be the answer', async () => {
  const book = { bookId: 'B-1', title: 'The Sea', copies: 3 }
  const path = { bookId: 'B-1' }
  expect((await callOf('getBook', { path }, { result: 'OK', note: '', ...book })).answer).toEqual(book)
  const place = (result: string) => callOf('placeHold', { path, body: {} }, { result, note: '', hold: HOLD })
  expect((await place('QUEUED')).answer).toEqual(HOLD)
  expect((await place('LATER')).answer).toMatchObject({ kind: 'refused', code: 'other' })
  expect((await place('0')).answer).toMatchObject({ kind: 'malformed' })
})

test('A journey of a library has its parameters where they are sent, and its own codes', () => {
  const { sourceDescriptions, workflows } = JSON.parse(
    readFileSync(join(library.folder, 'openapi/generated/journeys.arazzo.json'), 'utf8'),
  )
  expect(sourceDescriptions[0].name).toBe('library')
  expect(workflows[0].steps[0].successCriteria).toEqual([
    { condition: "$response.body#/result == 'OK' || $response.body#/result == 'QUEUED'" },
  ])
  expect(workflows[0].steps[1]).toMatchObject({
    parameters: [{ name: 'holdId', in: 'path', value: '$steps.place.outputs.hold' }],
    requestBody: { contentType: 'application/json' },
    successCriteria: [{ condition: "$response.body#/result == 'OK'" }],
  })
})

/** Words of our lender, none of which a library has. */
const OURS =
  /rupiah|rupee|loan|borrower|repay|instalment|card session|token=|orderId|userId|sessionId|payway|800006|[^-]money|market|scrambled|sistem/i

describe('The bundle of a library for servers', () => {
  test('passes the linter, and a second validator, in both versions', async () => {
    mkdirSync(join(library.folder, '.cache'), { recursive: true })
    library.write('.cache/for-server-3.1.json', JSON.stringify(server))
    library.write('.cache/for-server-3.0.3.json', JSON.stringify(inOpenApi30(server)))
    const lint = ['lint', 'server', 'server-3.0', '--config', 'contract-tools/lint/redocly.yaml']
    const { ok, output } = library.run('node_modules/@redocly/cli/bin/cli.js', ...lint)
    expect([ok, ok || output]).toEqual([true, true])
    for (const document of [server, inOpenApi30(server)])
      // The validator modifies its input.
      await expect(SwaggerParser.validate(JSON.parse(JSON.stringify(document)))).resolves.toBeTruthy()
  })

  test('tells a success from a failure by the codes of the library', () => {
    const { PlaceHoldSuccess, PlaceHoldFailure, GetBookSuccess } = server.components.schemas
    expect(PlaceHoldSuccess?.['properties']).toMatchObject({ result: { type: 'string', enum: ['OK', 'QUEUED'] } })
    expect(PlaceHoldFailure?.['properties']).toMatchObject({
      result: { type: 'string', enum: ['NOT_LENT', 'INVALID', 'CLOSED'] },
    })
    expect(Object(PlaceHoldFailure?.['properties'])).not.toHaveProperty('data')
    expect(GetBookSuccess?.['allOf']).toHaveLength(2)
  })

  test('has requests as JSON, parts of addresses, and a bearer token', () => {
    const change = server.paths['/holds/{holdId}']?.['put']
    expect(change?.requestBody?.content['application/json']?.examples?.['hold-changed']?.value).toEqual({
      branch: 'south',
      days: 21,
      remind: false,
    })
    expect(change?.parameters).toEqual([{ $ref: '#/components/parameters/holdId' }])
    expect(change?.['security']).toEqual([{ card: [] }])
    expect(server.components['securitySchemes']).toMatchObject({ card: { type: 'http', scheme: 'bearer' } })
  })

  test('says nothing of a lender', () => {
    expect(OURS.exec(JSON.stringify(server))?.[0]).toBeUndefined()
  })
})

describe('The pages of a library', () => {
  let pages = new Map<string, string>()
  beforeAll(async () => {
    const reference = await readReference(contract, { operations: {} }, () => undefined, false)
    pages = new Map(Object.entries(renderReference({ reference, places: {}, report: '' })))
  })
  const textOf = (file: string) => new JSDOM(pages.get(file) ?? '').window.document.body.textContent

  test.each(['index.html', 'changeHold.html', 'everything.html', 'changes.html'])(
    'say nothing of a lender: %s',
    (file) => {
      expect(OURS.exec(pages.get(file) ?? file)?.[0]).toBeUndefined()
    },
  )

  test('say how a reader is known, and where each part of a request stands', () => {
    const text = textOf('changeHold.html')
    expect(text).toContain('It needs card in the header Authorization, as a bearer token.')
    expect(text).toContain('JSON (application/json).')
    expect(text).toContain('In the address')
    expect(text).not.toContain('Try it')
    expect(text).toContain("await call(changeHold, {\n  path: {\n    holdId: 'H-1',\n  },\n  body: {")
    expect(text).toMatch(/curl .*-X PUT|curl .*--request PUT/)
    expect(text).toContain('/holds/H-1')
    expect(textOf('findBooks.html')).toContain('Anybody may call it.')
    expect(textOf('placeHold.html')).toContain('"OK" or "QUEUED"')
    expect(textOf('index.html')).toContain('A reply has result and note')
  })
})
