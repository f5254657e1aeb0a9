import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useDefineProductLink, useSaveServiceEvent } from '../../api/loan.ts'
import { useAlive } from '../../lib/use-alive.ts'
import { useSingle } from '../../lib/use-single.ts'
import { logError } from '../../platform/error-log.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { showToast } from '../../ui/toast.tsx'
import { isSet } from './rules.ts'
import type { ShownProduct } from './shown-loan.ts'

/** Module of a tap on a recommended product; the specification names only that of Borrow more (docs/decisions/008). */
const MODULE_ID = 31

/** Opens a recommended product, one at a time; a closed one opens nothing and says why. */
export function useOpenRecommendation(productId: string) {
  const [opening, setOpening] = useState<number>()
  const { mutate: saveEvent } = useSaveServiceEvent()
  const { mutateAsync: defineLink } = useDefineProductLink()

  const alive = useAlive()
  const follow = useSingle(async (product: ShownProduct, index: number) => {
    setOpening(index)
    saveEvent({ productId, moduleId: MODULE_ID, positionId: index })
    try {
      // The link policy comes with the link: the first screen does without it.
      const [link, { openLink }] = await Promise.all([
        defineLink({ moduleId: MODULE_ID, position: index, productKey: product.key }),
        import('../../platform/links/open-link.ts'),
      ])
      // Who has left meanwhile wants to be elsewhere.
      if (alive.current && (await openLink(link)) !== 'opened') showToast(m.link_not_opened())
    } catch (error) {
      // A call that failed has been said by the query client (app/query-client.ts); the card stays.
      if (error instanceof ApiError) return
      logError(error, 'open a product')
      if (alive.current) showToast(m.link_not_opened())
    } finally {
      setOpening(undefined)
    }
  })
  const open = (product: ShownProduct, index: number) =>
    isSet(product.clickable) ? void follow(product, index) : showToast(m.product_closed(), 'info')
  return { open, opening }
}
