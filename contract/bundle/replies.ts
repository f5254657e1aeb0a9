import type { EnvelopeKeys, Schema, SourceOperation, SuccessCode } from '../read/document.ts'

/** Codes that are a success of some operation. */
const SUCCESS_LIKE = [0, '0', '00']
const SUCCESS_CODES: Record<Exclude<SuccessCode, 'image'>, (number | string)[]> = { zero: SUCCESS_LIKE, '00': ['00'] }

/** A code as a number and as text. */
const bothForms = (code: number) => [code, String(code)]

/** A failure has a code and a message, but no payload, so that readers in any language can tell it from a success. */
const FAILURE: Fields = { optional: { data: { type: 'null' } } }
const INVALID_REQUEST: Fields = {
  optional: {
    ...FAILURE.optional,
    reasons: { description: 'What is wrong, for developers.', type: 'array', items: { type: 'string' } },
  },
}

/** The schema of an operation's replies: a branch for each outcome, in the plain and in the scrambled envelope. */
export function replySchema(operation: SourceOperation, keys: EnvelopeKeys): Schema {
  const { success, failures } = operation['x-outcomes']
  const named = Object.entries(failures)
  const branches = (title: string, code: Schema, fields: Fields) =>
    [false, true].map((scrambled) => envelope({ title, code, fields, scrambled, keys }))
  const payload: Fields = success.payload && success.schema ? { required: { [success.payload]: success.schema } } : {}
  return {
    oneOf: [
      ...(success.code === 'image' ? [] : branches('success', { enum: SUCCESS_CODES[success.code] }, payload)),
      ...named.flatMap(([name, failure]) =>
        branches(
          name,
          { enum: bothForms(failure.code), description: failure.meaning },
          name === 'invalidRequest' ? INVALID_REQUEST : FAILURE,
        ),
      ),
      ...branches(
        'other failure',
        {
          type: ['integer', 'string'],
          // The pattern refuses blanks and all forms of zero, which some readers would treat as a success.
          not: { enum: [...SUCCESS_LIKE, ...named.flatMap(([, failure]) => bothForms(failure.code))] },
          pattern: '[^\\s0\uff10+.-]',
        },
        FAILURE,
      ),
    ],
  }
}

/** The fields of an envelope apart from code and message. */
interface Fields {
  required?: Record<string, Schema>
  optional?: Record<string, Schema>
}

interface EnvelopeBranch {
  title: string
  code: Schema
  fields: Fields
  scrambled: boolean
  keys: EnvelopeKeys
}

function envelope({ title, code, fields, scrambled, keys }: EnvelopeBranch): Schema {
  const wire = (key: string) => (scrambled ? scramble(key, keys) : key)
  const foreign = Object.entries(keys).map(([plain, scrambledKey]) => (scrambled ? plain : scrambledKey))
  const { required = {}, optional = {} } = fields
  return {
    title: scrambled ? `${title}, scrambled` : title,
    type: 'object',
    required: ['code', 'message', ...Object.keys(required)].map(wire),
    properties: {
      [wire('code')]: code,
      [wire('message')]: { type: ['string', 'null'] },
      ...Object.fromEntries(Object.entries({ ...required, ...optional }).map(([key, schema]) => [wire(key), schema])),
    },
    // An envelope is plain or scrambled, never mixed.
    propertyNames: { not: { enum: foreign } },
  }
}

/** The scrambled form of an envelope's key; other keys are never scrambled. */
export const scramble = (key: string, keys: EnvelopeKeys) => new Map(Object.entries(keys)).get(key) ?? key
