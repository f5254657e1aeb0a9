import type { OrderRecommendation } from '../../api/loan.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Card } from '../../ui/card.tsx'
import { ProductLogo } from '../../ui/product-logo.tsx'
import styles from './recommendations.module.css'

/** Products that the server recommends on the order; nothing when there are none. */
export function Recommendations({ products }: { products: OrderRecommendation[] }) {
  if (products.length === 0) return null
  return (
    <Card title={m.recommended()}>
      <ul>
        {products.map((product) => (
          <li key={product.productKey} className={styles.product}>
            <ProductLogo name={product.name} src={product.logo} />
            <div className={styles.words}>
              <h3 className={styles.name}>{product.name}</h3>
              <p className={styles.range}>{product.rangeTitle}</p>
              <p className={styles.muted}>
                {product.rate} · {product.description}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
