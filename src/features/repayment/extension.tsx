import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { OrderRef } from '../../api/loan.ts'
import { extensionQuery } from '../../api/repayment.ts'
import { env } from '../../platform/env.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { currentParams } from '../../platform/session/session.ts'
import { Amount } from '../../ui/amount.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DetailLines } from '../../ui/detail-lines.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { ProductLogo } from '../../ui/product-logo.tsx'
import { BillPage } from './bill-page.tsx'
import { readExpiry } from './expiry.ts'
import { ExtensionRefused, refusalOf } from './extension-refused.tsx'
import { ExtensionStatus, type OfferState } from './extension-status.tsx'
import styles from './extension.module.css'
import { OfferedUntil } from './offered-until.tsx'
import { EXTENSION } from './pay-label.ts'
import { PayButton } from './pay-button.tsx'
import { PaymentNote } from './payment-note.tsx'
import { shownExtension } from './shown-extension.ts'
import { StaleNotice } from './stale-notice.tsx'
import { secondsLeft, useSecondsLeft } from './use-seconds-left.ts'
import { wholeMoney } from './whole-money.ts'

const REFUSALS: Record<OfferState, () => string | undefined> = {
  open: () => undefined,
  expired: m.extension_expired_reason,
  unreadable: m.extension_unreadable_reason,
}

/** What it costs to pay later, until when that is offered, and what it does not pay. */
export function ExtensionOffer({ order }: { order: OrderRef }) {
  const { data: extension, error, dataUpdatedAt } = useSuspenseQuery(extensionQuery(order))
  const { product, fee, lines, phone } = shownExtension(extension)
  const expiry = readExpiry(extension.delayExpiryTime, currentParams()['market'])
  const end = expiry?.at ?? Number.NaN
  const seconds = useSecondsLeft(end)
  const refusal = refusalOf(error)
  if (refusal) return <ExtensionRefused order={order} words={refusal.message} />

  const stateAt = (left: number): OfferState => {
    if (!fee || !expiry) return 'unreadable'
    return left > 0 ? 'open' : 'expired'
  }
  const state = stateAt(seconds)
  const number = /\d/.test(phone) ? phone : env.servicePhone
  return (
    <BillPage>
      <PaymentNote order={order} />
      {error && <StaleNotice since={dataUpdatedAt} />}
      <ExtensionStatus state={state} />
      <Card>
        <div className={styles.heading}>
          <ProductLogo name={product} src={extension.productLogo} />
          {product && <h2 className={styles.name}>{product}</h2>}
        </div>
        <Amount label={m.extension_fee()} value={wholeMoney(fee)}>
          {expiry && <OfferedUntil until={expiry.shown} seconds={seconds} />}
        </Amount>
        <DetailLines lines={lines} />
      </Card>
      <div className={styles.actions}>
        <PayButton
          order={order}
          amount={fee ?? 0}
          from={EXTENSION}
          refusal={() => REFUSALS[stateAt(secondsLeft(end))]()}
        />
        <Link to="/repayment" search={order} className={state === 'open' ? buttonClass.quiet : buttonClass.primary}>
          {m.pay_bill()}
        </Link>
        <PhoneLink phone={number} label={m.call_us({ phone: number })} />
      </div>
    </BillPage>
  )
}
