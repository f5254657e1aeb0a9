import { hasOwn } from '../lib/has-own.ts'
import type { SearchParams } from '../lib/search.ts'
import { sessionParameters } from './generated/wire.ts'

/** The session's parameters in the address, in the contract's order. Other parameters are not sent. */
export const sessionQuery = (params: SearchParams) =>
  Object.fromEntries(sessionParameters.flatMap((name) => (hasOwn(params, name) ? [[name, params[name]]] : [])))
