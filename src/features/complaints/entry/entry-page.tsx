import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ProblemInit } from '../../../api/complaints.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { NamedScreen } from '../../../parts/named-screen.tsx'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { missingDrawing } from '../../../ui/drawing.tsx'
import { LineIcon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page.tsx'
import { RowContent, rowClass } from '../row-content.tsx'
import { ContinueCard } from './continue-card.tsx'
import styles from './entry.module.css'
import { OrderCard } from './order-card.tsx'
import { useSwitchOrder } from './use-switch-order.ts'

interface EntryPageProps {
  title: string
  init: ProblemInit
  /** Loads the data for a complaint about another loan. */
  load: (orderNo: string) => Promise<unknown>
  /** Which kind of help this screen is. */
  is: 'ask' | 'complain'
  /** The choices. */
  children: ReactNode
}

/** The first screen of a complaint: the loan, the choices about it, and the complaints already sent. */
export function EntryPage({ title, init, load, is, children }: EntryPageProps) {
  const isSent = useLocation({ select: ({ state: { isComplaintSent } }) => isComplaintSent })
  const { state, switchTo } = useSwitchOrder(init.orderDetail.orderNo, load)
  return (
    <Page title={title} start={<BackButton />}>
      {isSent && (
        <Banner tone="success">
          <p>
            <NamedScreen text={m.complaint_received()} name={m.my_complaints()} to="/complaintList" />
          </p>
        </Banner>
      )}
      <ContinueCard init={init} />
      <OrderCard init={init} switching={state} onChoose={(orderNo) => void switchTo(orderNo)} />
      {/* A choice made now would be about the previous loan. */}
      <div inert={state === 'loading'} className={state === 'loading' ? styles.waiting : undefined}>
        {children}
      </div>
      <MyComplaints />
      <LoanHelp orderId={init.orderDetail.orderNo} without={[is]} />
    </Page>
  )
}

/** The borrower has no loan to complain about. */
export function NoOrders({ title }: { title: string }) {
  return (
    <Page title={title} start={<BackButton />}>
      <Notice drawing={missingDrawing} title={m.complaint_no_orders_title()} text={m.complaint_no_orders_text()} />
      <MyComplaints />
      <LoanHelp without={['ask', 'complain']} />
    </Page>
  )
}

const listIcon = (
  <LineIcon>
    <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1" />
  </LineIcon>
)

/** The link to the complaints already sent (HELP-2). */
function MyComplaints() {
  return (
    <Card>
      <Link to="/complaintList" className={`${rowClass} ${styles.mine}`}>
        <RowContent mark={listIcon} title={m.my_complaints()} />
      </Link>
    </Card>
  )
}
