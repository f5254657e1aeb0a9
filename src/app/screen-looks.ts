import { m } from '../platform/i18n/generated/messages.js'

/** What a screen shows while it loads. */
export interface ScreenLook {
  title: () => string
  /** Its rows look alike. */
  isList?: true
}

export const loanLook: ScreenLook = { title: m.loan_details_title }

/**
 * By address name. Separate from the routes, because their texts load with their screens: pages have these in their HTML
 * (early/skeleton.tsx), and the app prefetches them (ahead/ahead.ts). The title of /loginError is the app's name, which
 * depends on the market.
 */
export const screenLooks: Record<string, ScreenLook> = {
  loanDetails: loanLook,
  borrowDetail: loanLook,
  order: { title: m.orders_title, isList: true },
  repayment: { title: m.bill_title, isList: true },
  repaymentDelay: { title: m.bill_title },
  payway: { title: m.payway_title },
  addnormalcard: { title: m.bind_title },
  alipayrepayment: { title: m.alipay_title },
  that: { title: m.account_title },
  individual: { title: m.method_title },
  repayOrNotQuestion: { title: m.paid_title },
  repayOrNotChoose: { title: m.happened_title },
  walletInstructions: { title: m.wallet_title },
  loanConfirm: { title: m.confirm_title },
  relevant: { title: m.offers_title, isList: true },
  complainPage: { title: m.complaint_title },
  complainNewPage: { title: m.complaint_new_title },
  complainPageNext: { title: m.complaint_form_title },
  complaintList: { title: m.complaints_title, isList: true },
  complainDetails: { title: m.complaint_details_title },
  intelligentCustomerService: { title: m.chat_title },
}
