import type { ContractDocument } from '../../contract/read/document.ts'

const [FIND, BOOK, HOLDS, HOLD] = ['/books', '/books/{bookId}', '/books/{bookId}/holds', '/holds/{holdId}']

/** Where it is written, with `|` between the steps, and what stands there then; undefined removes it, a function makes it. */
export type Edit = [place: string, value: unknown]
export const BOTH = 'Breaks both'
export const APP = 'Breaks the app'
export const SERVERS = 'Breaks servers'
export const LOOK = 'Look at these'
export const NOTHING = 'Breaks nothing'
/** The heading, what its line says, and how many lines there are; null where nothing is to be told. */
export type Row = [what: string, edits: Edit[], told: [heading: string, words: string | RegExp, lines?: number] | null]

const find = `paths|${FIND}|get`
const place = `paths|${HOLDS}|post`
const change = `paths|${HOLD}|put`
export const wish = 'components|schemas|HoldWish'
export const book = 'components|schemas|Book'

/** The same operation under another name. */
const renamed = (operationId: string) => (_none: unknown, library: ContractDocument) => ({
  ...library.paths[HOLD]?.put,
  operationId,
})
const moved =
  (from: string, to: string) =>
  ({ [from]: one, ...others }: Record<string, unknown>) => ({ ...others, [to]: one })
const added = (one: unknown) => (list: unknown[]) => [...list, one]

export const ROWS: Row[] = [
  // An operation.
  ['an operation is deprecated', [[`${find}|deprecated`, true]], [NOTHING, '`findBooks` is deprecated now']],
  ['an operation is said not to be deprecated', [[`${find}|deprecated`, false]], null],
  [
    'an operation is removed',
    [[`paths|${BOOK}`, undefined]],
    [APP, '`getBook` (GET /books/{bookId}) is removed: breaks `/book`'],
  ],
  [
    'an operation that a screen calls is removed',
    [[find, undefined]],
    [APP, '`findBooks` (GET /books) is removed: breaks `/books`'],
  ],
  [
    'an operation is new',
    [[`paths|${BOOK}|delete`, renamed('burnBook')]],
    [NOTHING, '`burnBook` (DELETE /books/{bookId}) is new'],
  ],
  [
    'an operation has another name',
    [[`${find}|operationId`, 'searchBooks']],
    [NOTHING, 'The name of `searchBooks` is new (was `findBooks`)'],
  ],
  [
    'an operation has another address',
    [['paths', moved('/books', '/titles')]],
    [BOTH, 'The address of `findBooks` is now GET /titles'],
  ],
  [
    'an operation has another method',
    [
      [`paths|${HOLD}|patch`, renamed('changeHold')],
      [change, undefined],
    ],
    [NOTHING, 'is now PATCH /holds/{holdId}'],
  ],
  ['a summary has other words', [[`${find}|summary`, 'Search']], [NOTHING, 'Words only: `findBooks`']],
  ['a tag is another', [[`${find}|tags`, ['titles']]], null],
  ['an example request is another', [[`${find}|x-request`, { words: 'lake' }]], null],
  [
    'a key that no rule knows',
    [[`${find}|x-cached`, '1 hour']],
    [LOOK, '`x-cached` of `findBooks` is new (`"1 hour"`)'],
  ],
  ['callbacks', [[`${place}|callbacks`, { came: {}, gone: { url: {} } }]], null],
  [
    'callbacks that say something',
    [[`${place}|callbacks|came|url|post|operationId`, 'bookCame']],
    [LOOK, '`callbacks` of `placeHold` is new'],
  ],
  ['its own server', [[`${find}|servers`, [{ url: '/old' }]]], [LOOK, '`servers` of `findBooks` is new']],
  // Sessions.
  [
    'a session is wanted',
    [
      [`${find}|x-session`, 'reader'],
      [`${find}|security`, [{ card: [] }]],
    ],
    [APP, 'The session of `findBooks` is now `reader` (was `none`)'],
  ],
  ['a security requirement is removed', [[`${place}|security`, []]], [LOOK, '`security` of `placeHold` is now `[]`']],
  [
    'a security scheme is another',
    [['components|securitySchemes|card|scheme', 'basic']],
    [LOOK, '`components.securitySchemes.card.scheme` is now `"basic"` (was `"bearer"`)'],
  ],
  ['a security scheme is explained otherwise', [['components|securitySchemes|card|description', 'Plastic.']], null],
  ['no more 401', [[`${place}|responses|401`, undefined]], [LOOK, '`responses.401` of `placeHold` is removed']],
  [
    'an ended session has another status',
    [['x-common-outcomes|sessionEnded|http', [403]]],
    [BOTH, 'The status of an ended session is now HTTP 403 (was 401)'],
  ],
  // Parameters.
  [
    'a parameter in the query is new',
    [[`${find}|parameters`, added({ name: 'page', in: 'query', schema: { type: 'integer' } })]],
    [SERVERS, '`page` in the query of `findBooks` is new and optional: breaks `/books`'],
  ],
  [
    'a parameter is required now',
    [[`${find}|parameters|1|required`, true]],
    [APP, '`limit` in the query of `findBooks` is now required'],
  ],
  [
    'a parameter is deprecated',
    [[`${find}|parameters|1|deprecated`, true]],
    [LOOK, '`deprecated` of the parameter `limit` (query) of `findBooks` is new'],
  ],
  ['a parameter is said not to be deprecated', [[`${find}|parameters|1|deprecated`, false]], null],
  [
    'a parameter is written in another style',
    [[`${find}|parameters|0|style`, 'pipeDelimited']],
    [LOOK, '`style` of the parameter `words` (query) of `findBooks` is new'],
  ],
  [
    'a parameter is exploded',
    [[`${find}|parameters|0|explode`, false]],
    [LOOK, '`explode` of the parameter `words` (query)'],
  ],
  [
    'a cookie',
    [[`${find}|parameters`, added({ name: 'reader', in: 'cookie', schema: { type: 'string' } })]],
    [NOTHING, '`reader` in the cookie of `findBooks` is new and optional'],
  ],
  [
    'a part of an address has another pattern',
    [['components|parameters|bookId|schema|pattern', '^C']],
    [BOTH, '`bookId` in the path of `getBook` and `placeHold` now has the pattern `^C`'],
  ],
  ['parameters in another order', [[`${find}|parameters`, (list: unknown[]) => list.toReversed()]], null],
  [
    'a parameter for the whole path',
    [
      [`paths|${FIND}|parameters`, (_none: unknown, library: ContractDocument) => library.paths[FIND]?.get?.parameters],
      [`${find}|parameters`, undefined],
    ],
    null,
  ],
  [
    'a new parameter for the whole path',
    [[`paths|${FIND}|parameters`, [{ name: 'page', in: 'query', schema: { type: 'integer' } }]]],
    [SERVERS, '`page` in the query of `findBooks` is new and optional'],
  ],
  ['a path is described', [[`paths|${FIND}|description`, 'Books.']], null],
  // Bodies.
  [
    'a body is a form',
    [[`${place}|requestBody|content`, moved('application/json', 'multipart/form-data')]],
    [BOTH, 'The body of `placeHold` is now multipart/form-data'],
  ],
  [
    'a body may be a form too',
    [[`${place}|requestBody|content|text/plain`, { schema: { type: 'string' } }]],
    [LOOK, '`body.more.text/plain` of `placeHold` is new'],
  ],
  [
    'a body is optional',
    [[`${place}|requestBody|required`, false]],
    [SERVERS, 'The body of `placeHold` is now optional'],
  ],
  [
    'a part of a body is encoded otherwise',
    [[`${place}|requestBody|content|application/json|encoding|branch|style`, 'form']],
    [LOOK, '`body.encoding.branch` of `placeHold` is new'],
  ],
  ['a body is explained', [[`${place}|requestBody|description`, 'The wish.']], null],
  // Replies.
  [
    'a reply has a header',
    [[`${place}|responses|200|headers|ETag`, { schema: { type: 'string' } }]],
    [LOOK, '`responses.200.headers` of `placeHold` is new'],
  ],
  [
    'a reply may be a table',
    [[`${find}|responses|200|content|text/csv`, {}]],
    [LOOK, '`responses.200.content.text/csv` of `findBooks` is new'],
  ],
  [
    'a reply may be a table with a schema',
    [[`${find}|responses|200|content|text/csv|schema|type`, 'string']],
    [LOOK, '`responses.200.content.text/csv` of `findBooks` is new'],
  ],
  [
    'a status is new',
    [[`${find}|responses|503|content|text/html|schema|type`, 'string']],
    [LOOK, '`responses.503` of `findBooks` is new'],
  ],
  [
    'a success has one more code',
    [[`${change}|x-outcomes|success|code`, ['OK', 'QUEUED']]],
    [NOTHING, 'The success code of `changeHold` is now `OK` or `QUEUED`'],
  ],
  [
    'a failure is new',
    [[`${find}|x-outcomes|failures|closed`, { code: 'SHUT', meaning: 'a', app: 'b', message: 'c' }]],
    [NOTHING, 'The failure `closed` (SHUT) of `findBooks` is new'],
  ],
  [
    'a failure is removed',
    [[`paths|${BOOK}|get|x-outcomes|failures|noSuchBook`, undefined]],
    [APP, 'The failure `noSuchBook` (NO_SUCH_BOOK) of `getBook` is removed'],
  ],
  [
    'an optional field that a screen reads is removed',
    [[`${book}|properties|shelf`, undefined]],
    [APP, /`Book\.shelf` .* is removed \(was optional\): breaks `\/books`/],
  ],
  [
    'an optional field that nobody reads is removed',
    [[`${wish}|properties|notes`, undefined]],
    [APP, /`HoldWish\.notes` in the request/],
  ],
  [
    'an optional field that a screen reads has another name',
    [[`${book}|properties`, moved('shelf', 'row')]],
    [APP, /`Book\.shelf` .* is removed/, 4],
  ],
  // The document.
  ['a key of the document that no rule knows', [['x-rate-limit', 20]], [LOOK, '`x-rate-limit` is new (`20`)']],
  [
    'an envelope has other names',
    [['x-envelope|message', 'text']],
    [LOOK, '`x-envelope.message` is now `"text"` (was `"note"`)'],
  ],
  ['a webhook', [['webhooks|came|post|operationId', 'bookCame']], [LOOK, '`webhooks` is new']],
  ['the API has another address', [['servers|0|url', '/v2']], [BOTH, 'The address of the API is now `/v2` (was `/`)']],
  ['the document is called otherwise', [['info|title', 'Library of the city']], null],
  // Found by somebody who attacked it.
  [
    'a field is called like a method',
    [[`${book}|properties|constructor`, { type: 'string' }]],
    [NOTHING, /`Book\.constructor` .* is new and optional/],
  ],
  [
    'a field of a reply is only written',
    [[`${book}|properties|title|writeOnly`, true]],
    [APP, /`Book\.title` .* `writeOnly` `true`/],
  ],
  [
    'a field of a request is only read',
    [[`${wish}|properties|days|readOnly`, true]],
    [APP, /`HoldWish\.days` .* `readOnly` `true`/],
  ],
  [
    'a parameter has the usual style',
    [
      [`${find}|parameters|0|style`, 'form'],
      [`${find}|parameters|0|explode`, true],
    ],
    null,
  ],
  ['a parameter has examples', [[`${find}|parameters|0|examples`, { sea: { value: 'sea' } }]], null],
  [
    'a parameter with a blank is deprecated',
    [[`${find}|parameters|1|name`, 'most of all']],
    [APP, '`limit` in the query of `findBooks` is removed', 4],
  ],
]
