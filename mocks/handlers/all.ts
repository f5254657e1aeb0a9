import type { Handlers } from '../handler.ts'
import { complaintsHandlers } from './complaints.ts'
import { repaymentHandlers } from './repayment.ts'
import { promotionHandlers } from './promotion.ts'
import { recommendHandlers } from './recommend.ts'
import { confirmationHandlers } from './confirmation.ts'
import { loanHandlers } from './loan.ts'
import { trackingHandlers } from './tracking.ts'
import { unspecifiedHandlers } from './unspecified.ts'

export const handlers: Handlers = {
  ...loanHandlers,
  ...trackingHandlers,
  ...complaintsHandlers,
  ...repaymentHandlers,
  ...promotionHandlers,
  ...recommendHandlers,
  ...confirmationHandlers,
  ...unspecifiedHandlers,
}
