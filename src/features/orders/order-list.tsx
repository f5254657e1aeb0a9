import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { type ListedOrder, ordersQuery } from '../../api/orders.ts'
import { groupInFours } from '../../lib/group-in-fours.ts'
import { BackButton } from '../../parts/back-button.tsx'
import { HomeButton } from '../../parts/home-button.tsx'
import { LoanHelp } from '../../parts/loan-help.tsx'
import { orderOf } from '../../parts/order-search.ts'
import { RefreshButton } from '../../parts/refresh-button.tsx'
import { StaleNotice } from '../../parts/stale-notice.tsx'
import { isDue, isOverdue, isPaidOff, meaningOf } from '../../parts/loan-status.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../platform/i18n/language.ts'
import { currentParams, hasToken } from '../../platform/session/session.ts'
import { AmountText } from '../../ui/amount-text.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DayText } from '../../ui/day-text.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ProductLogo } from '../../ui/product-logo.tsx'
import styles from './order-list.module.css'

interface OrderListProps {
  /** What this device knows about an unpaid order, and the server may not. */
  Hint: ComponentType<{ orderId: string }>
}

/** The borrower's loans in groups: those to pay, the overdue ones first; others; and those that are paid (APP-12). */
export function OrderList({ Hint }: OrderListProps) {
  const { data: orders, isRefetchError, dataUpdatedAt } = useSuspenseQuery(ordersQuery())
  const late = orders.filter(({ status }) => isOverdue(status))
  const due = orders.filter(({ status }) => isDue(status) && !isOverdue(status))
  const others = orders.filter(({ status }) => !isDue(status) && !isPaidOff(status))
  const paid = orders.filter(({ status }) => isPaidOff(status))
  const row = (order: ListedOrder) => <OrderRow order={order} Hint={Hint} />
  return (
    <Page title={m.orders_title()} start={<BackButton />} end={<RefreshButton queryKey={ordersQuery().queryKey} />}>
      {isRefetchError && <StaleNotice since={dataUpdatedAt} />}
      {orders.length > 0 ? (
        <>
          <Group title={m.orders_group_due()} orders={[...late, ...due]} row={row} />
          <Group title={m.orders_group_other()} orders={others} row={row} />
          <Group title={m.orders_group_paid()} orders={paid} row={paidRow} />
        </>
      ) : (
        <Notice drawing={noOrdersDrawing} title={m.orders_none_title()} text={m.orders_none_text()}>
          {/* The list needs a token. */}
          {hasToken(currentParams()) && (
            <Link to="/relevant" className={buttonClass.primary}>
              {m.product_offers()}
            </Link>
          )}
          <HomeButton look={hasToken(currentParams()) ? 'quiet' : 'primary'} />
        </Notice>
      )}
      <LoanHelp without={orders.length > 0 ? [] : ['ask', 'complain']} />
    </Page>
  )
}

const paidRow = (order: ListedOrder) => <PaidRow order={order} />

interface GroupProps {
  title: string
  orders: ListedOrder[]
  row: (order: ListedOrder) => ReactNode
}

function Group({ title, orders, row }: GroupProps) {
  if (orders.length === 0) return null
  return (
    <section>
      <h2 className={styles.group}>{title}</h2>
      <ul className={styles.orders}>
        {orders.map((order, index) => (
          // A server may send the same order twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${order.orderId}`} className={styles.order}>
            {row(order)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A loan that asks for nothing more, smaller than the others. */
function PaidRow({ order }: { order: ListedOrder }) {
  const { orderId, productName, statusText, amount, time } = order
  const lang = serverLanguage()
  return (
    <Link to="/loanDetails" search={orderOf(order)} className={`${styles.link} ${styles.paid}`}>
      <span className={styles.name} lang={productName && lang}>
        {productName ?? m.orders_unnamed()}
      </span>{' '}
      {amount && (
        <span className={styles.amount} lang={lang}>
          <AmountText text={amount} />{' '}
        </span>
      )}
      <span className={`${styles.small} ${styles.end}`}>
        <span lang={lang}>
          {statusText && `${statusText} `}
          {time && <DayText text={time} />}{' '}
        </span>
        <span>{groupInFours(orderId)}</span>
      </span>
    </Link>
  )
}

/** Unreadable parts of an order are left out. Its number identifies it, also in a phone call. */
function OrderRow({ order, Hint }: OrderListProps & { order: ListedOrder }) {
  const { orderId, productName, productLogo, status, statusText, amount, time } = order
  const lang = serverLanguage()
  return (
    <Link to="/loanDetails" search={orderOf(order)} className={styles.link}>
      <span className={styles.head}>
        <ProductLogo name={productName ?? ''} src={productLogo} />
        <span className={styles.words}>
          <span className={styles.name} lang={productName && lang}>
            {productName ?? m.orders_unnamed()}
          </span>{' '}
          {statusText && (
            <span className={styles.status} lang={lang}>
              <Chip tone={meaningOf(status).tone}>{statusText}</Chip>{' '}
            </span>
          )}
        </span>
        <Icon name="chevron" />
      </span>
      <dl className={styles.facts}>
        {amount && (
          <div className={styles.fact}>
            <dt>{isDue(status) ? m.orders_to_pay() : m.orders_amount()} </dt>
            <dd className={styles.amount} lang={lang}>
              <AmountText text={amount} />{' '}
            </dd>
          </div>
        )}
        {time && (
          <div className={styles.fact}>
            <dt>{isDue(status) ? m.orders_due() : m.orders_date()} </dt>
            <dd>
              <DayText text={time} />{' '}
            </dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt>{m.loan_number()} </dt>
          <dd className={styles.small}>{groupInFours(orderId)}</dd>
        </div>
      </dl>
      {isDue(status) && (
        <span className={styles.hint}>
          <Hint orderId={orderId} />
        </span>
      )}
    </Link>
  )
}

/** Two sheets with an amount: no loans yet. */
const noOrdersDrawing = (
  <Drawing
    paper="M44 26h30a6 6 0 0 1 6 6v40H38V32a6 6 0 0 1 6-6z"
    lines="M32 40v36a6 6 0 0 0 6 6h36M48 40h22M48 50h22M48 60h12"
  />
)
