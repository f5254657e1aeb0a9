import type { Schema } from '../read/document.ts'
import type { Schemas } from '../read/schema.ts'
import { ContractError } from '../read/contract-error.ts'

/** Only authors write it: the values of a schema, a row for each with what it means, below a row of headings. */
const TABLE = 'x-table'

/** Schemas in which each table has become the allowed values, as numbers and as texts, and a part of the description. */
export function withTables(schemas: Schemas): Schemas {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const written = TABLE in schema ? withTable(name, schema) : schema
      if (JSON.stringify(written).includes(`"${TABLE}":`))
        throw new ContractError(name, `\`${TABLE}\` is for a schema with a name of its own, not for a part of one.`)
      return [name, written]
    }),
  )
}

function withTable(name: string, { [TABLE]: table, description = '', ...schema }: Schema): Schema {
  const refuse = (why: string): never => {
    throw new ContractError(name, `\`${TABLE}\` ${why}.`)
  }
  if (!isTable(table)) return refuse('is a list of rows, each a list: the headings, then a row for each value')
  const [headings = [], ...rows] = table
  const values = rows.map(([value]) => value)
  if ('enum' in schema) return refuse('writes `enum`: the schema cannot have its own')
  if (!values.every(Number.isInteger) || new Set(values).size < values.length)
    return refuse('begins each row with its value, a whole number that no other row has')
  const short = rows.find((row) => row.length !== headings.length)
  if (short) return refuse(`has a row of ${short.length} cells, and ${headings.length} headings: ${short.join(', ')}`)
  const lines = [headings, headings.map(() => '---'), ...rows].map((row, index) =>
    index === 1 ? `|${row.join('|')}|` : `| ${row.join(' | ')} |`,
  )
  return {
    ...schema,
    description: `${typeof description === 'string' ? description.trimEnd() : ''}\n\n${lines.join('\n')}\n`.trimStart(),
    enum: [...values, ...values.map(String)],
  }
}

const isTable = (table: unknown): table is (string | number)[][] =>
  Array.isArray(table) && table.length > 1 && table.every((row) => Array.isArray(row))
