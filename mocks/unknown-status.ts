import { contract, resolveSchema } from './contract.ts'

const { orderStatus } = Object(contract.components.schemas['LoanDetails']).properties
const known: unknown = resolveSchema(orderStatus)?.['enum']
if (!Array.isArray(known)) throw new Error('The contract no longer lists the statuses of an order')

/** A status that is not in the contract. */
export const UNKNOWN_STATUS = Math.max(...known.map(Number)) + 1
