import { expect, test } from 'vitest'
import { contract } from '../../mocks/contract.ts'
import type { Schema } from '../../contract-tools/read/document.ts'
import { fieldsOf } from './fields.ts'

const document = {
  ...contract,
  components: {
    ...contract.components,
    schemas: {
      Named: { required: ['name'], properties: { name: { type: 'string', maxLength: 9, description: 'Its name' } } },
      Tags: { type: 'array', maxItems: 2, items: { type: 'string', minLength: 1 } },
      Tree: { properties: { below: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } },
    },
  },
}
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const rows = (schema: Schema) =>
  fieldsOf(schema, document).map(({ path, type, isRequired, rules, description }) =>
    [path, type, isRequired ? 'required' : 'optional', ...rules, description].filter(Boolean).join('; '),
  )

test('What several parts say of one field is said together', () => {
  const field = { minLength: 3, description: 'A longer name' }
  expect(rows({ allOf: [ref('Named'), { properties: { name: field } }], required: ['age'] })).toEqual([
    'name; string; required; 3 to 9 characters; A longer name',
  ])
})

test('A field that stands beside variants is not lost, nor what is in each of them', () => {
  const variants = [ref('Named'), { properties: { number: { type: 'integer' } } }]
  expect(rows({ properties: { own: { type: 'integer' } }, anyOf: variants })).toEqual([
    'own; integer; optional',
    'name; string; required; at most 9 characters; Its name',
    'number; integer; optional',
  ])
})

test('What a list holds is said where its entries have no fields', () => {
  const names = { type: 'array', maxItems: 5, items: ref('Named') }
  expect(rows({ properties: { names } })[0]).toBe('names; list of Named; optional; at most 5 entries')
  expect(rows({ properties: { tags: ref('Tags') } })).toEqual([
    'tags; list of strings; optional; at most 2 entries; each: not empty',
  ])
  expect(rows({ properties: { groups: { type: 'array', items: ref('Tags') } } })).toEqual([
    'groups; list of lists of strings; optional; each: at most 2 entries, each: not empty',
  ])
})

test('A schema that holds itself ends', () => {
  expect(rows(ref('Tree'))).toEqual(['below; list of Tree; optional', 'below[].below; list of Tree; optional'])
})
