import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useIsMounted } from '../lib/use-is-mounted.ts'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { bridge } from '../platform/bridge/bridge.ts'
import { logError } from '../platform/error-log.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { serverLanguage } from '../platform/i18n/language.ts'
import { openLink } from '../platform/links/open-link.ts'
import { detail } from '../ui/detail.tsx'
import { ProductCard } from '../ui/product-card.tsx'
import { showToast } from '../ui/toast.tsx'
import { useLeaveQuestion } from './leave-question.tsx'
import styles from './product-list.module.css'

/** A product as the list shows it. Texts that the server did not send are left out. */
export interface OfferedProduct {
  /** The id that calls about the product use. */
  id: string
  name: string
  logo: string | undefined
  isOpen: boolean | undefined
  buttonText: string | undefined
  range: string | undefined
  rangeLabel?: string | undefined
  rate?: string | undefined
  text?: string | undefined
  /** The more important group first. */
  tags: string[][]
}

/** A recorded tap, with the names of its events for the server and for the shell. */
interface Tap<Module extends number> {
  productId: string
  moduleId: Module
  /** The index of the tapped product, from 0. */
  positionId: number
}

interface ProductListProps<Module extends number> {
  products: OfferedProduct[]
  moduleId: Module
  /** What the tap is recorded for, if not for the tapped product. */
  recordedFor?: string
  /** Reports a tap to the server. Nothing waits for it. */
  saveTap: (tap: Tap<Module>) => void
  /** Requests the address where a product opens. */
  askForLink: (id: string, index: number) => Promise<string>
}

/** Products that the borrower can open, one at a time. A closed product does not open, and shows why. */
export function ProductList<Module extends number>({ products, ...ways }: ProductListProps<Module>) {
  const { open, opening, question } = useOpenProduct(ways)
  return (
    <>
      <ul>
        {products.map((product, index) => (
          // A server may send one product twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${product.id}`} className={styles.item}>
            <Product product={product} isOpening={opening === index} onOpen={() => open(product, index)} />
          </li>
        ))}
      </ul>
      {question}
    </>
  )
}

interface ProductProps {
  product: OfferedProduct
  isOpening: boolean
  onOpen: () => void
}

const Product = detail(function Product({ product, isOpening, onOpen }: ProductProps) {
  return (
    <ProductCard
      name={product.name}
      logo={product.logo}
      buttonText={product.buttonText ?? m.view_product()}
      range={product.range}
      rangeLabel={product.rangeLabel}
      rate={product.rate}
      text={product.text}
      tags={product.tags}
      closedReason={product.isOpen ? undefined : m.product_closed()}
      busy={isOpening}
      lang={serverLanguage()}
      onOpen={onOpen}
    />
  )
})

function useOpenProduct<Module extends number>(ways: Omit<ProductListProps<Module>, 'products'>) {
  const { moduleId, recordedFor, saveTap, askForLink } = ways
  const [opening, setOpening] = useState<number>()
  const { askToLeave, question } = useLeaveQuestion()
  const isMounted = useIsMounted()
  const openProduct = useSingleFlight(async ({ id }: OfferedProduct, index: number) => {
    setOpening(index)
    const tap = { productId: recordedFor ?? id, moduleId, positionId: index }
    saveTap(tap)
    // The person never sees whether the shell accepted it (APP-28).
    void bridge.track(tap)
    try {
      const link = await askForLink(id, index)
      // Open nothing after the person has left the screen.
      if (!isMounted.current) return
      const result = await openLink(link, { askToLeave })
      if (result === 'refused' || result === 'failed') showToast(m.link_not_opened())
    } catch (error) {
      // The query client has already shown a toast for a failed call (app/query-client.ts).
      if (error instanceof ApiError) return
      logError(error, 'open a product')
      if (isMounted.current) showToast(m.link_not_opened())
    } finally {
      setOpening(undefined)
    }
  })
  const open = (product: OfferedProduct, index: number) =>
    product.isOpen ? void openProduct(product, index) : showToast(m.product_closed(), 'info')
  return { open, opening, question }
}
