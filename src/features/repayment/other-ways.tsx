import { Link } from '@tanstack/react-router'
import { m } from '../../platform/i18n/generated/messages.js'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PaywaySearch } from './payway.tsx'
import styles from './payway.module.css'

/** Alipay, which the borrower pays at its own site. */
export function OtherWays({ search: { productId, orderId, withholdingAmount } }: { search: PaywaySearch }) {
  return (
    <Card title={m.payway_other()}>
      <Link
        to="/alipayrepayment"
        search={{ productId, orderId, withholdingAmount, from: 'payway' }}
        className={styles.link}
      >
        {m.payway_alipay()}
        <Icon name="chevron" />
      </Link>
    </Card>
  )
}
