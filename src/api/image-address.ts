import { stringifySearch } from '../lib/search.ts'
import { env } from '../platform/env.ts'
import { currentParams } from '../platform/session/session.ts'
import type { EnvelopeOperationId, Operation, OperationId, RequestInput } from './operation.ts'
import { sessionQuery } from './session-query.ts'

type ImageOperationId = Exclude<OperationId, EnvelopeOperationId>

/** The address at which an operation of the contract answers with a picture, for an `img`. */
export const imageAddress = <Op extends ImageOperationId>({ path }: Operation<Op>, { query }: RequestInput<Op>) =>
  `${env.apiBase}${path}${stringifySearch({ ...sessionQuery(currentParams()), ...Object(query) })}`
