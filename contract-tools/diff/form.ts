import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ContractDocument } from '../read/document.ts'
import { UnreadableSide } from './unreadable.ts'

/** The parts of a bundle that the comparison relies on. Somebody else may have written the bundle. */
const text = { type: 'string' }
const texts = { type: 'array', items: text }
const mapOf = (one: object) => ({ type: 'object', additionalProperties: one })
const objectOf = (required: object, optional: object = {}) => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
})
const schema = { $ref: '#/$defs/schema' }
const schemas = { type: 'array', items: schema }
const code = { type: ['string', 'number', 'array'] }
const parameter = objectOf({ name: text, in: text, schema })
const referenceTo = (room: string) => objectOf({ $ref: { type: 'string', pattern: `^#/components/${room}/[^/]+$` } })
const status = objectOf({ http: { type: 'array' } })
const reply = objectOf({ content: mapOf({ type: 'object' }) })
const operation = objectOf(
  {
    operationId: text,
    'x-outcomes': objectOf({
      success: objectOf({ code }, { payload: text, schema }),
      failures: mapOf(objectOf({ code })),
    }),
    security: { type: 'array', items: mapOf({ type: 'array' }) },
    responses: objectOf({ 200: reply }),
  },
  {
    'x-screens': texts,
    parameters: {
      type: 'array',
      items: { anyOf: [parameter, referenceTo('parameters')] },
    },
    requestBody: objectOf({
      content: mapOf(objectOf({ schema }, { encoding: mapOf(objectOf({}, { contentType: text })) })),
    }),
  },
)
const METHODS = ['get', 'post', 'put', 'patch', 'delete']

const FORM = {
  ...objectOf(
    {
      openapi: { type: 'string', pattern: String.raw`^3\.1\.` },
      info: objectOf({ version: text }),
      paths: {
        ...mapOf({ type: 'object', propertyNames: { enum: METHODS }, additionalProperties: operation }),
        minProperties: 1,
      },
      components: objectOf({ schemas: mapOf(schema), parameters: mapOf(parameter) }),
      'x-envelope-keys': mapOf(text),
      'x-common-outcomes': objectOf({ sessionEnded: status }, { busy: status }),
    },
    { servers: { type: 'array', items: objectOf({ url: text }) } },
  ),
  $defs: {
    schema: {
      ...objectOf(
        {},
        {
          $ref: { type: 'string', pattern: '^#/components/schemas/[^/]+$' },
          type: { type: ['string', 'array'], items: text },
          enum: { type: 'array' },
          properties: mapOf(schema),
          required: texts,
          additionalProperties: { type: 'boolean' },
          ...Object.fromEntries(['allOf', 'anyOf', 'oneOf'].map((key) => [key, schemas])),
          ...Object.fromEntries(['items', 'if', 'then', 'else'].map((key) => [key, schema])),
        },
      ),
    },
  },
}

const isBundle = new Ajv2020({ strict: false }).compile<ContractDocument>(FORM)

/** Throws `UnreadableSide`. */
export function asBundle(what: string, read: unknown): ContractDocument {
  if (isBundle(read)) return read
  const [error] = isBundle.errors ?? []
  const place = error?.instancePath.slice(1).replaceAll('/', ' ').replaceAll('~1', '/') || 'the document'
  throw new UnreadableSide(
    `${what} is no bundle of this contract: ${place} ${error?.message}. \`npm run contract:bundle\` writes one.`,
  )
}
