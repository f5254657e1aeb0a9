import { useSuspenseQuery } from '@tanstack/react-query'
import { joinFailureQuery, useJoinProduct, useReportNecessity } from '../../api/joint-login.ts'
import type { OrderRecommendation } from '../../api/loan.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { BackButton } from '../../parts/back-button.tsx'
import { HomeButton } from '../../parts/home-button.tsx'
import { useLeaveQuestion } from '../../parts/leave-question.tsx'
import { LoanHelp } from '../../parts/loan-help.tsx'
import { ProductList } from '../../parts/product-list.tsx'
import { RefreshButton } from '../../parts/refresh-button.tsx'
import { StaleNotice } from '../../parts/stale-notice.tsx'
import { toOfferedProduct } from '../../parts/to-offered-product.ts'
import { appName } from '../../platform/app-name.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../platform/i18n/language.ts'
import { mayOpen, openLink } from '../../platform/links/open-link.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { StatusCard, StatusDrawing } from '../../ui/status-card.tsx'
import { showToast } from '../../ui/toast.tsx'

/** Why the partner refused the borrower, and the alternatives (LOAN-42). */
export function JoinFailure({ productId }: { productId: string }) {
  const query = joinFailureQuery(productId)
  const { data: failure, isRefetchError, dataUpdatedAt } = useSuspenseQuery(query)
  const { title, subtitle, productList, redirectUrl } = failure
  const goesOn = mayOpen(redirectUrl)
  return (
    <Page title={appName()} start={<BackButton />} end={<RefreshButton queryKey={query.queryKey} />}>
      {isRefetchError && <StaleNotice since={dataUpdatedAt} />}
      <StatusCard tone="neutral" icon={failureIcon} title={title} text={subtitle} lang={serverLanguage()} />
      {productList.length > 0 && <Others products={productList} />}
      {goesOn && <GoOn url={redirectUrl} />}
      <HomeButton look={goesOn || productList.length > 0 ? 'quiet' : 'primary'} />
      <LoanHelp without={['ask', 'complain']} />
    </Page>
  )
}

/** The failure screen's place in recorded events (LOAN-45). */
const PLACE = 18

function Others({ products }: { products: OrderRecommendation[] }) {
  const { mutate: report } = useReportNecessity()
  const { mutateAsync: join } = useJoinProduct(m.opening_product)
  return (
    <Card title={m.other_products()}>
      <ProductList
        products={products.map(toOfferedProduct)}
        moduleId={PLACE}
        // The contract uses other names for this event: the place is its `positionId`.
        saveTap={({ productId, moduleId, positionId }) =>
          report({ productId, positionId: moduleId, index: positionId })
        }
        askForLink={async (productKey) => (await join(productKey)).redirectUrl}
      />
    </Card>
  )
}

/** The link that the server sent to continue. */
function GoOn({ url }: { url: string }) {
  const { askToLeave, question } = useLeaveQuestion()
  const goOn = useSingleFlight(async () => {
    const result = await openLink(url, { askToLeave })
    if (result === 'refused' || result === 'failed') showToast(m.link_not_opened())
  })
  return (
    <>
      <Button onClick={() => void goOn()}>{m.go_on()}</Button>
      {question}
    </>
  )
}

/** A broken chain. */
const failureIcon = (
  <StatusDrawing>
    <path d="M27 33l-4 4a8 8 0 0 1-11.3-11.3l4-4M21 15l4-4a8 8 0 0 1 11.3 11.3l-4 4M15 12V7M12 15H7M33 36v5M36 33h5" />
  </StatusDrawing>
)
