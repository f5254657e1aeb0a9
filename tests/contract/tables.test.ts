import { expect, test } from 'vitest'
import { withTables } from '../../contract-tools/bundle/tables.ts'

const TABLE = [
  { status: 10, means: 'open', offers: ['pay', 'borrowMore'], isOld: false },
  { status: 20, means: 'closed, for good', offers: [], isOld: true },
]
const schema = (table: unknown, others = {}) => ({
  Status: { description: 'What it is at.\n', ...others, 'x-table': table },
})

test('A table becomes the values, as numbers and texts, and part of the description', () => {
  const { Status, Plain } = withTables({ ...schema(TABLE), Plain: { type: 'string' } })
  expect(Status).toEqual({
    description: [
      'What it is at.\n',
      '| Status | Means | Offers | Is old |',
      '|---|---|---|---|',
      '| 10 | open | pay, borrow more | no |',
      '| 20 | closed, for good | nothing | yes |\n',
    ].join('\n'),
    enum: [10, 20, '10', '20'],
  })
  expect(Plain).toEqual({ type: 'string' })
})

test.each([
  ['no list', 'open', 'is a list of rows'],
  ['a row that is a list', [[10, 'open']], 'is a list of rows'],
  ['a value twice', [...TABLE, { ...TABLE[0] }], 'no other row has'],
  ['a value that is no number', [{ status: '30' }], 'no other row has'],
  ['a row that lacks something', [...TABLE, { status: 30 }], 'status, means, offers, isOld: {"status":30}'],
])('A table with %s is refused by the name of its schema', (_what, table, message) => {
  expect(() => withTables(schema(table))).toThrow(
    expect.objectContaining({ about: 'Status', message: expect.stringContaining(message) }),
  )
})

test('A table beside values, or inside a part of a schema, is refused', () => {
  expect(() => withTables(schema(TABLE, { enum: [10] }))).toThrow('cannot have its own')
  expect(() => withTables({ Order: { properties: schema(TABLE) } })).toThrow('not for a part of one')
})
