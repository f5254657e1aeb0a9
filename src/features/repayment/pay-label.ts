import { m } from '../../platform/i18n/generated/messages.js'

/** `from` in the address of a payment that is an extension's fee and not the bill. */
export const EXTENSION = 'repaymentDelay'

/** What is paid: the extension's fee where that screen led here, else the bill, in the screen's own words. */
export const payLabel = (from: string | undefined, bill: () => string) =>
  from === EXTENSION ? m.extension_fee() : bill()
