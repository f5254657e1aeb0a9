/** Replaces a part of fixtures/lint/good.yaml that occurs once. */
type Edit = [from: string, to: string]

const OUTCOME = `paid: { value: { fee: 100, bank: BCA }, x-given: { steps: [{ call: pay, gives: { orderId: data.bank } }] } }`
const GIVEN = '{ steps: [{ call: pay, gives: { orderId: data.bank } }] }'
const FEE = `fee: { type: [integer, string], maximum: 999999, pattern: '^[0-9]{1,6}$', x-money: minor }`
const BANK = 'bank: { type: string, minLength: 1, x-reads-as: text }'
const FAILURE = 'duplicate: { code: 800005, meaning: Sent twice., app: Says so., message: Twice., final: true }'
const ENDED = 'sessionEnded: { http: [401, 403], meaning: No session.,'
const FORM = '{ content: { application/x-www-form-urlencoded: { schema: { type: object } } } }'
const PARAMETER = '{ name: orderId, in: query, schema: { type: string } }'

/** A property more, in the block of the payload. */
const beside = (property: string): Edit => [BANK, `${BANK}\n              ${property}`]
const fee = (schema: string): Edit => [FEE, `fee: ${schema}`]
const bank = (schema: string): Edit => [BANK, `bank: ${schema}`]
const main = (fields: string): Edit => ['x-main: [fee, bank]', `x-main: ${fields}`]
const given = (how: string): Edit => [GIVEN, how]
const code = (codes: string): Edit => [`code: '00'`, `code: ${codes}`]
const parameter = (one: string): Edit => [PARAMETER, `{ ${one} }`]
const without = (line: string): Edit => [`${line}\n`, '']
/** Schemas that others refer to. */
const shared = (schema: string): Edit => ['x-payload-keys:', `components: { schemas: { ${schema} } }\nx-payload-keys:`]
const inPlan = (schema: string): Edit[] => [
  main('[bank]'),
  [FEE, `plan: { type: array, items: { type: object, x-main: [], properties: { fee: ${schema} } } }`],
  ['value: { fee: 100, bank: BCA }', 'value: { plan: [{ fee: 100 }], bank: BCA }'],
]

/** Mistakes in a contract that keeps the rules, each with the only rule that it breaks. */
export const MISTAKES: [rule: string, ...Edit[]][] = [
  ['operation-outcomes', ['description: Paid.', '']],
  ['operation-outcomes', [`        failures:\n          ${FAILURE}\n`, '']],
  ['success-codes', code('[]')],
  ['success-codes', code('[true]')],
  ['payload-declared', ['          payload: data\n', '']],
  ['payload-declared', ['payload: data\n', 'payload: date\n']],
  ['payload-declared', code('image')],
  ['failure-described', [FAILURE, FAILURE.replace('meaning: Sent twice., ', '')]],
  ['failure-described', [FAILURE, `${FAILURE}\n        other: { app: '' }`]],
  [
    'failure-described',
    [FAILURE, `${FAILURE}\n          again: { code: 800005, meaning: Again., app: Says so., message: Twice. }`],
  ],
  ...['other', 'scrambled', 'sent-twice'].map((name): [string, Edit] => [
    'failure-described',
    ['duplicate:', `${name}:`],
  ]),
  ['example-for-each-outcome', [`          examples:\n            ${OUTCOME}\n`, '']],
  ['example-for-each-outcome', [FAILURE, FAILURE.replace('message: Twice., ', '')]],
  ['no-success-like-failure', ['code: 800005', 'code: 0']],
  ['no-success-like-failure', code('[800005]')],
  ['money-unit', beside('totalDue: { type: integer, maximum: 999999 }')],
  ['money-unit', fee('{ type: integer, maximum: 999999 }')],
  ['money-unit', fee(`{ type: [integer, string], maximum: 999999, pattern: '^[0-9]{1,6}$', x-money: cents }`)],
  ['money-unit', fee('{ type: string, minLength: 1, x-money: minor, x-reads-as: digits }')],
  [
    'money-unit',
    parameter('name: orderAmount, in: query, schema: { type: string }'),
    [`x-request: { orderId: '1' }`, `x-request: { orderAmount: '1' }`],
    given('{ steps: [{ call: pay }] }'),
  ],
  ['money-in-texts', fee('{ type: integer, maximum: 999999, x-money: minor }')],
  // By a reference with the unit beside it, in a list; and by a part that all of it has to agree with.
  [
    'money-in-texts',
    ...inPlan(`{ $ref: '#/components/schemas/Fee', x-money: major }`),
    shared(`Fee: { type: [integer, 'null'], maximum: 999999 }`),
  ],
  [
    'money-in-texts',
    ...inPlan(`{ allOf: [{ $ref: '#/components/schemas/Fee' }, { type: integer, maximum: 999999 }], x-money: major }`),
    shared(`Fee: { type: [integer, string, 'null'], maximum: 999999, pattern: '^[0-9]+$' }`),
  ],
  ['bounded-numbers', fee(`{ type: [integer, string], pattern: '^[0-9]{1,6}$', x-money: minor }`)],
  [
    'bounded-numbers',
    fee(`{ type: [integer, string], maximum: 9007199254740992, pattern: '^[0-9]{1,6}$', x-money: minor }`),
  ],
  ['bounded-numbers', beside(`qaId: { type: [integer, string], pattern: '^[0-9]{1,18}$' }`)],
  ['ids-in-texts', beside('orderId: { type: [integer, string], maximum: 999999 }')],
  ['ids-in-texts', beside('cardNo: { maxLength: 23 }')],
  ['ids-in-texts', parameter('name: orderId, in: query, schema: { type: integer, maximum: 999999 }')],
  [
    'session-once',
    parameter('name: token, in: query, schema: { type: string }'),
    [`x-request: { orderId: '1' }`, `x-request: { token: '1' }`],
    given('{ steps: [{ call: pay }] }'),
  ],
  ['operation-request', without(`      x-request: { orderId: '1' }`)],
  ['operation-request', [`x-request: { orderId: '1' }`, `x-request: {}\n      requestBody: ${FORM}`]],
  ['request-in-texts', [`x-request: { orderId: '1' }`, 'x-request: { orderId: 1 }']],
  ['request-in-texts', [`x-given: ${GIVEN}`, `x-given: ${GIVEN}, x-request: { orderId: 1 }`]],
  ['request-in-texts', ['Twice., final: true }', 'Twice., final: true, x-request: { orderId: 1 } }']],
  ['operation-session', without('      x-session: token')],
  ['operation-session', ['x-session: token', 'x-session: cookie']],
  ['operation-effect', without('      x-effect: money\n      x-idempotency: should')],
  ['operation-effect', ['x-effect: money\n      x-idempotency: should', 'x-effect: delete']],
  ['operation-effect', ['x-session: token', 'x-session: none']],
  ['operation-idempotency', without('      x-idempotency: should')],
  ['operation-idempotency', ['x-effect: money', 'x-effect: read']],
  ['bundle-writes', ['      summary: Pay', '      summary: Pay\n      security: [{ token: [] }]']],
  ['bundle-writes', ['      summary: Pay', `      summary: Pay\n      responses: { '200': { description: Paid. } }`]],
  ['final-failures', ['Twice., final: true', `Twice., final: 'yes'`]],
  ['final-failures', ['Twice., final: true', 'Twice., final: false']],
  ['final-failures', ['description: Paid.', 'description: Paid.\n          final: true']],
  ['common-outcomes', [`  ${ENDED} app: Says so. }\n`, '']],
  ['common-outcomes', [ENDED, 'sessionEnded: { http: [401],']],
  ['common-outcomes', [ENDED, ENDED.replace('401, 403', '200')]],
  ['common-outcomes', [ENDED, ENDED.replace('401, 403', '401, 419')]],
  ['common-outcomes', [`  ${ENDED}`, `  busy: { http: [429, 420], meaning: No time., app: Waits. }\n  ${ENDED}`]],
  ['common-outcomes', ['code: 800005', 'code: 400']],
  ['common-outcomes', ['duplicate:', 'invalidRequest:']],
  ...[
    '{}',
    `{ unprovokable: '' }`,
    '{ scenario: paid, when: later }',
    `{ scenario: 'lost:borrow' }`,
    `{ scenario: 'refuse:pay:late' }`,
    `{ scenario: 'order-5,refuse:borrow' }`,
    '{ steps: [] }',
    '{ steps: [{ call: borrow }] }',
    `{ steps: [{ call: pay, with: { order: '1' } }] }`,
    '{ steps: [{ call: pay, with: { amount: 5 } }] }',
  ].map((how): [string, Edit] => ['given-followable', given(how)]),
  ...['fee', '[fee, card]', '[fee, bank, fee]'].map((fields): [string, Edit] => ['main-facts', main(fields)]),
  ['main-facts', bank('{ type: string, x-reads-as: text }')],
  ['main-facts', main('[fee, ways]'), beside(`ways: { type: [array, 'null'], items: { type: string } }`)],
  ['main-declared', ['            x-main: [fee, bank]\n', '']],
  [
    'main-declared',
    beside(`cards: { type: array, items: { $ref: '#/components/schemas/Card' } }`),
    shared('Card: { type: object, properties: { name: { type: string } } }'),
  ],
  ['reads-as', bank('{ type: string, minLength: 1, x-reads-as: number }')],
  ['reads-as', bank('{ type: string, minLength: 1, x-reads-as: places }')],
  ['keyword-known', bank('{ type: string, minLength: 1, contentEncoding: base64, x-reads-as: text }')],
  ['keyword-known', beside('names: { type: object, x-main: [], additionalProperties: { type: string } }')],
  ['keyword-known', parameter('name: orderId, in: query, style: form, schema: { type: string }')],
  ['keyword-known', ['      summary: Pay', '      summary: Pay\n      x-cached: 1 hour']],
  ['keyword-known', ['x-payload-keys:', 'webhooks: {}\nx-payload-keys:']],
  ['keyword-known', ['Twice., final: true', 'Twice., x-final: true']],
  ['keyword-known', ['description: Paid.', 'description: Paid.\n          x-final: true']],
  ['keyword-known', [ENDED, `${ENDED} x-final: true,`]],
  ['keyword-known', ['title: Fixture,', 'title: Fixture, x-logo: {},']],
  ['keyword-known', ['{ url: / }', '{ url: /, x-market: in }']],
  ['keyword-known', beside('names: { type: array, items: true }')],
  ['keyword-known', beside('names: true')],
  ['operation-usable', ['operationId: pay', 'operationId: pay-now'], given('{ steps: [{ call: pay-now }] }')],
  ['operation-usable', ['operationId: pay', 'operationId: delete'], given('{ steps: [{ call: delete }] }')],
  ['operation-usable', ['    post:', '    head:']],
  [
    'operation-usable',
    ['    post:', '    parameters: [{ name: branchId, in: query, schema: { type: string } }]\n    post:'],
  ],
  ['pattern-usable', bank(`{ type: string, minLength: 1, pattern: '[a-', x-reads-as: text }`)],
  ...['^(?=a)b', '(a)\\1', '\\u0041', '([a-z]{1,504},){0,8}', '\\p{Emoji}', '[^\\P{Alphabetic}]', '(?<year>a)'].map(
    (pattern): [string, Edit] => [
      'pattern-usable',
      bank(`{ type: string, minLength: 1, pattern: '${pattern}', x-reads-as: text }`),
    ],
  ),
]
