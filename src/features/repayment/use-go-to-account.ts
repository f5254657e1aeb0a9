import { useLocation, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { AccountSearch } from './account-order.ts'

/**
 * The way from the choice to the virtual account: back to it where it is the entry before, else in place of the choice. So
 * Back never leads from one to the other and round again. It is gone once, however many taps.
 */
export function useGoToAccount(search: AccountSearch) {
  const router = useRouter()
  const fromAccount = useLocation({ select: ({ state }) => state.fromAccount })
  const gone = useRef(false)
  const [going, setGoing] = useState(false)
  const goToAccount = (prepare: () => void) => {
    if (gone.current) return
    gone.current = true
    setGoing(true)
    prepare()
    if (fromAccount) router.history.back()
    else void router.navigate({ to: '/that', search, replace: true })
  }
  return { going, goToAccount }
}
