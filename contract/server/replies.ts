import { type Operation, type Schema, UNNAMED_FAILURE } from '../read/document.ts'
import { schemaForServer } from './schemas.ts'

const MESSAGE = { type: 'string', description: 'For the borrower, who reads it as it is' }

/** The schemas of an operation's reply by name: its success, if that has an envelope, and its failure. */
export function replySchemas(operation: Operation): Record<string, Schema> {
  const { code } = operation['x-outcomes'].success
  const name = operation.operationId.slice(0, 1).toUpperCase() + operation.operationId.slice(1)
  return {
    ...(code !== 'image' && { [`${name}Success`]: successSchema(operation, code) }),
    [`${name}Failure`]: failureSchema(operation),
  }
}

function successSchema(operation: Operation, successCode: 'zero' | '00'): Schema {
  const { description, payload, schema } = operation['x-outcomes'].success
  const code =
    successCode === 'zero' ? { type: 'integer', format: 'int32', enum: [0] } : { type: 'string', enum: ['00'] }
  const properties = {
    code,
    message: { type: 'string' },
    ...(payload && schema && { [payload]: schemaForServer(schema) }),
  }
  return { description, type: 'object', required: Object.keys(properties), properties }
}

/** All failure codes are listed, so that `code` alone tells a failure from a success in every language. */
function failureSchema({ 'x-outcomes': { failures, other } }: Operation): Schema {
  const listed = Object.entries({
    ...failures,
    other: {
      ...UNNAMED_FAILURE,
      meaning: 'Any other failure. The message says which.',
      app: other?.app ?? 'Shows the message.',
    },
  })
  const rows = listed.map(([name, { code, meaning, app }]) => `| ${code} | ${name} | ${cell(meaning)} | ${cell(app)} |`)
  return {
    description: ['| Code | Name | Means | The app |', '|---|---|---|---|', ...rows].join('\n'),
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: {
        type: 'integer',
        format: 'int32',
        enum: listed.map(([, { code }]) => code),
        // Generators for Java, Go and TypeScript take the names of codes from it.
        'x-enum-varnames': listed.map(([name]) => name),
      },
      message: MESSAGE,
      data: { type: 'null', description: 'A failure has no payload.' },
      reasons: {
        description: 'With `invalidRequest`: what is wrong, for developers.',
        type: 'array',
        items: { type: 'string' },
      },
    },
  }
}

const cell = (words: string) => words.trim().replaceAll('\n', ' ')
