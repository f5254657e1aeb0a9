import { type ReactNode, useState } from 'react'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { useLeaveQuestion } from '../../../parts/leave-question.tsx'
import { openLink } from '../../../platform/links/open-link.ts'

interface OrderLink {
  /** Opens the page of the new order. */
  open: (address: string) => Promise<void>
  /** Opens it again; undefined if there is none, or it may not be opened. */
  openAgain: (() => void) | undefined
  /** It could not be opened. The loan exists anyway. */
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
  return {
    open,
    openAgain: opened && opened.result !== 'refused' ? () => void open(opened.address) : undefined,
    isNotOpened: opened?.result === 'refused' || opened?.result === 'failed',
    question,
  }
}
