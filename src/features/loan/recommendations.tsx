import { type OrderRecommendation, useSaveServiceEvent } from '../../api/loan.ts'
import { useDefineProductLink } from '../../api/product-link.ts'
import { ProductList } from '../../parts/product-list.tsx'
import { toOfferedProduct } from '../../parts/to-offered-product.ts'
import { useGoHome } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** The event module of a recommended product. The specification does not define it (LOAN-22). */
const MODULE_ID = 31

interface RecommendationsProps {
  /** The order's own product, for tracking. */
  productId: string
  products: OrderRecommendation[]
}

/** Products that the server recommends on the order, and a button for more. */
export function Recommendations({ productId, products }: RecommendationsProps) {
  const { mutate: saveEvent } = useSaveServiceEvent()
  const { mutateAsync: defineLink } = useDefineProductLink(m.opening_product)
  const goHome = useGoHome()
  return (
    <Card title={products.length > 0 ? m.recommended() : undefined}>
      <ProductList
        products={products.map(toOfferedProduct)}
        moduleId={MODULE_ID}
        recordedFor={productId}
        saveTap={saveEvent}
        askForLink={(productKey, position) => defineLink({ moduleId: MODULE_ID, position, productKey })}
      />
      <Button look="quiet" onClick={() => void goHome()}>
        {m.more_products()}
      </Button>
    </Card>
  )
}
