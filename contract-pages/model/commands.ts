import type { ContractDocument } from '../../contract-tools/read/document.ts'
import { type ContractOperation, fieldSchema, fieldValueOf } from '../../contract-tools/read/operations.ts'
import { curlOf, requestOf, type Session } from '../../packages/verifier/requests.ts'

const SERVER = 'https://api.example.test'

/** A request as a shell command, with variables for the session. The market is omitted if the operation does not have it. */
export function curlFor(
  operation: ContractOperation,
  { market, ...fields }: Record<string, string>,
  session: Session,
): Promise<string> {
  const known = market !== undefined && Object.hasOwn(operation.parameters, 'market') ? { market, ...fields } : fields
  return curlOf(requestOf(operation, known, { server: SERVER, session }), operation, session)
}

/** A request in the app's code, and the error that it throws, if its outcome is a failure. */
export function callOf(
  document: ContractDocument,
  operation: ContractOperation,
  request: Record<string, string>,
  outcome: string,
): string {
  const { id, parameters, body } = operation
  const part = (key: 'path' | 'query' | 'body') => {
    const names = Object.entries(request).filter(([name]) => (parameters[name]?.in ?? 'body') === key)
    if (names.length === 0) return []
    const values = names.map(([name, text]) => {
      const schema = fieldSchema(operation, name, document)
      const value = schema?.['format'] === 'binary' ? 'file' : literal(fieldValueOf(text, schema))
      return `    ${name}: ${value},`
    })
    return [`  ${key}: {`, ...values, '  },']
  }
  const inBody = part('body')
  const lines = [
    ...part('path'),
    ...part('query'),
    // A form without fields must still be sent.
    ...(inBody.length === 0 && body ? ['  body: {},'] : inBody),
  ]
  const input = lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`
  const sent = `await call(${id}, ${input})`
  return outcome === 'success' ? `const reply = ${sent}` : `${sent}\n// throws ${thrown(outcome)}`
}

/** Formatted like the code around it. */
const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'` : String(value)

/** `lost`: no reply arrived. `none`: the reply is not an outcome of the contract. */
const WITHOUT_CODE: Record<string, string> = {
  sessionEnded: 'session',
  busy: 'busy',
  lost: 'network',
  none: 'malformed',
}

function thrown(outcome: string): string {
  const kind = WITHOUT_CODE[outcome]
  return kind === undefined ? `ApiError { kind: 'refused', code: '${outcome}' }` : `ApiError { kind: '${kind}' }`
}
