import { ApiError } from '../../../api/api-error.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import type { Refusal } from './payment.ts'

/** Specification section 8: a card list that fails without the server's words has ours. */
export function nameCardListFailure(error: unknown): unknown {
  const refused = ApiError.of(error, 'listRepaymentWays')
  if (refused?.kind !== 'refused' || refused.message) return error
  const { kind, operation, code, isFinal } = refused
  return new ApiError({ kind, operation, code, final: isFinal, message: m.payway_query_failed(), cause: error })
}

/** What a refusal is to the borrower (specification section 8): our words for the named ones, else the server's. */
export function wordsForRefusal({ code, message }: Refusal): string {
  switch (code) {
    case 'wrongCode':
      return m.code_wrong()
    case 'duplicatePayment':
      return m.payway_duplicate()
    case 'session':
    case 'invalidRequest':
    case 'other':
      return message || m.payway_failed()
  }
}
