import type { FailureCode, Operation, OperationId, Payload, RequestInput } from '../src/api/operation.ts'
import type { Borrower } from './borrowers.ts'
import type { Market } from './market.ts'
import type { World } from './world.ts'

/** A handler's decision; `answer.ts` writes it in the contract's form. */
type Decision<Op extends OperationId> =
  | { kind: 'ok'; payload: Payload<Op> }
  | { kind: 'fail'; code: FailureCode<Op>; message?: string | undefined }
  | { kind: 'image'; svg: string }

interface Reply<Op extends OperationId> {
  ok: (...payload: Payload<Op> extends undefined ? [] : [Payload<Op>]) => Decision<Op>
  fail: (code: FailureCode<Op>, message?: string) => Decision<Op>
  /** For operations that answer with a picture. */
  image: (svg: string) => Decision<Op>
}

export interface HandlerInput<Op extends OperationId> {
  form: RequestInput<Op>['body']
  /** Files of a multipart body, by field. */
  files: Record<string, File>
  query: Record<string, string>
  /** The session's market; messages are in its language. */
  market: Market
  /** The borrower of the call's session. */
  borrower: Borrower
  world: World
  reply: Reply<Op>
}

/** Decides what the server answers to one operation, never what a screen does. */
type Handler<Op extends OperationId> = (input: HandlerInput<Op>) => Decision<Op> | Promise<Decision<Op>>

/** Operations that only read. */
type ReadId = { [Op in OperationId]: Operation<Op>['effect'] extends 'read' ? Op : never }[OperationId]

/**
 * A handler for each operation: a new one that changes something does not compile until it has one. One that only reads is
 * answered with its example until its answer depends on the world.
 */
export type Handlers = { [Op in Exclude<OperationId, ReadId>]: Handler<Op> } & { [Op in ReadId]?: Handler<Op> }
