import { m } from '../../platform/i18n/generated/messages.js'
import { CopyValue } from '../../ui/copy-value.tsx'
import { ProductLogo } from '../../ui/product-logo.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './order-heading.module.css'

interface OrderHeadingProps {
  name: string
  logo: string | null
  orderId: string
}

/** Which product and which order this is. */
export function OrderHeading({ name, logo, orderId }: OrderHeadingProps) {
  const labels = { copy: m.copy_order_number(), copied: m.order_number_copied(), pressAndHold: m.press_and_hold() }
  return (
    <div className={styles.heading}>
      <ProductLogo name={name} src={logo} />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.order}>
          <CopyValue shown={orderId} labels={labels} onResult={(text) => showToast(text, 'info')} />
        </p>
      </div>
    </div>
  )
}
