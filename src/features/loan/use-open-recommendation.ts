import { useState } from 'react'
import { useDefineProductLink, useSaveServiceEvent } from '../../api/loan.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { showToast } from '../../ui/toast.tsx'
import { useAlive } from '../../lib/use-alive.ts'
import { useSingle } from '../../lib/use-single.ts'
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
    } catch {
      // The query client has shown the server's words (app/query-client.ts); the card stays.
    } finally {
      setOpening(undefined)
    }
  })
  const open = (product: ShownProduct, index: number) =>
    isSet(product.clickable) ? void follow(product, index) : showToast(m.product_closed(), 'info')
  return { open, opening }
}
