// What a browser may use of the verifier: it reads a contract's operations, and makes requests and commands of them.
export { type ContractOperation, readOperations } from './operations.ts'
export { fieldValueOf } from './bundle.ts'
export { type Session } from './credentials.ts'
export { curlOf } from './curl.ts'
export { requestOf } from './request.ts'
