import { useState } from 'react'
import type { ProblemInit } from '../../../api/complaints.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Delayed } from '../../../ui/delayed.tsx'
import { DetailLines } from '../../../ui/detail-lines.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ProductLogo } from '../../../ui/product-logo.tsx'
import styles from './entry.module.css'
import { OrderDialog } from './order-dialog.tsx'

/** Before this, no text is shown: it would only flash and move the content below. */
const WORDS_AFTER_MS = 500

interface OrderCardProps {
  init: Pick<ProblemInit, 'orderDetail' | 'orderList'>
  /** Another loan is loading, or failed to load. */
  switching: 'loading' | 'failed' | undefined
  onChoose: (orderNo: string) => void
}

/** The loan of the complaint, with a button to choose another one (HELP-3, HELP-12). */
export function OrderCard({ init: { orderDetail: order, orderList }, switching, onChoose }: OrderCardProps) {
  const [isOpen, setOpen] = useState(false)
  const { productName = '', productLogo, status, list } = order
  const lang = serverLanguage()
  const lines = list.flatMap(({ title, value }) => (value ? [{ label: title, value, lang }] : []))
  const hasOthers = orderList.some(({ orderNo }) => orderNo !== order.orderNo)
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.caption}>{m.complaint_order()}</h2>
        {hasOthers && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={m.complaint_all_loans()}
            className={styles.all}
            onClick={() => setOpen(true)}
          >
            {m.complaint_all()}
            <Icon name="chevron" />
          </button>
        )}
      </div>
      <div className={styles.order}>
        <ProductLogo name={productName} src={productLogo} />
        <div className={styles.names} lang={lang}>
          <p className={styles.name}>{productName}</p>
          {status && <Chip tone="neutral">{status}</Chip>}
        </div>
      </div>
      <DetailLines look="small" lines={lines} />
      <div role="status">
        {switching === 'loading' && (
          <Delayed ms={WORDS_AFTER_MS}>
            <p className={styles.switching}>{m.complaint_order_loading()}</p>
          </Delayed>
        )}
        {switching === 'failed' && <p className={styles.failed}>{m.complaint_order_failed()}</p>}
      </div>
      {isOpen && (
        <OrderDialog
          orders={orderList}
          present={order.orderNo}
          onChoose={(orderNo) => {
            setOpen(false)
            onChoose(orderNo)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
