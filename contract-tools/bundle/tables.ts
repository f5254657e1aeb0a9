import { ContractError } from '../read/contract-error.ts'
import type { Schema } from '../read/document.ts'
import type { Schemas } from '../read/schema.ts'

/** Only authors write it: a row for each value of a schema, with its value first and then, by name, what it means. */
const TABLE = 'x-table'

type Row = Record<string, string | number | boolean | string[]>

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
  if (!isTable(table)) return refuse('is a list of rows, each an object: its value, and by name what it means')
  const columns = Object.keys(table[0] ?? {})
  const values = table.map((row) => Object.values(row)[0])
  if ('enum' in schema) return refuse('writes `enum`: the schema cannot have its own')
  if (!values.every(Number.isInteger) || new Set(values).size < values.length)
    return refuse('begins each row with its value, a whole number that no other row has')
  const other = table.find((row) => Object.keys(row).join() !== columns.join())
  if (other)
    return refuse(`has a row that does not say, in this order, ${columns.join(', ')}: ${JSON.stringify(other)}`)
  const headings = columns.map((column) => inWords(column).replace(/^./, (first) => first.toUpperCase()))
  const lines = [headings, ...table.map((row) => Object.values(row).map(cellOf))].map((row) => `| ${row.join(' | ')} |`)
  lines.splice(1, 0, `|${columns.map(() => '---').join('|')}|`)
  return {
    ...schema,
    description: `${typeof description === 'string' ? description.trimEnd() : ''}\n\n${lines.join('\n')}\n`.trimStart(),
    enum: [...values, ...values.map(String)],
  }
}

/** Plain words for a reader: `[repay, borrowMore]` is "repay, borrow more". */
function cellOf(cell: Row[string]) {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return Array.isArray(cell) ? cell.map(inWords).join(', ') || 'nothing' : cell
}

const inWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const isTable = (table: unknown): table is Row[] =>
  Array.isArray(table) && table.length > 0 && table.every((row) => Object(row) === row && !Array.isArray(row))
