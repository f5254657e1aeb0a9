import type { Schema } from '../openapi/document.ts'
import { contract, type OperationContract } from './contract.ts'

/** Reads a request's form, whole numbers as numbers where the contract says so. What is wrong is said, not thrown. */
export async function readForm(
  request: Request,
  { body }: OperationContract,
): Promise<{ form: Record<string, unknown>; problems: string[] }> {
  if (!body) return { form: {}, problems: [] }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim() ?? 'none'
  if (type !== body.type) return { form: {}, problems: [`content-type: expected ${body.type}, got ${type}`] }
  const fields = [...new URLSearchParams(await request.text())]
  const twice = fields.filter(([name], index) => fields.findIndex(([other]) => other === name) !== index)
  const properties = propertiesOf(body.schema)
  return {
    form: Object.fromEntries(fields.map(([name, text]) => [name, valueOf(text, properties[name])])),
    problems: twice.map(([name]) => `body: \`${name}\` comes twice`),
  }
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
  const resolved = name ? contract.components.schemas[name] : schema
  return (resolved?.['properties'] ?? {}) as Record<string, Schema>
}

const valueOf = (text: string, schema: Schema | undefined): unknown =>
  schema?.['type'] === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text
