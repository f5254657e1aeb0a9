import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { type ContractDocument, METHODS } from '../read/document.ts'
import type { ShellContract } from '../shell/shell-contract.ts'
import { UnreadableSide } from './unreadable.ts'
import type { Usage } from './usage.ts'

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
const code = { type: ['string', 'number'] }
const codes = { type: 'array', items: code, minItems: 1 }
const successCode = { anyOf: [codes, { enum: ['zero', '00', 'image'] }] }
const failureCode = { anyOf: [codes, code] }
const parameter = objectOf({ name: text, in: text, schema })
const referenceTo = (section: string) =>
  objectOf({ $ref: { type: 'string', pattern: `^#/components/${section}/[^/]+$` } })
const status = objectOf({ http: { type: 'array' } })
const reply = objectOf({ content: mapOf({ type: 'object' }) })
const operation = objectOf(
  {
    operationId: text,
    'x-outcomes': objectOf({
      success: objectOf({ code: successCode }, { payload: text, schema }),
      failures: mapOf(objectOf({ code: failureCode })),
    }),
    security: { type: 'array', items: mapOf({ type: 'array' }) },
    responses: {
      ...objectOf({ 200: reply }),
      additionalProperties: { anyOf: [referenceTo('responses'), objectOf({ description: text })] },
    },
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

const $defs = {
  schema: objectOf(
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
}

/** The parts of a bundle that the comparison relies on. Somebody else may have written the bundle. */
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
  $defs,
}

const listOf = (one: object) => ({ type: 'array', items: one })
const named = objectOf({ name: text })

/** The same of the contract with the shell. An older one has no languages and no keepers of limits. */
const SHELL = {
  ...objectOf({
    version: text,
    objects: objectOf({ ios: named, android: named, reply: named, readiness: objectOf({ name: text, event: text }) }),
    message: objectOf({}, { schema }),
    answers: mapOf(text),
    pending: text,
    limits: mapOf(objectOf({ value: { type: 'number' } }, { keptBy: text })),
    messages: mapOf(objectOf({ since: text }, { payload: schema })),
    session: objectOf(
      { kinds: mapOf(text), parameters: listOf(named) },
      { languages: listOf(objectOf({ code: text, lang: text, market: text })) },
    ),
    duties: mapOf(objectOf({})),
    mistakes: objectOf({}),
    addresses: listOf(objectOf({ path: text, session: text, parameters: listOf(named) })),
  }),
  $defs,
}

const USAGE = objectOf({ operations: mapOf(mapOf(texts)) })

const ajv = new Ajv2020({ strict: false })
const isBundle = ajv.compile<ContractDocument>(FORM)
const isShell = ajv.compile<ShellContract>(SHELL)
const isUsage = ajv.compile<Usage>(USAGE)

/** Throws `UnreadableSide`. */
export function asBundle(what: string, read: unknown): ContractDocument {
  if (isBundle(read)) return read
  throw new UnreadableSide(
    `${what} is no bundle of this contract: ${mistakeIn(isBundle)}. \`npm run contract:bundle\` writes one.`,
  )
}

/** Throws `UnreadableSide`. */
export function asShell(what: string, read: unknown): ShellContract | undefined {
  if (read === undefined || isShell(read)) return read
  throw new UnreadableSide(`${what} is no contract with the shell: ${mistakeIn(isShell)}.`)
}

/** Throws `UnreadableSide`. */
export function asUsage(what: string, read: unknown): Usage {
  if (isUsage(read)) return read
  throw new UnreadableSide(`${what} does not say what screens read: ${mistakeIn(isUsage)}.`)
}

function mistakeIn({ errors }: ValidateFunction) {
  // Of a choice, the last error is that of the whole.
  const error = errors?.at(-1)
  const place = error?.instancePath.slice(1).replaceAll('/', ' ').replaceAll('~1', '/') || 'the document'
  return `${place} ${error?.message}`
}
