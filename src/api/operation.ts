import type * as outcomes from './generated/outcomes.ts'
import type { Payloads } from './generated/payloads.ts'
import type { operations } from './generated/schema.ts'
import type { sessionParameters } from './generated/wire.ts'
import type { SendKey } from './send-key.ts'

export type OperationId = keyof typeof outcomes & keyof operations

/** Operations that answer with an envelope: all except those that answer with an image. */
export type EnvelopeOperationId = {
  [Op in OperationId]: (typeof outcomes)[Op]['success'] extends 'image' ? never : Op
}[OperationId]

/** The generated constant of an operation: its address and its outcomes. */
export type Operation<Op extends OperationId> = (typeof outcomes)[Op]

// Distributes over several operations: without the condition, TypeScript keeps only the failures that all share.
type NamedFailure<Op extends OperationId> = Op extends OperationId
  ? Operation<Op>['failures'][keyof Operation<Op>['failures']]
  : never

/** The operation's named failures, or `other`. */
export type FailureCode<Op extends OperationId> = NamedFailure<Op> | 'other'

/** The possible outcomes of the operation. An operation without a session cannot report that it has ended. */
export type OutcomeName<Op extends OperationId> =
  | 'success'
  | FailureCode<Op>
  | (Op extends OperationId ? (operations[Op]['responses'] extends { 401: unknown } ? 'sessionEnded' : never) : never)

/** Operations whose request carries a key, so that the server recognises a request that arrives twice. */
type KeyedOperationId = { [Op in OperationId]: Operation<Op> extends { keyed: true } ? Op : never }[OperationId]

/** Operations that only the ledger sends: what moves money, and complaints. */
type SentOnceId =
  | { [Op in OperationId]: Operation<Op> extends { effect: 'money' } ? Op : never }[OperationId]
  | 'saveProblem'

/** The JSON replies of the operation. */
type Reply<Op extends OperationId> = operations[Op]['responses'][200]['content'] extends {
  'application/json': infer Body
}
  ? Body
  : never

type Succeeded<Op extends OperationId> = Extract<Reply<Op>, { code: 0 | '0' | '00' }>

/** The payload of a success, as its reader reads it; `undefined` for operations without a payload. */
export type ReadPayload<Op extends OperationId> = Payloads[Op]

/** The payload of a success, as the server sends it. */
export type Payload<Op extends OperationId> = Operation<Op>['payload'] extends { key: infer Key }
  ? Succeeded<Op>[Key & keyof Succeeded<Op>]
  : undefined

type RequestBody<Op extends OperationId> = operations[Op] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined

type Path<Op extends OperationId> = operations[Op] extends { parameters: { path: infer P } } ? P : undefined

type Query<Op extends OperationId> = operations[Op] extends { parameters: { query?: infer Q } }
  ? [NonNullable<Q>] extends [never]
    ? unknown
    : Omit<NonNullable<Q>, (typeof sessionParameters)[number]>
  : unknown

/**
 * What a caller provides: body and query, without the session, which the client adds. For an operation that must not run
 * twice, also a key: one per intent, and the same when the same request is sent again.
 */
export type RequestInput<Op extends OperationId> = (RequestBody<Op> extends undefined
  ? { body?: never }
  : { body: RequestBody<Op> }) &
  (Path<Op> extends undefined ? { path?: never } : { path: Path<Op> }) &
  (keyof Query<Op> extends never ? { query?: never } : { query: Query<Op> }) &
  (Op extends KeyedOperationId ? { key: Op extends SentOnceId ? SendKey : string } : { key?: never })
