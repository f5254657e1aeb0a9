import type { OperationContract } from '../../mocks/contract.ts'
import { type ExampleRequest, UNKNOWN_PARAMETER } from '../../openapi/document.ts'

/** What a call carries of a session: the token in its query, the card repayment's in its headers. */
export interface Session {
  token?: string
  headers?: Record<string, string>
}

/** A borrower of the world, the first. */
const SOMEBODY: Session = { token: '723421968459640832' }

/** What every PNG begins with. */
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A request that the contract shows, as a client with a session would send it. Throws where the operation shows none or cannot take it. */
export function exampleRequest(
  operation: OperationContract,
  shown: ExampleRequest | undefined,
  server: string,
  session?: Session,
): Request {
  const { id, path, method, parameters, body } = operation
  if (!shown) throw new Error(`${id} shows no request`)
  const { token, headers = {} } = session ?? (operation.session === 'none' ? {} : SOMEBODY)
  const isQuery = ([name]: [string, string]) => name === UNKNOWN_PARAMETER || Object.hasOwn(parameters, name)
  const query = [...(token === undefined ? [] : [['token', token]]), ...Object.entries(shown).filter(isQuery)]
  const fields = Object.entries(shown).filter((field) => !isQuery(field))
  const url = `${server}${path}?${new URLSearchParams(query).toString()}`
  if (!body && fields.length > 0) throw new Error(`${id} has no body to take ${fields.join('; ')}`)
  if (!body) return new Request(url, { method, headers })
  if (body.type !== 'multipart/form-data')
    return new Request(url, { method, headers, body: new URLSearchParams(fields) })
  const form = new FormData()
  for (const [name, file] of fields) form.append(name, new File([PNG], file, { type: 'image/png' }))
  return new Request(url, { method, headers, body: form })
}
