import type { OperationContract } from '../../mocks/contract.ts'
import type { ExampleRequest } from '../../openapi/document.ts'
import { requestOf } from '../../verifier/request.ts'

/** What a call carries of a session: the token in its query, the card repayment's in its headers. */
export interface Session {
  token?: string
  headers?: Record<string, string>
}

/** A borrower of the world, the first. */
const SOMEBODY: Session = { token: '723421968459640832' }

/** A request that the contract shows, as a client with a session would send it. Throws where the operation shows none or cannot take it. */
export function exampleRequest(
  operation: OperationContract,
  shown: ExampleRequest | undefined,
  server: string,
  session?: Session,
): Request {
  if (!shown) throw new Error(`${operation.id} shows no request`)
  const { token, headers = {} } = session ?? (operation.session === 'none' ? {} : SOMEBODY)
  return requestOf(operation, shown, { server, headers, ...(token !== undefined && { session: { token } }) })
}
