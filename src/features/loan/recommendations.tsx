import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { type OrderRecommendation, useDefineProductLink, useSaveServiceEvent } from '../../api/loan.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { useLeaveQuestion } from '../../parts/leave-question.tsx'
import { useGoHome } from '../../platform/back.ts'
import { logError } from '../../platform/error-log.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../platform/i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProductCard } from '../../ui/product-card.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './recommendations.module.css'

interface RecommendationsProps {
  /** The order's own product, for tracking. */
  productId: string
  products: OrderRecommendation[]
}

/** Products that the server recommends on the order, and a button to more of them. */
export function Recommendations({ productId, products }: RecommendationsProps) {
  const { open, opening, question } = useOpenRecommendation(productId)
  const goHome = useGoHome()
  return (
    <Card title={products.length > 0 ? m.recommended() : undefined}>
      <ul>
        {products.map((product, index) => (
          // A server may send one key twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${product.productKey}`} className={styles.item}>
            <ProductCard
              name={product.name}
              logo={product.logo}
              buttonText={product.buttonText ?? m.view_product()}
              range={product.rangeTitle}
              details={[product.rangeDes, product.rate].filter(Boolean).join(' · ')}
              tags={product.description ? [product.description] : []}
              closedReason={product.clickable ? undefined : m.product_closed()}
              busy={opening === index}
              lang={serverLanguage()}
              onOpen={() => open(product, index)}
            />
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => void goHome()}>
        {m.more_products()}
      </Button>
      {question}
    </Card>
  )
}

/** The event module of a recommended product. The specification does not show it (LOAN-22). */
const MODULE_ID = 31

/** Opens a recommended product, one at a time; a closed one opens nothing and says why. */
function useOpenRecommendation(productId: string) {
  const [opening, setOpening] = useState<number>()
  const { mutate: saveEvent } = useSaveServiceEvent()
  const { mutateAsync: defineLink } = useDefineProductLink(m.opening_product)

  const { askToLeave, question } = useLeaveQuestion()

  const isMounted = useIsMounted()
  const openProduct = useSingleFlight(async (product: OrderRecommendation, index: number) => {
    setOpening(index)
    saveEvent({ productId, moduleId: MODULE_ID, positionId: index })
    try {
      // Load the link policy only now: the first screen does not need it.
      const [link, { openLink }] = await Promise.all([
        defineLink({ moduleId: MODULE_ID, position: index, productKey: product.productKey }),
        import('../../platform/links/open-link.ts'),
      ])
      // Open nothing after the person has left the screen.
      if (!isMounted.current) return
      const result = await openLink(link, { askToLeave })
      if (result === 'refused' || result === 'failed') showToast(m.link_not_opened())
    } catch (error) {
      // The query client has shown a toast for a failed call (app/query-client.ts).
      if (error instanceof ApiError) return
      logError(error, 'open a product')
      if (isMounted.current) showToast(m.link_not_opened())
    } finally {
      setOpening(undefined)
    }
  })
  const open = (product: OrderRecommendation, index: number) =>
    product.clickable ? void openProduct(product, index) : showToast(m.product_closed(), 'info')
  return { open, opening, question }
}
