import { ApiError } from '../../../api/api-error.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import type { Refusal } from './payment.ts'

/** If the server refuses the card list without a message, ours is shown (REPAY-18). */
export function nameCardListFailure(error: unknown): unknown {
  const refused = ApiError.of(error, 'listRepaymentWays')
  if (refused?.kind !== 'refused' || refused.message) return error
  const { kind, operation, code, isFinal } = refused
  return new ApiError({ kind, operation, code, final: isFinal, message: m.payway_query_failed(), cause: error })
}

/** The message of a refusal (REPAY-14 to REPAY-17): ours for the named ones, else the server's. */
export function wordsForRefusal({ code, message }: Refusal): string {
  switch (code) {
    case 'wrongCode':
      return m.code_wrong()
    case 'session':
    case 'invalidRequest':
    case 'other':
      return message || m.payway_failed()
  }
}
