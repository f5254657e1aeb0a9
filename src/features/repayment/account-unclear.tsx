import { m } from '../../platform/i18n/generated/messages.js'
import { StatusCard } from '../../ui/status-card.tsx'
import { ChangeMethod } from './change-method.tsx'
import { WaitIcon } from './wait-icon.tsx'

/** A way of paying, a number or an amount that cannot be read: nobody is asked to pay on a guess. */
export function AccountUnclear() {
  return (
    <>
      <StatusCard
        icon={<WaitIcon />}
        tone="neutral"
        title={m.account_unclear_title()}
        text={m.account_unclear_text()}
      />
      <ChangeMethod look="primary" />
    </>
  )
}
