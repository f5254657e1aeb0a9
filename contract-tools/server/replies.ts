import {
  type ContractDocument,
  envelopeOf,
  type Failure,
  type Operation,
  type Schema,
  type SuccessCode,
  successCodes,
  unnamedFailure,
  WHOLE_BODY,
} from '../read/document.ts'
import { schemaForServer } from './schemas.ts'

/** The schemas of an operation's reply by name: its success, if that has an envelope, and its failure. */
export function replySchemas(operation: Operation, contract: ContractDocument): Record<string, Schema> {
  const { code } = operation['x-outcomes'].success
  const name = operation.operationId.slice(0, 1).toUpperCase() + operation.operationId.slice(1)
  return {
    ...(code !== 'image' && { [`${name}Success`]: successSchema(operation, code, contract) }),
    [`${name}Failure`]: failureSchema(operation, contract),
  }
}

function successSchema(operation: Operation, successCode: SuccessCode, contract: ContractDocument): Schema {
  const { description, payload, schema } = operation['x-outcomes'].success
  const names = envelopeOf(contract)
  const isWhole = payload === WHOLE_BODY && schema !== undefined
  const properties = {
    [names.code]: codeSchema(codesSent(successCode)),
    [names.message]: { type: 'string' },
    ...(payload && schema && !isWhole && { [payload]: schemaForServer(schema) }),
  }
  const envelope = { type: 'object', required: Object.keys(properties), properties }
  return { description, ...(isWhole ? { allOf: [schemaForServer(schema), envelope] } : envelope) }
}

/** The codes that servers should send. */
export const codesSent = (code: SuccessCode): Failure['code'][] => (code === 'zero' ? [0] : successCodes(code))

/** Codes as the contract writes them: numbers, texts, or some of both. */
function codeSchema(codes: Failure['code'][]): Schema {
  const [hasNumbers, hasTexts] = ['number', 'string'].map((type) => codes.some((code) => typeof code === type))
  if (hasNumbers && hasTexts) return { type: ['integer', 'string'], enum: codes }
  return hasNumbers ? { type: 'integer', format: 'int32', enum: codes } : { type: 'string', enum: codes }
}

/** All failure codes are listed, so that `code` alone tells a failure from a success in every language. */
function failureSchema(operation: Operation, contract: ContractDocument): Schema {
  const { failures, other } = operation['x-outcomes']
  const names = envelopeOf(contract)
  const listed = Object.entries({
    ...failures,
    other: {
      ...unnamedFailure(operation, names),
      meaning: 'Any other failure. The message says which.',
      app: other?.app ?? 'Shows the message.',
    },
  })
  const rows = listed.map(([name, { code, meaning, app }]) => `| ${code} | ${name} | ${cell(meaning)} | ${cell(app)} |`)
  return {
    description: ['| Code | Name | Means | The app |', '|---|---|---|---|', ...rows].join('\n'),
    type: 'object',
    required: [names.code, names.message],
    properties: {
      [names.code]: {
        ...codeSchema(listed.map(([, { code }]) => code)),
        // Generators for Java, Go and TypeScript take the names of codes from it.
        'x-enum-varnames': listed.map(([name]) => name),
      },
      [names.message]: { type: 'string', description: 'For whoever asks, who reads it as it is' },
      ...('data' in contract['x-envelope-keys'] && {
        data: { type: 'null', description: 'A failure has no payload.' },
      }),
      reasons: {
        description: 'With `invalidRequest`: what is wrong, for developers.',
        type: 'array',
        items: { type: 'string' },
      },
    },
  }
}

const cell = (words: string) => words.trim().replaceAll('\n', ' ')
