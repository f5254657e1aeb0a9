import type { ContractDocument } from '../../contract/read/document.ts'
import { APP, type Edit, LOOK, NOTHING, type Row } from './diff-rows.ts'

/** What stands on both sides first: what only a contract with that part can show. */
export type GivenRow = [what: string, given: Edit[], edits: Edit[], told: Row[2]]

const wish = 'components|schemas|HoldWish'
const find = 'paths|/books|get'
const place = 'paths|/books/{bookId}/holds|post'
const change = 'paths|/holds/{holdId}|put'

const moved =
  (from: string, other: string) =>
  ({ [from]: one, ...others }: Record<string, unknown>) => ({ ...others, [other]: one })
const turned = (value: unknown): unknown =>
  Array.isArray(value) ? value.toReversed() : Object.fromEntries(Object.entries(Object(value)).toReversed())

const form = { type: 'object', properties: { file: { type: 'string' } } }
const second = `${place}|requestBody|content|multipart/form-data`
const csv = 'paths|/books|get|responses|200|content|text/csv'
const market = { name: 'X-Market', in: 'header', schema: { type: 'string', enum: ['id', 'in'] } }
const referred = { $ref: '#/components/parameters/market' }
const server = (usual: string) => ({
  url: 'https://{region}.example.test',
  variables: { region: { default: usual, enum: ['eu', 'us'], description: 'Where.' } },
})
const shares = (list: unknown[]) => [...list, referred]

export const GIVEN_OPERATIONS: GivenRow[] = [
  // Bodies.
  [
    'a shared body, written in its place',
    [
      [
        'components|requestBodies|Wish',
        (_none: unknown, { paths }: ContractDocument) => paths['/books/{bookId}/holds']?.post?.requestBody,
      ],
      [`${place}|requestBody`, { $ref: '#/components/requestBodies/Wish' }],
    ],
    [
      [
        `${place}|requestBody`,
        (_none: unknown, { paths }: ContractDocument) => paths['/holds/{holdId}']?.put?.requestBody,
      ],
      ['components|requestBodies', undefined],
    ],
    null,
  ],
  [
    'a shared body',
    [
      ['components|requestBodies|Wish', { required: true, content: { 'application/json': { schema: form } } }],
      [`${place}|requestBody`, { $ref: '#/components/requestBodies/Wish' }],
    ],
    [['components|requestBodies|Wish|content|application/json|schema|properties|file|maxLength', 9]],
    [APP, /`file` in the request of `placeHold` is now at most 9 characters/],
  ],
  [
    'media types of a body in another order',
    [[second, { schema: form, encoding: { file: { contentType: 'image/png' } } }]],
    [[`${place}|requestBody|content`, turned]],
    null,
  ],
  [
    'the second media type of a body',
    [[second, { schema: form }]],
    [[`${second}|schema|properties|file|maxLength`, 9]],
    [APP, /`file` in the request of `placeHold` is now at most 9 characters/],
  ],
  [
    'the kind of a file in the second media type of a body',
    [[second, { schema: form, encoding: { file: { contentType: 'image/png, image/jpeg' } } }]],
    [[`${second}|encoding|file|contentType`, 'image/png']],
    [APP, 'The kind of the file `file` of `placeHold` is now image/png (was image/png, image/jpeg)'],
  ],
  // Parameters.
  [
    'a shared parameter, written in its place',
    [
      ['components|parameters|market', market],
      [`${find}|parameters`, shares],
    ],
    [
      [`${find}|parameters|2`, market],
      ['components|parameters|market', undefined],
    ],
    null,
  ],
  [
    'another shared parameter of the same name',
    [
      ['components|parameters|market', market],
      ['components|parameters|otherMarket', { ...market, schema: { type: 'string', enum: ['id'] } }],
      [`${find}|parameters`, shares],
    ],
    [[`${find}|parameters|2|$ref`, '#/components/parameters/otherMarket']],
    [APP, "`X-Market` in the header of `findBooks` is no longer `'in'`"],
  ],
  [
    'a header in capitals',
    [[`${find}|parameters`, (list: unknown[]) => [...list, market]]],
    [[`${find}|parameters|2|name`, 'x-market']],
    null,
  ],
  [
    'a header of a reply in capitals',
    [[`${find}|responses|200|headers|ETag`, { schema: { type: 'string' } }]],
    [[`${find}|responses|200|headers`, moved('ETag', 'etag')]],
    null,
  ],
  [
    'a default of a parameter',
    [[`${find}|parameters|1|schema|default`, 10]],
    [[`${find}|parameters|1|schema|default`, 20]],
    [LOOK, '`limit` in the query of `findBooks` now has the `default` `20` (was `10`)'],
  ],
  [
    'a default of a field',
    [],
    [[`${wish}|properties|days|default`, 7]],
    [LOOK, /`HoldWish\.days` .* now has the `default` `7`/],
  ],
  // Replies.
  [
    'a reply is no longer JSON',
    [],
    [[`${find}|responses|200|content`, moved('application/json', 'application/xml')]],
    [LOOK, /`responses\.200\.content\.application\/(json|xml)` of `findBooks` is (new|removed)/, 3],
  ],
  [
    'a reply may be a picture',
    [],
    [[`${find}|responses|200|content|image/png`, {}]],
    [LOOK, '`responses.200.content.image/png` of `findBooks` is new'],
  ],
  [
    'a reply is no longer a table',
    [[csv, {}]],
    [[csv, undefined]],
    [LOOK, '`responses.200.content.text/csv` of `findBooks` is removed'],
  ],
  ['media types of a reply in another order', [[csv, {}]], [[`${find}|responses|200|content`, turned]], null],
  [
    'the JSON of a reply is not made of outcomes',
    [[`${find}|responses|200|content|application/json|schema`, { type: 'object' }]],
    [[`${find}|responses|200|content|application/json|schema|required`, ['items']]],
    [LOOK, /`responses\.200\.content\.application\/json\.schema\.required` of `findBooks` is new/],
  ],
  // Addresses.
  [
    'a default of a variable of a server',
    [['servers', [server('eu')]]],
    [['servers', [server('us')]]],
    [LOOK, /The address of the API is now .*"default":"us"/],
  ],
  [
    'a variable of a server has another name',
    [['servers', [server('eu')]]],
    [
      [
        'servers',
        [{ url: 'https://{place}.example.test', variables: { place: { default: 'eu', enum: ['us', 'eu'] } } }],
      ],
    ],
    null,
  ],
  [
    'one more server',
    [['servers', [{ url: '/' }]]],
    [['servers', [{ url: '/' }, { url: '/v2' }]]],
    [LOOK, 'The addresses of the API are now `/` and `/v2` (was `/`)'],
  ],
  ['no server, which is the usual one', [['servers', [{ url: '/' }]]], [['servers', undefined]], null],
  [
    'a part of an address has another name',
    [],
    [
      ['paths', moved('/books/{bookId}', '/books/{book}')],
      [
        'paths|/books/{book}|get|parameters',
        [
          {
            name: 'book',
            in: 'path',
            required: true,
            description: 'A book.',
            schema: { type: 'string', minLength: 3, maxLength: 12, pattern: '^B-[0-9]+$' },
          },
        ],
      ],
    ],
    [
      NOTHING,
      'The address of `getBook` is now written /books/{book} (was /books/{bookId}); the names of its parts are not sent',
    ],
  ],
  // Sessions.
  [
    'a security scheme has another name',
    [],
    [
      ['components|securitySchemes', moved('card', 'pass')],
      ...[place, change, 'paths|/holds/{holdId}|delete'].map((one): Edit => [`${one}|security`, [{ pass: [] }]]),
    ],
    null,
  ],
  [
    'security in another order',
    [
      ['components|securitySchemes|key', { type: 'apiKey', in: 'header', name: 'X-Key' }],
      [`${place}|security`, [{ card: [] }, { card: ['b', 'a'], key: [] }]],
    ],
    [[`${place}|security`, [{ key: [], card: ['a', 'b'] }, { card: [] }]]],
    null,
  ],
  [
    'a session has another name',
    [],
    [[`${place}|x-session`, 'member']],
    [NOTHING, 'The session of `placeHold` is now `member` (was `reader`), and needs the same'],
  ],
  // Long values.
  [
    'a long value, of which the end differs',
    [['x-limits', { words: 'a'.repeat(300), days: 5, weeks: 6 }]],
    [['x-limits|words', `${'a'.repeat(299)}b`]],
    [LOOK, /`x-limits\.words` is now `…a+b"` \(was `…a+"`\)/],
  ],
  // Found by a second attack.
  [
    'two operations swap their names',
    [],
    [
      [`${find}|operationId`, 'placeHold'],
      [`${place}|operationId`, 'findBooks'],
    ],
    [NOTHING, 'The name of `placeHold` is new (was `findBooks`)', 3],
  ],
  [
    'a schema of a webhook',
    [['webhooks|came|post|requestBody|content|application/json|schema|$ref', '#/components/schemas/Book']],
    [['components|schemas|Book|properties|copies|multipleOf', 3]],
    [LOOK, /`webhooks\.came\.post\..*\.schema\.properties\.copies\.multipleOf` is new \(`3`\)/, 4],
  ],
  [
    'JSON in its usual letters',
    [],
    [[`${place}|requestBody|content`, moved('application/json', 'Application/JSON; charset=UTF-8')]],
    null,
  ],
  [
    'bytes, as OpenAPI 3.0 writes them',
    [[`${find}|responses|200|content|application/pdf`, {}]],
    [[`${find}|responses|200|content|application/pdf|schema`, { type: 'string', format: 'binary' }]],
    null,
  ],
  [
    'a header of a reply that may be absent',
    [[`${find}|responses|200|headers|ETag`, { schema: { type: 'string' } }]],
    [[`${find}|responses|200|headers|ETag|required`, false]],
    null,
  ],
  [
    'a parameter that is JSON',
    [
      [
        `${find}|parameters|1`,
        { name: 'limit', in: 'query', content: { 'application/json': { schema: { type: 'integer' } } } },
      ],
    ],
    [[`${find}|parameters|1|content|application/json|schema|maximum`, 9]],
    [APP, '`limit` in the query of `findBooks` is now at most 9 (was without a limit)'],
  ],
  [
    'a parameter is JSON',
    [],
    [
      [
        `${find}|parameters|1`,
        ({ schema, ...rest }: Record<string, unknown>) => ({ ...rest, content: { 'application/json': { schema } } }),
      ],
    ],
    [LOOK, '`content.application/json` of the parameter `limit` (query) of `findBooks` is new'],
  ],
  [
    'a security scheme in capitals',
    [['components|securitySchemes|key', { type: 'apiKey', in: 'header', name: 'X-Key' }]],
    [
      ['components|securitySchemes|card|scheme', 'Bearer'],
      ['components|securitySchemes|key|name', 'x-key'],
    ],
    null,
  ],
]
