import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OrderRef } from '../../api/loan.ts'
import { instalmentsQuery } from '../../api/repayment.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Card } from '../../ui/card.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { BillPage } from './bill-page.tsx'
import { InstalmentList } from './instalment-list.tsx'
import { NoInstalments } from './no-instalments.tsx'
import { PaidInstalments } from './paid-instalments.tsx'
import { PayBar } from './pay-bar.tsx'
import { PaymentNote } from './payment-note.tsx'
import styles from './instalments.module.css'
import { totalOf } from './selection.ts'
import { shownPlan } from './shown-plan.ts'
import { StaleNotice } from './stale-notice.tsx'
import { useSelection } from './use-selection.ts'

interface InstalmentsProps {
  order: OrderRef
  /** The last period that was chosen before, from the address. */
  upToPeriod: string | undefined
}

/** What is left to pay of a loan, and which of it the borrower pays now. */
export function Instalments({ order, upToPeriod }: InstalmentsProps) {
  const { data: plan, isRefetchError, dataUpdatedAt, refetch } = useSuspenseQuery(instalmentsQuery(order))
  const { product, note, waiting, paid, left, isPaidOff } = useMemo(() => shownPlan(plan), [plan])
  const selection = useSelection(order, waiting, upToPeriod)
  const isEmpty = waiting.length === 0
  return (
    <BillPage>
      <PaymentNote order={order} />
      {isRefetchError && <StaleNotice since={dataUpdatedAt} />}
      {isEmpty ? (
        <NoInstalments order={order} isPaidOff={isPaidOff} onRetry={() => void refetch().then(focusHeading)} />
      ) : (
        <>
          <Card title={product}>
            <p>{m.instalments_left({ count: left })}</p>
            {note && <p className={styles.note}>{note}</p>}
          </Card>
          <InstalmentList instalments={waiting} {...selection} />
        </>
      )}
      <PaidInstalments instalments={paid} />
      {!isEmpty && (
        <PayBar
          order={order}
          selectable={selection.selectable}
          chosen={selection.chosen}
          total={totalOf(waiting, selection.chosen)}
        />
      )}
    </BillPage>
  )
}
