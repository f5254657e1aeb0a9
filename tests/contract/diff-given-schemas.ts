import type { GivenRow } from './diff-given-rows.ts'
import { APP, BOTH, type Edit, LOOK, SERVERS } from './diff-rows.ts'

const book = 'components|schemas|Book'
const wish = 'components|schemas|HoldWish'
const title = `${book}|properties|title`
const notes = `${wish}|properties|notes`
const find = 'paths|/books|get'

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const schema = (name: string) => `components|schemas|${name}`

const turned = (value: unknown): unknown =>
  Array.isArray(value) ? value.toReversed() : Object.fromEntries(Object.entries(Object(value)).toReversed())

const cat = { type: 'object', required: ['purr'], properties: { kind: { type: 'string' }, purr: { type: 'string' } } }
const dog = { type: 'object', required: ['bark'], properties: { kind: { type: 'string' }, bark: { type: 'string' } } }
const PETS: Edit[] = [
  [schema('Cat'), cat],
  [schema('Dog'), dog],
]

export const GIVEN_SCHEMAS: GivenRow[] = [
  ['values that are lists or objects, unchanged', [[`${book}|properties|shelf`, { enum: [{ a: 1 }, [2]] }]], [], null],
  [
    'a schema that only another status has',
    [
      [schema('Trouble'), { type: 'object', properties: { why: { type: 'string' } } }],
      [`${find}|responses|503|content|application/json|schema|$ref`, '#/components/schemas/Trouble'],
    ],
    [[`${schema('Trouble')}|properties|why|type`, 'integer']],
    [
      LOOK,
      /`responses\.503\.content\.application\/json\.schema\.properties\.why\.type` of `findBooks` is now `"integer"`/,
    ],
  ],
  [
    'a schema that holds itself, unchanged',
    [
      [schema('Trouble'), { properties: { cause: to('Trouble') } }],
      [`${find}|responses|503|content|application/json|schema|$ref`, '#/components/schemas/Trouble'],
    ],
    [],
    null,
  ],
  // Schemas of which all parts hold.
  [
    'a choice in an `allOf` has one more',
    [...PETS, [notes, { allOf: [{ oneOf: [to('Cat'), { type: 'string' }] }, { description: 'Notes.' }] }]],
    [[`${notes}|allOf|0|oneOf`, [to('Cat'), to('Dog'), { type: 'string' }]]],
    [SERVERS, /`HoldWish\.notes` .* may now also be `Dog`/],
  ],
  [
    'a choice beside a reference has one less',
    [
      ...PETS,
      [notes, { ...to('Cat'), anyOf: [{ required: ['kind'] }, { required: ['purr'] }, { required: ['fur'] }] }],
    ],
    [[`${notes}|anyOf`, [{ required: ['kind'] }, { required: ['purr'] }]]],
    [APP, /`HoldWish\.notes` .* is no longer anything with `fur`/],
  ],
  [
    'a choice is new beside a reference',
    [...PETS, [notes, to('Cat')]],
    [[`${notes}|anyOf`, [{ required: ['kind'] }, { required: ['fur'] }]]],
    [APP, /`HoldWish\.notes` .* must now also be anything with `kind` or anything with `fur`/],
  ],
  [
    'one of two choices that both hold is another',
    [[notes, { anyOf: [{ minLength: 3 }, { pattern: '^a' }], oneOf: [{ maxLength: 9 }, { pattern: 'z$' }] }]],
    [[`${notes}|oneOf|0|maxLength`, 8]],
    [APP, /`HoldWish\.notes` .* is now at most 8 characters \(was at most 9 characters\)/],
  ],
  [
    'choices in another order',
    [
      ...PETS,
      [
        notes,
        { allOf: [{ oneOf: [to('Cat'), to('Dog')] }, { anyOf: [{ minProperties: 1 }, { required: ['kind'] }] }] },
      ],
    ],
    [
      [`${notes}|allOf`, turned],
      [`${notes}|allOf|1|oneOf`, turned],
    ],
    null,
  ],
  [
    'exactly one must match, where two may',
    [...PETS, [notes, { anyOf: [to('Cat'), to('Dog')] }]],
    [[notes, { oneOf: [to('Cat'), to('Dog')] }]],
    [APP, /`HoldWish\.notes` .* must now match exactly one of its schemas \(`oneOf`, was `anyOf`\)/],
  ],
  [
    'exactly one must match, where two never may',
    [...PETS, [notes, { anyOf: [to('Cat'), { type: 'string' }] }]],
    [[notes, { oneOf: [to('Cat'), { type: 'string' }] }]],
    null,
  ],
  [
    'a bound beside a reference, looser than the one it leads to',
    [
      [schema('Words'), { type: 'string', maxLength: 100 }],
      [notes, { ...to('Words'), maxLength: 200 }],
    ],
    [[`${notes}|maxLength`, 300]],
    null,
  ],
  [
    'a bound beside a reference, tighter than the one it leads to',
    [
      [schema('Words'), { type: 'string', maxLength: 100 }],
      [notes, to('Words')],
    ],
    [[`${notes}|maxLength`, 50]],
    [APP, /`HoldWish\.notes` .* is now at most 50 characters \(was at most 100 characters\)/],
  ],
  [
    'a bound beside a reference, in OpenAPI 3.0, which ignores it',
    [
      ['openapi', '3.0.3'],
      [schema('Words'), { type: 'string', maxLength: 100 }],
      [notes, to('Words')],
    ],
    [[`${notes}|maxLength`, 50]],
    null,
  ],
  [
    'values beside a reference to values',
    [[`${wish}|properties|branch`, to('Branch')]],
    [[`${wish}|properties|branch|enum`, ['north']]],
    [APP, /`HoldWish\.branch` .* is no longer `'south'`/],
  ],
  [
    'a field in two parts of an `allOf`',
    [
      [
        notes,
        { allOf: [{ properties: { a: { type: 'string', minLength: 2 } } }, { properties: { a: { maxLength: 5 } } }] },
      ],
    ],
    [[`${notes}|allOf|0|properties|a|minLength`, 3]],
    [APP, /`HoldWish\.notes\.a` .* is now at least 3 characters/],
  ],
  // Schemas that are true or false, and what has no name of its own.
  ['anything, in three ways', [[`${book}|properties|shelf`, true]], [[`${book}|properties|shelf`, {}]], null],
  ['a field may be nothing', [[notes, {}]], [[notes, false]], [APP, /`HoldWish\.notes` .* may not be sent at all now/]],
  [
    'other fields, in three ways',
    [[`${book}|additionalProperties`, true]],
    [[`${book}|additionalProperties`, {}]],
    null,
  ],
  [
    'other fields, without saying it',
    [[`${book}|additionalProperties`, {}]],
    [[`${book}|additionalProperties`, undefined]],
    null,
  ],
  [
    'what a map holds',
    [[notes, { type: 'object', additionalProperties: { type: 'string' } }]],
    [[`${notes}|additionalProperties|maxLength`, 9]],
    [APP, /`HoldWish\.notes\.\*` .* is now at most 9 characters/],
  ],
  [
    'a map of anything',
    [[notes, { type: 'object' }]],
    [[`${notes}|additionalProperties|type`, 'string']],
    [APP, /`HoldWish\.notes\.\*` .* may now be only what a schema says/],
  ],
  // Long values.
  [
    'a long pattern, of which the end differs',
    [[`${title}|pattern`, `^${'[a-z]'.repeat(40)}x$`]],
    [[`${title}|pattern`, `^${'[a-z]'.repeat(40)}y$`]],
    [BOTH, /`Book\.title` .* now has the pattern `….*y\$` \(was `….*x\$`\)/],
  ],
  // Found by a second attack.
  [
    'what a discriminator means, said in full',
    [...PETS, [notes, { oneOf: [to('Cat'), to('Dog')], discriminator: { propertyName: 'kind' } }]],
    [[`${notes}|discriminator|mapping`, { Cat: '#/components/schemas/Cat', Dog: 'Dog' }]],
    null,
  ],
  [
    'the values of a discriminator',
    [...PETS, [notes, { oneOf: [to('Cat'), to('Dog')], discriminator: { propertyName: 'kind' } }]],
    [[`${notes}|discriminator|mapping`, { cat: '#/components/schemas/Cat', dog: 'Dog' }]],
    [LOOK, /`HoldWish\.notes` .* now has the `discriminator`/],
  ],
  [
    'a component has another name, which a discriminator sends',
    [...PETS, [notes, { oneOf: [to('Cat'), to('Dog')], discriminator: { propertyName: 'kind' } }]],
    [
      [schema('Feline'), cat],
      [schema('Cat'), undefined],
      [`${notes}|oneOf`, [to('Feline'), to('Dog')]],
    ],
    [LOOK, /`HoldWish\.notes` .* now has the `discriminator` .*Feline/],
  ],
  [
    'a bound that the value itself may no longer have',
    [[notes, { type: 'number', minimum: 0 }]],
    [[notes, { type: 'number', exclusiveMinimum: 0 }]],
    [APP, /`HoldWish\.notes` .* is now more than 0 \(was at least 0\)/],
  ],
  [
    'types as a choice',
    [[notes, { type: ['string', 'integer', 'null'] }]],
    [[notes, { anyOf: [{ type: 'integer' }, { type: 'null' }, { type: 'string' }] }]],
    null,
  ],
  [
    'a schema of a part of a component',
    [
      [`${schema('Cat')}|$defs|Name`, { type: 'string' }],
      [notes, { $ref: '#/components/schemas/Cat/$defs/Name' }],
    ],
    [[`${schema('Cat')}|$defs|Name|maxLength`, 3]],
    [APP, /`notes`\) is now at most 3 characters/],
  ],
  [
    'entries are forbidden',
    [[notes, { type: 'array', prefixItems: [{ type: 'string' }] }]],
    [[`${notes}|items`, false]],
    [APP, /`HoldWish\.notes\[\]` .* may not be there at all now/],
  ],
  [
    'a choice, where a schema was',
    [...PETS, [notes, to('Cat')]],
    [[notes, { oneOf: [to('Dog'), to('Cat')] }]],
    [SERVERS, /`HoldWish\.notes` .* may now also be `Dog`/],
  ],
]
