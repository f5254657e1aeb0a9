import { readFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SwaggerParser from '@apidevtools/swagger-parser'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContractDocument } from '../../../contract-tools/read/document.ts'
import { inOpenApi30 } from '../../../contract-tools/server/openapi-3-0.ts'
import { forServer, type ServerDocument } from '../../../contract-tools/server/write.ts'
import { readReference } from '../../../contract-pages/model/reference.ts'
import { renderReference } from '../../../contract-pages/pages/render.tsx'
import { smallContract } from '../../contract/small-contract.ts'

// What is for others of the contract of another trade, a city library (fixtures/library): the bundle for servers, and pages.

/** Words of our lender, none of which a library has. */
const OURS =
  /rupiah|rupee|loan|borrower|repay|instalment|card session|token=|orderId|userId|sessionId|payway|800006|[^-]money|market|scrambled|sistem/i

const library = smallContract('library')
let server: ServerDocument
let pages = new Map<string, string>()
afterAll(() => library.remove())

beforeAll(async () => {
  expect(library.generate()).toMatchObject({ ok: true })
  const contract: ContractDocument = JSON.parse(
    readFileSync(join(library.folder, 'openapi/generated/openapi.json'), 'utf8'),
  )
  server = forServer(contract)
  const reference = await readReference(contract, { operations: {} }, () => undefined, false)
  pages = new Map(Object.entries(renderReference({ reference, places: {}, report: '' })))
})

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
  const textOf = (file: string) => new JSDOM(pages.get(file) ?? '').window.document.body.textContent

  test('are one for each operation, and three for all', () => {
    const ids = ['cancelHold', 'changeHold', 'findBooks', 'getBook', 'placeHold']
    expect([...pages.keys()].toSorted()).toEqual(
      [...ids, 'changes', 'everything', 'index'].map((name) => `${name}.html`).toSorted(),
    )
  })

  test.each(['index.html', 'changeHold.html', 'everything.html', 'changes.html'])(
    'say nothing of a lender: %s',
    (file) => {
      expect(OURS.exec(pages.get(file) ?? file)?.[0]).toBeUndefined()
    },
  )

  test('take the words that one may search for from the contract', () => {
    const search = new JSDOM(pages.get('index.html') ?? '').window.document.querySelector('#search')
    expect(search?.getAttribute('placeholder')).toBe('/ finds noSuchBook, NO_SUCH_BOOK, findBooks…')
  })

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
