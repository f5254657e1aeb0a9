import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { virtualAccountQuery, type VirtualAccountOrder } from '../../api/repayment.ts'
import { useBack } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Amount } from '../../ui/amount.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Page } from '../../ui/page.tsx'
import { AccountHelp } from './account-help.tsx'
import { AccountNumber } from './account-number.tsx'
import { AccountUnclear } from './account-unclear.tsx'
import { ChangeMethod } from './change-method.tsx'
import { CopyLine } from './copy-line.tsx'
import { PaidButton } from './paid-button.tsx'
import { payLabel } from './pay-label.ts'
import { PaySteps } from './pay-steps.tsx'
import { PaymentNote } from './payment-note.tsx'
import { shownAccount } from './shown-account.ts'
import styles from './virtual-account.module.css'
import { wholeMoney } from './whole-money.ts'

/** The number to pay to (specification section 2, "Virtual-account repayment"). Once it is here it needs no network. */
export function VirtualAccount({ request }: { request: VirtualAccountOrder }) {
  const { data } = useSuspenseQuery(virtualAccountQuery(request))
  const back = useBack()
  const { productId, orderId } = request
  const { from } = useSearch({ from: '/_borrower/that' })
  const label = payLabel(from, m.account_total)
  const account = shownAccount(data)
  const { pay } = account
  const total = wholeMoney(account.amount)
  return (
    <Page title={m.account_title()} start={<IconButton icon="back" label={m.back()} onClick={() => void back()} />}>
      <PaymentNote order={{ productId, orderId }} />
      <Amount
        label={label}
        value={total}
        {...(pay && {
          shown: (
            <span className={styles.total}>
              <CopyLine what={label} shown={total} raw={String(pay.amount)} />
            </span>
          ),
        })}
      />
      {pay ? (
        <>
          <AccountNumber account={account} pay={pay} />
          <ChangeMethod preload="render" />
          {request.is_default === 1 && <p className={styles.usual}>{m.account_usual()}</p>}
          <PaySteps channels={account.channels} steps={account.steps} />
          <PaidButton order={{ productId, orderId }} />
        </>
      ) : (
        <AccountUnclear />
      )}
      <AccountHelp orderId={orderId} phone={account.phone} />
    </Page>
  )
}
