import type { OrderRecommendation } from '../../api/loan.ts'
import { useGoHome } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProductCard } from '../../ui/product-card.tsx'
import { isSet } from './rules.ts'
import { useOpenRecommendation } from './use-open-recommendation.ts'

interface RecommendationsProps {
  /** The order's own product, for the record of the tap. */
  productId: string
  products: OrderRecommendation[]
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
          <li key={product.productKey}>
            <ProductCard
              name={product.name}
              logo={product.logo}
              buttonText={product.buttonText}
              range={product.rangeTitle}
              rangeLabel={product.rangeDes}
              rate={product.rate}
              tags={product.description ? [product.description] : []}
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
