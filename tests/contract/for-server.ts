import { contract } from '../../mocks/contract.ts'
import { inOpenApi30 } from '../../contract-tools/server/openapi-3-0.ts'
import { forServer } from '../../contract-tools/server/write.ts'

const server = forServer(contract)

/** The contract for servers, by its version of OpenAPI. */
export const VERSIONS = [
  ['3.1', server],
  ['3.0.3', inOpenApi30(server)],
] as const
