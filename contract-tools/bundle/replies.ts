import {
  type EnvelopeKeys,
  envelopeOf,
  type Failure,
  type Schema,
  type SourceDocument,
  type SourceOperation,
  SUCCESS_LIKE,
  successCodes,
  WHOLE_BODY,
} from '../read/document.ts'

/** A code as a number and as text. */
const bothForms = (code: Failure['code']) => (typeof code === 'number' ? [code, String(code)] : [code])

/** A failure has a code and a message, but no payload, so that readers in any language can tell it from a success. */
const failureFields = (keys: EnvelopeKeys): Fields => ({ optional: 'data' in keys ? { data: { type: 'null' } } : {} })
const invalidRequestFields = (keys: EnvelopeKeys): Fields => ({
  optional: {
    ...failureFields(keys).optional,
    reasons: { description: 'What is wrong, for developers.', type: 'array', items: { type: 'string' } },
  },
})

/** The schema of an operation's replies: a branch for each outcome, in the plain and in the scrambled envelope. */
export function replySchema(operation: SourceOperation, source: SourceDocument): Schema {
  const { 'x-envelope-keys': keys } = source
  const { success, failures } = operation['x-outcomes']
  const named = Object.entries(failures)
  const branches = (title: string, code: Schema, fields: Fields) =>
    (Object.keys(keys).length > 0 ? [false, true] : [false]).map((scrambled) =>
      envelope({ title, code, fields, scrambled, keys, names: envelopeOf(source) }),
    )
  const payload: Fields =
    success.payload && success.schema
      ? success.payload === WHOLE_BODY
        ? { beside: success.schema }
        : { required: { [success.payload]: success.schema } }
      : {}
  const codes = successCodes(success.code)
  return {
    oneOf: [
      ...(success.code === 'image' ? [] : branches('success', { enum: codes }, payload)),
      ...named.flatMap(([name, failure]) =>
        branches(
          name,
          { enum: bothForms(failure.code), description: failure.meaning },
          name === 'invalidRequest' ? invalidRequestFields(keys) : failureFields(keys),
        ),
      ),
      ...branches(
        'other failure',
        {
          type: ['integer', 'string'],
          // The pattern refuses blanks and all forms of zero, which some readers would treat as a success.
          not: {
            enum: [...new Set([...SUCCESS_LIKE, ...codes]), ...named.flatMap(([, failure]) => bothForms(failure.code))],
          },
          pattern: '[^\\s0\uff10+.-]',
        },
        failureFields(keys),
      ),
    ],
  }
}

/** The fields of an envelope apart from code and message. */
interface Fields {
  required?: Record<string, Schema>
  optional?: Record<string, Schema>
  /** A payload whose fields stand beside the code. */
  beside?: Schema
}

interface EnvelopeBranch {
  title: string
  code: Schema
  fields: Fields
  scrambled: boolean
  keys: EnvelopeKeys
  names: { code: string; message: string }
}

function envelope({ title, code, fields, scrambled, keys, names }: EnvelopeBranch): Schema {
  const wire = (key: string) => (scrambled ? scramble(key, keys) : key)
  const foreign = Object.entries(keys).map(([plain, scrambledKey]) => (scrambled ? plain : scrambledKey))
  const { required = {}, optional = {}, beside } = fields
  return {
    title: scrambled ? `${title}, scrambled` : title,
    type: 'object',
    required: [names.code, names.message, ...Object.keys(required)].map(wire),
    properties: {
      [wire(names.code)]: code,
      [wire(names.message)]: { type: ['string', 'null'] },
      ...Object.fromEntries(Object.entries({ ...required, ...optional }).map(([key, schema]) => [wire(key), schema])),
    },
    ...(beside && { allOf: [beside] }),
    // An envelope is plain or scrambled, never mixed.
    ...(foreign.length > 0 && { propertyNames: { not: { enum: foreign } } }),
  }
}

/** The scrambled form of an envelope's key; other keys are never scrambled. */
export const scramble = (key: string, keys: EnvelopeKeys) => new Map(Object.entries(keys)).get(key) ?? key
