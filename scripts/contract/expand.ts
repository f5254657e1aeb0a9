import {
  type ContractDocument,
  type EnvelopeKeys,
  type Example,
  type ExampleRequest,
  type Operation,
  operationsOf,
  type Schema,
  type SourceDocument,
  type SourceOperation,
  type SuccessCode,
  UNNAMED_FAILURE,
} from '../../openapi/document.ts'

/** Every code that is a success of one operation or another. */
const SUCCESS_LIKE = [0, '0', '00']
const SUCCESS_CODES: Record<Exclude<SuccessCode, 'image'>, (number | string)[]> = { zero: SUCCESS_LIKE, '00': ['00'] }
/**
 * Turns the contract that people write into plain OpenAPI 3.1: `x-outcomes` become response schemas (one branch per
 * outcome, in the plain and in the scrambled envelope) and enveloped examples, each with the request that it answers; the
 * session's parameters become every operation's own.
 */
export function expand(source: SourceDocument): ContractDocument {
  const keys = source['x-envelope-keys']
  const paths: ContractDocument['paths'] = {}
  for (const { path, method, operation } of operationsOf(source))
    paths[path] = { ...paths[path], [method]: expandOperation(operation, source, keys) }
  const { examples: _inlined, ...components } = source.components
  return {
    ...source,
    paths,
    components,
    'x-generated': 'by `npm run generate` from openapi/openapi.yaml. Do not edit.',
  }
}

function expandOperation(operation: SourceOperation, source: SourceDocument, keys: EnvelopeKeys): Operation {
  const { success, failures } = operation['x-outcomes']
  const { examples: _examples, ...successOutcome } = success
  return {
    ...operation,
    parameters: [...source['x-session-parameters'], ...(operation.parameters ?? [])],
    'x-outcomes': { success: successOutcome, failures },
    responses: { '200': { description: success.description, content: replyContent(operation, source, keys) } },
  }
}

function replyContent(operation: SourceOperation, source: SourceDocument, keys: EnvelopeKeys) {
  const { code } = operation['x-outcomes'].success
  // In OpenAPI 3.1 bytes have a media type and no schema.
  if (code === 'image') return { 'image/svg+xml': { examples: successExamples(operation, source) }, 'image/png': {} }
  return {
    'application/json': {
      schema: replySchema(operation, code, keys),
      examples: replyExamples(operation, source, keys),
    },
  }
}

/** A code as a number and as the same digits in a text. */
const bothForms = (code: number) => [code, String(code)]

function replySchema(operation: SourceOperation, successCode: keyof typeof SUCCESS_CODES, keys: EnvelopeKeys): Schema {
  const { success, failures } = operation['x-outcomes']
  const named = Object.entries(failures)
  const branches = (title: string, code: Schema, payload?: { key: string; schema: Schema }) =>
    [false, true].map((scrambled) => envelope({ title, code, payload, scrambled, keys }))
  return {
    oneOf: [
      ...branches(
        'success',
        { enum: SUCCESS_CODES[successCode] },
        success.payload && success.schema ? { key: success.payload, schema: success.schema } : undefined,
      ),
      ...named.flatMap(([name, failure]) =>
        branches(name, { enum: bothForms(failure.code), description: failure.meaning }),
      ),
      ...branches('other failure', {
        type: ['integer', 'string'],
        // The pattern refuses blanks and any other writing of zero, which some reader would take for a success.
        not: { enum: [...SUCCESS_LIKE, ...named.flatMap(([, failure]) => bothForms(failure.code))] },
        pattern: '[^\\s0+-]',
      }),
    ],
  }
}

interface EnvelopeBranch {
  title: string
  code: Schema
  payload: { key: string; schema: Schema } | undefined
  scrambled: boolean
  keys: EnvelopeKeys
}

function envelope({ title, code, payload, scrambled, keys }: EnvelopeBranch): Schema {
  const wire = (key: string) => (scrambled ? scramble(key, keys) : key)
  const foreign = Object.entries(keys).map(([plain, scrambledKey]) => (scrambled ? plain : scrambledKey))
  return {
    title: scrambled ? `${title}, scrambled` : title,
    type: 'object',
    required: [wire('code'), wire('message'), ...(payload ? [wire(payload.key)] : [])],
    properties: {
      [wire('code')]: code,
      [wire('message')]: { type: ['string', 'null'] },
      ...(payload ? { [wire(payload.key)]: payload.schema } : {}),
    },
    // An envelope is plain or scrambled, never both.
    propertyNames: { not: { enum: foreign } },
  }
}

const scramble = (key: string, keys: EnvelopeKeys) => keys[key as keyof EnvelopeKeys] ?? key

function replyExamples(
  operation: SourceOperation,
  source: SourceDocument,
  keys: EnvelopeKeys,
): Record<string, Example> {
  const examples = successExamples(operation, source)
  const [first] = Object.values(examples)
  if (first)
    examples['scrambled'] = {
      ...first,
      summary: 'The first example in the scrambled envelope',
      value: scrambleEnvelope(first.value, keys),
    }
  const { failures } = operation['x-outcomes']
  for (const [name, { code, meaning, message, ...failure }] of Object.entries(failures))
    examples[name] = { summary: meaning, ...requestOf(failure, operation), value: { code, message, data: null } }
  examples['other-failure'] = {
    summary: 'A failure without a name',
    ...requestOf({}, operation),
    value: { ...UNNAMED_FAILURE, data: null },
  }
  return examples
}

function successExamples(operation: SourceOperation, source: SourceDocument): Record<string, Example> {
  const { code, payload, examples } = operation['x-outcomes'].success
  const whole = (value: unknown) =>
    code === 'image'
      ? value
      : { code: code === 'zero' ? 0 : '00', message: 'success', ...(payload && { [payload]: value }) }
  return Object.fromEntries(
    Object.entries(examples).map(([name, reference]) => {
      const example = resolveExample(reference, source)
      return [name, { ...example, ...requestOf(example, operation), value: whole(example.value) }]
    }),
  )
}

/** The request that an example answers: its own, else its operation's. */
const requestOf = (example: { 'x-request'?: ExampleRequest }, operation: SourceOperation) => ({
  'x-request': example['x-request'] ?? operation['x-request'],
})

function resolveExample(reference: { $ref: string } | Partial<Example>, source: SourceDocument): Partial<Example> {
  if (!('$ref' in reference)) return reference
  const name = reference.$ref.replace('#/components/examples/', '')
  const example = source.components.examples?.[name]
  if (!example) throw new Error(`The contract has no example ${reference.$ref}`)
  return example
}

const scrambleEnvelope = (envelopeValue: unknown, keys: EnvelopeKeys) =>
  Object.fromEntries(
    Object.entries(envelopeValue as Record<string, unknown>).map(([key, value]) => [scramble(key, keys), value]),
  )
