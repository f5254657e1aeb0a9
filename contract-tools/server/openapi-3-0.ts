import type { Schema } from '../read/document.ts'
import { isSchema, mapValues, schemasByName, schemasIn } from '../read/schema.ts'
import type { Media, ServerDocument, ServerOperation, ServerParameter } from './write.ts'

const NULL = 'null'

/** The same document in OpenAPI 3.0.3, which many generators support better than 3.1. */
export function inOpenApi30(document: ServerDocument): ServerDocument {
  const { summary: _summary, license, ...info } = document.info
  const { schemas, parameters, ...components } = document.components
  return {
    ...document,
    openapi: '3.0.3',
    // 3.0 identifies a licence by its address.
    info: { ...info, license: { name: Object(license).name, url: 'https://spdx.org/licenses/MIT.html' } },
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, methods]) => [path, mapValues(methods, operation30)]),
    ),
    components: {
      ...components,
      schemas: mapValues(schemas, schema30),
      parameters: mapValues(parameters, parameter30),
    },
  }
}

/** Tools of 3.0 (Dredd) read one example of a parameter, and none that has a name. */
const parameter30 = ({ examples = {}, ...parameter }: ServerParameter): ServerParameter => {
  const [first] = Object.values(examples)
  return { ...parameter, schema: schema30(parameter.schema), ...(first && { example: first.value }) }
}

const operation30 = ({ parameters, requestBody, responses, ...operation }: ServerOperation): ServerOperation => ({
  ...operation,
  parameters: parameters.map((parameter) => ('schema' in parameter ? parameter30(parameter) : parameter)),
  ...(requestBody && { requestBody: { ...requestBody, content: mapValues(requestBody.content, media30) } }),
  responses: mapValues(responses, ({ content, ...response }) => ({
    ...response,
    ...(content && { content: mapValues(content, media30) }),
  })),
})

/** In 3.0, bytes are a string with format `binary`; in 3.1 they have no schema. */
const media30 = ({ schema = { type: 'string', format: 'binary' }, ...media }: Media): Media => ({
  schema: schema30(schema),
  ...media,
})

function schema30(schema: Schema): Schema {
  const { type, $ref, ...rest } = schema
  const entries = Object.entries(rest).map(([key, value]) => [key, part30(key, value)])
  return {
    ...type30(type, Array.isArray(rest['enum'])),
    ...Object.fromEntries(entries),
    ...reference30($ref, entries.length === 0),
  }
}

/** 3.0 ignores anything beside `$ref`: https://spec.openapis.org/oas/v3.0.3#reference-object */
const reference30 = ($ref: unknown, isAlone: boolean): Schema =>
  $ref === undefined ? {} : isAlone ? { $ref } : { allOf: [{ $ref }] }

function type30(type: unknown, hasValues: boolean): Schema {
  if (type === undefined) return {}
  // `nullable` works only beside a type, and null has no type in 3.0.
  if (type === NULL) return { type: 'object', nullable: true, enum: [null] }
  const types = [type].flat()
  const [only, ...others] = types.filter((name) => name !== NULL)
  // 3.0 has no schema of several types: the values say them.
  if (others.length > 0 && hasValues) return {}
  return { type: only, ...(types.includes(NULL) && { nullable: true }) }
}

function part30(key: string, value: unknown): unknown {
  if (key === 'properties') return mapValues(schemasByName(value), schema30)
  if (key === 'items' && isSchema(value)) return schema30(value)
  return ['allOf', 'anyOf', 'oneOf'].includes(key) ? schemasIn(value).map(schema30) : value
}
