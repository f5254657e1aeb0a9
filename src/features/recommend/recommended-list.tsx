import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { recommendedQuery, type RecommendedProduct, useApplyProduct, useSavePageEvent } from '../../api/recommend.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { BackButton } from '../../parts/back-button.tsx'
import { type OfferedProduct, ProductList } from '../../parts/product-list.tsx'
import { RefreshButton } from '../../parts/refresh-button.tsx'
import { StaleNotice } from '../../parts/stale-notice.tsx'
import { m } from '../../platform/i18n/generated/messages.js'
import { openProductPage } from '../../platform/links/open-link.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './recommended-list.module.css'
import { moduleOf } from './scene.ts'

/** The recommended products for the place where the shell opened the list (OFFER-1). */
export function RecommendedList({ scene }: { scene: string }) {
  const { data: products, isRefetchError, dataUpdatedAt } = useSuspenseQuery(recommendedQuery(scene))
  return (
    <Page
      title={m.offers_title()}
      start={<BackButton />}
      end={<RefreshButton queryKey={recommendedQuery(scene).queryKey} />}
    >
      {isRefetchError && <StaleNotice since={dataUpdatedAt} />}
      {products.length > 0 ? <Products scene={scene} products={products} /> : <Full />}
    </Page>
  )
}

function Products({ scene, products }: { scene: string; products: RecommendedProduct[] }) {
  const { mutate: saveEvent } = useSavePageEvent()
  const { mutateAsync: apply } = useApplyProduct(m.opening_product)
  const moduleId = moduleOf(scene)
  return (
    <Card title={m.offers_heading()}>
      <ProductList
        products={products.map(toOffered)}
        moduleId={moduleId}
        saveTap={saveEvent}
        askForLink={async (id) => (await apply({ product_id: id, module_id: moduleId, scene })).url}
      />
    </Card>
  )
}

/** Only the first two products have tags (OFFER-3), with at most two groups each. */
const toOffered = (product: RecommendedProduct, index: number): OfferedProduct => ({
  id: product.id,
  name: product.productName,
  logo: product.productLogo,
  isOpen: product.buttonStatus,
  buttonText: product.buttonText,
  range: product.amountRange,
  rangeLabel: product.amountRangeDes,
  rate: product.loan_rate,
  text: product.productDesc,
  tags: index < 2 ? product.productTags.slice(0, 2) : [],
})

/** Nothing is open today: back to the app's product page, or to our page that links there (OFFER-5, OFFER-6). */
function Full() {
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [isLeaving, setLeaving] = useState(false)
  const leave = useSingleFlight(async () => {
    setLeaving(true)
    const isOpened = await openProductPage()
    setLeaving(false)
    if (!isOpened && isMounted.current) await navigate({ to: '/product' })
  })
  return (
    <Notice drawing={fullDrawing} title={m.offers_full_title()} text={m.offers_full_text()}>
      <Button aria-busy={isLeaving} onClick={() => void leave()}>
        <span className={styles.words}>{m.offers_home()}</span>
      </Button>
    </Notice>
  )
}

/** A calendar with a finished day: come back tomorrow. */
const fullDrawing = (
  <Drawing
    paper="M36 32h40a7 7 0 0 1 7 7v36a7 7 0 0 1-7 7H36a7 7 0 0 1-7-7V39a7 7 0 0 1 7-7z"
    lines="M29 46h54M43 26v11M69 26v11M46 64h18M57 56l8 8-8 8"
  />
)
