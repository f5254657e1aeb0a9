// What a browser may use of the verifier, in this repository: it reads a contract's operations, and makes requests and commands of them.
export { type ContractOperation, readOperations } from './src/operations.ts'
export { type ExampleRequest, fieldValueOf, type Given, WHOLE_BODY } from './src/bundle.ts'
export { type Session } from './src/credentials.ts'
export { curlOf } from './src/curl.ts'
export { requestOf } from './src/request.ts'
export type { ArazzoDocument, Criterion, Step, Workflow } from './src/arazzo.ts'
