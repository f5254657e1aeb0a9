import { type ReactNode, useState } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { useLeaveQuestion } from '../../../parts/leave-question.tsx'
import { openLink } from '../../../platform/links/open-link.ts'

interface OrderLink {
  /** Opens the page of the new order. */
  open: (address: string) => Promise<void>
  /** Opens it again; undefined if it was not opened. */
  openAgain: (() => void) | undefined
  /** The order, if nobody opened its page but the address names it, so that this app's own screen can show it. */
  order: OrderRef | undefined
  /** Neither its page nor a screen of this app can be opened. The loan exists anyway. */
  isNotOpened: boolean
  question: ReactNode
}

/** Opens the address from the reply to taking a loan (LOAN-41), as the link policy says. */
export function useOrderLink(): OrderLink {
  const { askToLeave, question } = useLeaveQuestion()
  const [opened, setOpened] = useState<{ address: string; result: Awaited<ReturnType<typeof openLink>> }>()
  const isMounted = useIsMounted()
  const open = useSingleFlight(async (address: string) => {
    if (!isMounted.current) return
    const result = await openLink(address, { askToLeave })
    setOpened({ address, result })
  })
  const order = opened?.result === 'failed' ? orderOf(opened.address) : undefined
  const isOpened = opened?.result === 'opened' || opened?.result === 'stayed'
  return {
    open,
    openAgain: isOpened ? () => void open(opened.address) : undefined,
    order,
    isNotOpened: opened !== undefined && !isOpened && !order,
    question,
  }
}

/** The order that an address of the native app names, such as `rupya://loanDetails?productId=1001&orderId=7`. */
function orderOf(address: string): OrderRef | undefined {
  const [, query] = /^[a-z][a-z0-9+.-]*:\/\/(?:loanDetails|borrowDetail)\/?\?([^#]+)/i.exec(address) ?? []
  const params = new URLSearchParams(query)
  const [productId, orderId] = [params.get('productId'), params.get('orderId')]
  return productId && orderId ? { productId, orderId } : undefined
}
