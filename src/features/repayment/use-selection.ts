import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useReducer } from 'react'
import type { OrderRef } from '../../api/loan.ts'
import { endMessage } from '../../ui/toast.tsx'
import { afterTap, chosenUpTo, countSelectable, lastOf, type Period, type Tap } from './selection.ts'

/** Which instalments are chosen. The choice stands in the address, `kept`, and survives a reload and the way back. */
export function useSelection(order: OrderRef, periods: readonly Period[], kept: string | undefined) {
  const navigate = useNavigate()
  const selectable = countSelectable(periods)
  const [upTo, change] = useReducer(
    (present: string | undefined, next: Tap) =>
      lastOf(periods, afterTap({ selectable, chosen: chosenUpTo(periods, present) }, next)),
    kept,
  )
  const tap = useCallback((next: Tap) => {
    endMessage()
    change(next)
  }, [])
  // The address is outside React; it follows each choice and leaves no step behind for Back.
  useEffect(() => {
    if (upTo === kept) return
    const search = { ...order, upToPeriod: upTo }
    void navigate({ to: '/repayment', search, replace: true, resetScroll: false })
  }, [navigate, order, upTo, kept])
  return { chosen: chosenUpTo(periods, upTo), selectable, tap }
}
