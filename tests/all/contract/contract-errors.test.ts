import { describe, expect, test } from 'vitest'
import { contract } from '../../../mocks/contract.ts'
import type {
  ContractDocument,
  Schema,
  SourceDocument,
  SourceOperation,
} from '../../../contract-tools/read/document.ts'
import { ContractError } from '../../../contract-tools/read/contract-error.ts'
import { expand } from '../../../contract-tools/bundle/expand.ts'
import { generateFrom } from '../../../contract-tools/client/write.ts'
import { placeOf } from '../../../contract-tools/lint/source-problems.ts'

/** The contract with another schema that its rules would accept. */
const withSchema = (name: string, schema: Schema): ContractDocument => ({
  ...contract,
  components: { ...contract.components, schemas: { ...contract.components.schemas, [name]: schema } },
})
const withBody = (type: string, schema: Schema): ContractDocument => {
  const path = '/gopia/goya/define'
  const post = contract.paths[path]?.post
  if (!post) throw new Error(`The contract has no ${path}`)
  return {
    ...contract,
    paths: { ...contract.paths, [path]: { post: { ...post, requestBody: { content: { [type]: { schema } } } } } },
  }
}
const link = (property: Schema): Schema => ({ type: 'object', 'x-main': [], properties: { url: property } })

describe('An error that no rule finds is reported with its operation or schema:', () => {
  const withLink = (schema: Schema) => withSchema('ApplicationLink', schema)
  const BODY = { $ref: '#/components/schemas/ProductTap' }

  test.each<[what: string, broken: ContractDocument, about: string, message: string]>([
    ['a value without a type', withLink(link({})), 'ApplicationLink', 'ApplicationLink.url is read: give it a type'],
    ['a list of nothing known', withLink(link({ type: 'array' })), 'ApplicationLink', 'its entries: give it `items`'],
    ['an object without its main facts', withLink({ type: 'object', properties: {} }), 'applyProduct', '`x-main`'],
    ['a choice among nothing', withLink(link({ enum: [] })), 'ApplicationLink', '`enum` of ApplicationLink.url has no'],
    ['a body that nobody sends', withBody('application/xml', BODY), 'defineProductLink', 'not application/xml'],
    [
      'a body whose limits have no name',
      withBody('application/x-www-form-urlencoded', { type: 'object' }),
      'defineProductLink',
      'The schema of the body must be a reference',
    ],
    ['a payload that is a number', withLink({ type: 'integer' }), 'applyProduct', 'must be an object, an array or a s'],
  ])('%s', async (_what, broken, about, message) => {
    const error: unknown = await generateFrom(broken).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ContractError)
    expect(error).toMatchObject({ about, message: expect.stringContaining(message) })
    expect(await placeOf('.', about)).toMatch(new RegExp(`^openapi/(paths|schemas)/[\\w-]+\\.yaml:\\d+ ${about}$`))
  })
})

describe('No bundle is made of a contract', () => {
  const { paths: _all, ...root } = contract
  const operation: SourceOperation = {
    operationId: 'pay',
    'x-session': 'none',
    'x-effect': 'write',
    'x-request': {},
    summary: '',
    'x-outcomes': { success: { code: 'zero', description: '', examples: {} }, failures: {} },
  }
  const source: SourceDocument = {
    ...root,
    'x-sessions': { none: [] },
    'x-payload-keys': [],
    'x-unnamed-failure': { code: 9999, message: '' },
    paths: { '/pay': { post: operation } },
  }

  test.each([
    'x-sessions',
    'x-payload-keys',
    'x-unnamed-failure',
    'x-envelope-keys',
    'x-session-parameters',
    'x-session-headers',
    'x-common-outcomes',
  ])('without %s', (key) => {
    expect(() => expand({ ...source, [key]: undefined })).toThrow(
      expect.objectContaining({ about: 'openapi', message: `Declare \`${key}\`, which every call needs.` }),
    )
  })

  test('in which two keys of the envelope are one', () => {
    const keys = { ...contract['x-envelope-keys'], message: 'code' }
    expect(() => expand({ ...source, 'x-envelope-keys': keys })).toThrow('No two of `x-envelope-keys` may be the same.')
  })

  test.each([
    ['has no scheme', { components: { schemas: {}, parameters: {} } }, 'Declare it in `components.securitySchemes`'],
    ['is never sent', { 'x-session-parameters': [] }, 'Declare `token` in `x-session-parameters`'],
  ])('in which a session %s', (_what, change, message) => {
    const sessions = { none: [], token: [{ token: [] }] }
    expect(() => expand({ ...source, 'x-sessions': sessions })).not.toThrow()
    expect(() => expand({ ...source, 'x-sessions': sessions, ...change })).toThrow(
      expect.objectContaining({ about: 'token', message: expect.stringContaining(message) }),
    )
  })

  test.each([
    ['header', 'Declare `X-Key` in `x-session-headers`: a session needs it.'],
    ['query', 'Declare `X-Key` in `x-session-parameters`: a session needs it.'],
  ])('in which a key of a session is nowhere sent: %s', (place, message) => {
    const ofStrangers = (where: string) => ({
      ...source,
      'x-sessions': { none: [], key: [{ key: [] }] },
      components: { ...source.components, securitySchemes: { key: { type: 'apiKey', in: where, name: 'X-Key' } } },
    })
    expect(() => expand(ofStrangers(place))).toThrow(expect.objectContaining({ about: 'key', message }))
    // A browser sends its cookies by itself.
    expect(() => expand(ofStrangers('cookie'))).not.toThrow()
  })

  test('in which an operation names a session that is none', () => {
    const nobody = { '/pay': { post: { ...operation, 'x-session': 'nobody' } } }
    expect(() => expand({ ...source, paths: nobody })).toThrow(
      expect.objectContaining({ about: 'pay', message: '`x-sessions` has no nobody.' }),
    )
  })

  test('in which a path says something of all its operations, which nothing would read', () => {
    const parameters = [{ name: 'branchId', in: 'query', required: true, schema: { type: 'string' } }]
    const shared = { ...source, paths: { '/pay': { post: operation, parameters } } }
    expect(() => expand(shared)).toThrow(
      expect.objectContaining({
        about: 'pay',
        message: '/pay has `parameters`: write it in each of its operations.',
      }),
    )
  })

  test('in which an operation is at two addresses', () => {
    expect(() => expand(source)).not.toThrow()
    const twice = { ...source, paths: { ...source.paths, '/pay/again': { post: operation } } }
    expect(() => expand(twice)).toThrow(
      expect.objectContaining({ about: 'pay', message: 'It is at two addresses, /pay and /pay/again.' }),
    )
  })
})

test('A property that is no identifier is read by its name in quotes', async () => {
  const dashed = withSchema('ApplicationLink', {
    type: 'object',
    'x-main': [],
    properties: { 'a-b': { type: 'string' } },
  })
  const files = new Map(await generateFrom(dashed))
  expect(files.get('src/api/generated/readers/application-link.ts')).toContain("    'a-b': 'text',")
})
