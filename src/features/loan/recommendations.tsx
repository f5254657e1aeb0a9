import { useGoHome } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProductCard } from '../../ui/product-card.tsx'
import styles from './recommendations.module.css'
import { isSet } from './rules.ts'
import type { ShownProduct } from './shown-loan.ts'
import { useOpenRecommendation } from './use-open-recommendation.ts'

interface RecommendationsProps {
  /** The order's own product, for the record of the tap. */
  productId: string
  products: ShownProduct[]
}

/** Products that the server recommends on the order, and the way to more of them. */
export function Recommendations({ productId, products }: RecommendationsProps) {
  const { open, opening } = useOpenRecommendation(productId)
  const goHome = useGoHome()
  if (products.length === 0) return null
  return (
    <Card title={m.recommended()}>
      <ul>
        {products.map((product, index) => (
          // A server may send one key twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${product.key}`} className={styles.item}>
            <ProductCard
              name={product.name}
              logo={product.logo}
              buttonText={product.buttonText || m.view_product()}
              range={product.range}
              details={product.details}
              tags={product.tag ? [product.tag] : []}
              closedReason={isSet(product.clickable) ? undefined : m.product_closed()}
              busy={opening === index}
              onOpen={() => open(product, index)}
            />
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => void goHome()}>
        {m.more_products()}
      </Button>
    </Card>
  )
}
