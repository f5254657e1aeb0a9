import { expect, test } from 'vitest'
import { withTables } from '../../contract-tools/bundle/tables.ts'

const TABLE = [
  ['Status', 'Means'],
  [10, 'open'],
  [20, 'closed, for good'],
]
const schema = (table: unknown, others = {}) => ({
  Status: { description: 'What it is at.\n', ...others, 'x-table': table },
})

test('A table becomes the values, as numbers and texts, and part of the description', () => {
  const { Status, Plain } = withTables({ ...schema(TABLE), Plain: { type: 'string' } })
  expect(Status).toEqual({
    description: 'What it is at.\n\n| Status | Means |\n|---|---|\n| 10 | open |\n| 20 | closed, for good |\n',
    enum: [10, 20, '10', '20'],
  })
  expect(Plain).toEqual({ type: 'string' })
})

test.each([
  ['no list', 'open', 'is a list of rows'],
  ['headings only', [['Status']], 'is a list of rows'],
  ['a value twice', [...TABLE, [10, 'again']], 'no other row has'],
  ['a value that is no number', [...TABLE, ['30', 'more']], 'no other row has'],
  ['a row that is too short', [...TABLE, [30]], 'has a row of 1 cells, and 2 headings: 30'],
])('A table with %s is refused by the name of its schema', (_what, table, message) => {
  expect(() => withTables(schema(table))).toThrow(
    expect.objectContaining({ about: 'Status', message: expect.stringContaining(message) }),
  )
})

test('A table beside values, or inside a part of a schema, is refused', () => {
  expect(() => withTables(schema(TABLE, { enum: [10] }))).toThrow('cannot have its own')
  expect(() => withTables({ Order: { properties: schema(TABLE) } })).toThrow('not for a part of one')
})
