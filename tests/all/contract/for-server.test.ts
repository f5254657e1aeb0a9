import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SwaggerParser from '@apidevtools/swagger-parser'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { contract, operations } from '../../../mocks/contract.ts'
import { componentName, operationsOf, type Schema } from '../../../contract-tools/read/document.ts'
import { allProperties } from '../../../contract-tools/server/examples.ts'
import { schemaForServer, schemasForServer } from '../../../contract-tools/server/schemas.ts'
import { inOpenApi30 } from '../../../contract-tools/server/openapi-3-0.ts'
import { forServer, type ServerDocument, type ServerOperation } from '../../../contract-tools/server/write.ts'
import { VERSIONS } from '../../contract/for-server.ts'
import { lintReports } from '../../contract/lint-reports.ts'
import { smallBundle } from '../../contract/small-contract.ts'

const OPTIONS = { strict: false, allErrors: true, validateFormats: false }

const operationsIn = ({ paths }: ServerDocument) => Object.values(paths).flatMap((methods) => Object.values(methods))
const replyOf = ({ responses }: ServerOperation) => responses['200']?.content?.['application/json'] ?? {}

const withSchemas = (version: string, { components: { schemas } }: Pick<ServerDocument, 'components'>) =>
  (version === '3.1' ? new Ajv2020(OPTIONS) : new Ajv(OPTIONS)).addSchema({ components: { schemas } }, 'contract')

/** Problems of values by a schema. Its references use the validator's `contract`. */
function problemsBy(ajv: Ajv, schema: Schema = {}) {
  const validate = ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')),
  )
  return (value: unknown) =>
    validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Every schema in a value, at any depth. */
function schemasIn(value: unknown): Schema[] {
  if (typeof value !== 'object' || value === null) return []
  return [{ ...value }, ...Object.values(value).flatMap(schemasIn)]
}

test('The contract for servers passes every recommended rule in every version', () => {
  mkdirSync('.cache', { recursive: true })
  for (const [version, document] of VERSIONS)
    writeFileSync(`.cache/for-server-${version}.json`, JSON.stringify(document))
  expect(lintReports(['server', 'server-3.0'], 'contract-tools/lint/redocly.yaml')).toEqual([[], []])
})

test('Each required parameter has an example that tools of OpenAPI 3.0 read', () => {
  const { components, paths } = inOpenApi30(forServer(contract))
  const parameters = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((operation) => operation.parameters)
    .map((one) => ('$ref' in one ? components.parameters[componentName(one.$ref)] : one))
  expect(parameters.length).toBeGreaterThan(67)
  const without = parameters.filter((one) => Object(one).required && Object(one).example === undefined)
  expect(without).toEqual([])
})

describe.each(VERSIONS)('The contract for servers in OpenAPI %s', (version, document) => {
  test('passes a second validator', async () => {
    // The validator modifies its input.
    const copy = JSON.parse(JSON.stringify(document))
    await expect(SwaggerParser.validate(copy)).resolves.toHaveProperty('openapi', document.openapi)
  })

  test('has a success and a failure of each operation, which `code` tells apart', () => {
    const codes = (name: string) => Object(document.components.schemas[name]).properties?.code.enum ?? []
    const unlike = operations.flatMap(({ id, outcomes: { success, failures } }) => {
      const name = id.slice(0, 1).toUpperCase() + id.slice(1)
      const expected = { zero: [0], '00': ['00'], image: [] }[String(success.code)]
      const failed = [...Object.values(failures).map(({ code }) => code), 9999]
      const said = [codes(`${name}Success`), codes(`${name}Failure`)]
      return JSON.stringify(said) === JSON.stringify([expected, failed]) ? [] : [id]
    })
    expect(unlike).toEqual([])
    expect(operationsIn(document)).toHaveLength(operations.length)
  })

  test('has one type for every field, and no mark that only our own app reads', () => {
    const schemas = schemasIn(document.components.schemas)
    const types = schemas.map(({ type }) => [type].flat().filter((name) => name !== 'null'))
    expect(types.filter((names) => names.length > 1)).toEqual([])
    const keys = [...new Set(schemas.flatMap((schema) => Object.keys(schema)))]
    expect(keys.filter((key) => key.startsWith('x-')).toSorted()).toEqual(['x-enum-varnames', 'x-money'])
    expect(keys.filter((key) => ['if', 'not', 'const', 'c0de'].includes(key))).toEqual([])
  })

  test('keeps itself in every example, of replies, bodies and parameters', () => {
    const broken: string[] = []
    const ajv = withSchemas(version, document)
    let count = 0
    const check = (where: string, schema: Schema | undefined, examples: Record<string, { value: unknown }> = {}) => {
      const problems = problemsBy(ajv, schema)
      for (const [name, { value }] of Object.entries(examples)) {
        count++
        broken.push(...problems(value).map((why) => `${where} ${name}: ${why}`))
      }
    }
    for (const operation of operationsIn(document)) {
      const reply = replyOf(operation)
      check(operation.operationId, reply.schema, reply.examples)
      for (const body of Object.values(operation.requestBody?.content ?? {}))
        check(`body of ${operation.operationId}`, body.schema, body.examples)
      for (const parameter of operation.parameters)
        if ('name' in parameter) {
          const {
            name,
            schema,
            example,
            examples = example === undefined ? {} : { only: { value: example } },
          } = parameter
          check(`parameter ${name}`, schema, examples)
        }
    }
    expect(broken).toEqual([])
    expect(count).toBeGreaterThan(operations.length * 4)
  })

  test('shows the request of each reply under the reply’s name, except invalid ones', () => {
    const unlike = operationsIn(document).flatMap(({ operationId, requestBody, responses }) => {
      const replies = Object.values(responses['200']?.content ?? {}).flatMap(({ examples = {} }) =>
        Object.keys(examples),
      )
      // A file is not shown as a text, and nobody knows the fields of some bodies.
      const requests = Object.entries(requestBody?.content ?? {})
        .filter(
          ([type, { schema = {} }]) =>
            type !== 'multipart/form-data' &&
            Object.keys(allProperties(schema, document.components.schemas)).length > 0,
        )
        .map(([, { examples = {} }]) => Object.keys(examples))
      const valid = replies.filter((name) => name !== 'invalidRequest')
      return requests.every((names) => names.toSorted().join() === valid.toSorted().join()) ? [] : [operationId]
    })
    expect(unlike).toEqual([])
    const details = document.paths['/v3/loan-details/loan-details']?.['post']
    const body = details?.requestBody?.content['application/x-www-form-urlencoded']?.examples
    expect(body?.['orderNotFound']?.value).toEqual({ productId: '1001', orderId: '723421968459640999' })
    const ways = document.paths['/api/v1/youmi/youmi-api/service/loan/repayment-way']?.['post']
    const order = ways?.parameters.find((parameter) => 'name' in parameter && parameter.name === 'orderId')
    const { example, examples } = Object(order)
    expect(version === '3.1' ? examples['cards-id'].value : example).toBe('723421968459640174')
  })

  test('shows no file as a text, and no field that its schema does not name', () => {
    const unknown = operationsIn(document).flatMap(({ operationId, requestBody }) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema = {}, examples = {} }) => {
        const named = allProperties(schema, document.components.schemas)
        const shown = Object.values(examples).flatMap(({ value }) => Object.keys(Object(value)))
        return shown
          .filter((field) => !named[field] || named[field]['format'] === 'binary')
          .map((field) => `${operationId} ${field}`)
      }),
    )
    expect(unknown).toEqual([])
  })

  test('says each thing once, so that no generated method has two arguments of one name', () => {
    const schemes = new Map(Object.entries(Object(document.components['securitySchemes'])))
    const twice = operationsIn(document).flatMap(({ operationId, parameters, security }) => {
      const named = parameters.map((one) =>
        '$ref' in one ? document.components.parameters[componentName(one.$ref)] : one,
      )
      const ofSession = [security].flat().flatMap((set) => Object.keys(Object(set)))
      // A card session's device is a header, and every session's is in the query.
      const said = ofSession.map((name) => Object(schemes.get(name))).map(({ in: place, name }) => `${place} ${name}`)
      const names = named.map((one) => String(one?.name))
      const isTwice =
        new Set(names).size < names.length || named.some((one) => said.includes(`${one?.in} ${one?.name}`))
      return isTwice ? [operationId] : []
    })
    expect(twice).toEqual([])
    expect(operationsIn(document).filter(({ description }) => !description)).toEqual([])
  })

  test('says whose call an operation is by standard means', () => {
    const security = Object.fromEntries(operationsIn(document).map((operation) => [operation.operationId, operation]))
    const all = operationsOf(contract).map(({ operation }) => operation)
    for (const { operationId, security: sets, 'x-session': session } of all) {
      // The device of a card session is a header of it.
      const ofDevice = { deviceIdHeader: [] }
      const said = sets.map((set) => ('cardSession' in set ? Object.assign(structuredClone(set), ofDevice) : set))
      expect(security[operationId]?.['security']).toEqual(said)
      expect(Object.keys(security[operationId]?.responses ?? {})).toEqual([
        ...(session === 'none' ? ['200'] : ['200', '401', '403']),
        '429',
        '503',
      ])
    }
  })
})

describe('Of a number that the app also reads as a text a server sends', () => {
  test('what the schema says in words', () => {
    const said = schemasIn(contract.components.schemas).flatMap((schema) => {
      const words = /\(send (numbers|texts)\)/.exec(String(schema['description']))?.[1]
      return words && !('properties' in schema) ? [[words, schemaForServer(schema)['type']]] : []
    })
    expect(said.length).toBeGreaterThan(5)
    expect(said).toEqual(said.map(([words]) => [words, words === 'texts' ? 'string' : 'integer']))
    expect(schemasIn(VERSIONS).filter(({ description }) => /\(send |same digit/.test(String(description)))).toEqual([])
  })

  test.each([
    [
      'the number',
      { type: ['integer', 'string'], maximum: 9, pattern: '^[0-9]$' },
      { type: 'integer', maximum: 9, format: 'int32' },
    ],
    ['the number of a choice', { enum: [1, 2, '1', '2'] }, { enum: [1, 2], type: 'integer' }],
    ['the text, where it is marked', { enum: [0, '0'], 'x-send': 'text' }, { enum: ['0'], type: 'string' }],
    ['a text, where there is no other', { const: '1', type: 'string' }, { type: 'string', enum: ['1'] }],
    ['nothing, as before', { type: ['integer', 'string', 'null'] }, { type: ['integer', 'null'], format: 'int64' }],
  ])('%s', (_what, schema, expected) => {
    expect(schemaForServer(schema)).toEqual(expected)
  })
})

describe('The title of a variant is the name of its own schema alone:', () => {
  const payWay = { type: 'object', properties: { kind: { enum: [1, 2] } } }
  const variants = (then: string, other: string) => ({
    ...payWay,
    if: { properties: { kind: { enum: [1] } } },
    // oxlint-disable-next-line unicorn/no-thenable
    then: { title: then },
    else: { title: other },
  })

  test.each([
    ['another schema', { PayWay: variants('Card', 'Market'), Market: payWay }, 'Market', 'PayWay'],
    ['the schema that it is a variant of', { PayWay: variants('Card', 'PayWay') }, 'PayWay', 'PayWay'],
    ['the other variant', { PayWay: variants('Card', 'Card') }, 'Card', 'PayWay'],
  ])('it cannot be that of %s', (_what, schemas, title, name) => {
    const sentence = `The contract has a schema ${title}, which is the title of a variant of ${name}.`
    expect(() => schemasForServer(schemas)).toThrow(sentence)
  })

  test('without such a name each variant is a schema', () => {
    expect(Object.keys(schemasForServer({ PayWay: variants('Card', 'Market') }))).toEqual(['PayWay', 'Card', 'Market'])
  })
})

test.each(VERSIONS)('npm run contract:bundle writes the contract for servers in %s', (version, document) => {
  const folder = mkdtempSync(join(tmpdir(), 'rupya-for-server-'))
  const file = join(folder, 'server.json')
  const args = ['scripts/contract-bundle.ts', '--for', 'server', '--openapi', version, file]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stdout.trim()).toBe(`The contract is in ${file}`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document)
  rmSync(folder, { recursive: true })
})

test('Codes that are numbers and texts stay what they are', async () => {
  const library = await smallBundle('library')
  const hold = operationsOf(library).find(({ operation }) => operation.operationId === 'changeHold')
  if (hold) hold.operation['x-outcomes'].success.code = [200, 'OK']
  const codeIn = ({ components }: ServerDocument) =>
    Object(components.schemas['ChangeHoldSuccess']?.['properties']).result
  const document = forServer(library)
  expect(codeIn(document)).toEqual({ type: ['integer', 'string'], enum: [200, 'OK'] })
  // 3.0 has no schema of several types.
  expect(codeIn(inOpenApi30(document))).toEqual({ enum: [200, 'OK'] })
})
