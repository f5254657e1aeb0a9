import type { Bundle, Operation } from '../src/bundle.ts'
import { readContract } from '../src/contract.ts'
import type { ContractOperation } from '../src/operations.ts'

type Parts = Partial<Omit<Bundle, 'paths'>>

/** A contract of one operation, `act`. */
export function bundleOf(operation: Partial<Operation>, { method = 'post', path = '/act' } = {}, parts: Parts = {}) {
  const whole = { operationId: 'act', 'x-outcomes': { success: { code: 'OK' }, failures: {} }, ...operation }
  const common = { sessionEnded: { http: [401] } }
  return {
    openapi: '3.1.0',
    info: { title: 'Ärzte 24', version: '1' },
    'x-common-outcomes': common,
    ...parts,
    paths: { [path]: { [method]: whole } },
  }
}

export function operationOf(...args: Parameters<typeof bundleOf>): ContractOperation {
  const operation = readContract(bundleOf(...args)).operations.get('act')
  if (!operation) throw new Error('It was not read')
  return operation
}
