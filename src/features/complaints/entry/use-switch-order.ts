import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { errorLanguage, errorWords } from '../../../parts/error-words.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { showToast } from '../../../ui/toast.tsx'

/**
 * Chooses another loan for the complaint. The present one stays until the other has loaded. After several choices the last
 * one wins, whichever reply comes first.
 */
export function useSwitchOrder(present: string, load: (orderNo: string) => Promise<unknown>) {
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const lastChoice = useRef<object>(undefined)
  const [state, setState] = useState<'loading' | 'failed'>()
  const switchTo = async (orderNo: string) => {
    const choice = {}
    lastChoice.current = choice
    const isLast = () => isMounted.current && lastChoice.current === choice
    setState(orderNo === present ? undefined : 'loading')
    if (orderNo === present) return
    try {
      await load(orderNo)
    } catch (error) {
      if (!isLast()) return
      setState('failed')
      showToast(errorWords(error) ?? m.complaint_order_failed(), 'message', errorLanguage(error))
      return
    }
    if (!isLast()) return
    await navigate({ to: '.', search: (search) => ({ ...search, orderNo }), replace: true, resetScroll: false })
    setState(undefined)
  }
  return { state, switchTo }
}
