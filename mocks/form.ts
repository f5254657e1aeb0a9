import type { Schema } from '../contract-tools/read/document.ts'
import { fieldValueOf } from '../contract-tools/read/operations.ts'
import { type OperationContract, resolveSchema } from './contract.ts'

interface ReadForm {
  /** Fields by name; for a file, its name. */
  form: Record<string, unknown>
  files: Record<string, File>
  problems: string[]
}

/** Reads a request's form. Fields that the contract declares as integers become numbers. Problems are returned, not thrown. */
export async function readForm(request: Request, { body }: OperationContract): Promise<ReadForm> {
  // Clients send an empty form to an operation without a body.
  if (!body) return (await request.text()) === '' ? EMPTY_FORM : unreadable('body: the operation takes none')
  const type = mediaTypeOf(request)
  if (type !== body.type) return unreadable(`content-type: expected ${body.type}, got ${type}`)
  const fields = type === 'multipart/form-data' ? await multipart(request) : await urlEncoded(request)
  if (typeof fields === 'string') return unreadable(fields)
  const twice = fields.filter(([name], index) => fields.findIndex(([other]) => other === name) !== index)
  const properties = propertiesOf(body.schema)
  return {
    form: Object.fromEntries(fields.map(([name, value]) => [name, fieldValue(value, properties[name])])),
    files: Object.fromEntries(fields.flatMap(([name, value]) => (value instanceof File ? [[name, value]] : []))),
    problems: twice.map(([name]) => `body: \`${name}\` comes twice`),
  }
}

const EMPTY_FORM: ReadForm = { form: {}, files: {}, problems: [] }
const unreadable = (problem: string): ReadForm => ({ ...EMPTY_FORM, problems: [problem] })

/** Media types are case-insensitive: https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1 */
const mediaTypeOf = ({ headers }: Request) => headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'none'

type Fields = [string, string | File][]

const urlEncoded = async (request: Request): Promise<Fields> => [...new URLSearchParams(await request.text())]

/** The parts, or why the body cannot be read. */
async function multipart(request: Request): Promise<Fields | string> {
  try {
    return [...(await request.formData())]
  } catch (error) {
    return `body: is not multipart/form-data: ${String(error)}`
  }
}

const fieldValue = (value: string | File, schema: Schema | undefined) =>
  value instanceof File ? value.name : parseFieldValue(value, schema)

function propertiesOf(schema: Schema): Record<string, Schema> {
  return Object(resolveSchema(schema)?.['properties'])
}

/** A field's text; a number if the contract declares an integer. */
export const parseFieldValue = (text: string, schema: Schema | undefined) => fieldValueOf(text, resolveSchema(schema))
