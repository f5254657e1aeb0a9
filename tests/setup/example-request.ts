import type { OperationContract } from '../../mocks/contract.ts'
import type { ExampleRequest } from '../../contract-tools/read/document.ts'
import { requestOf } from '../../packages/verifier/requests.ts'

/** The parts of a session in a call: the token in the query, and the card repayment's in headers. */
export interface Session {
  token?: string
  headers?: Record<string, string>
}

/** The world's first borrower. */
const SOMEBODY: Session = { token: '723421968459640832' }

/**
 * An example request of the contract, as a client with a session would send it. Throws if the operation has none or does not
 * accept it.
 */
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
