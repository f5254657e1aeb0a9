// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openOwnPage } from '../../../../tests/setup/own-page.ts'
import { SCRIPT_GONE } from '../../../platform/faults.ts'
import { journalKey } from './journal-keys.ts'

const ORDER = { orderId: '723421968459640174', productId: '1001' }

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
  vi.doUnmock('./order-payments.tsx')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const WORDS = /jangan bayar lagi|do not pay again/

test('Payments whose script is gone are spoken of, but not while a reload may bring them that nobody asked for @RULE-72', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { loseScript, reloads } = await openOwnPage()
  vi.doMock('./order-payments.tsx', () => ({
    get OrderPayments(): never {
      throw new TypeError(SCRIPT_GONE)
    },
  }))
  localStorage.setItem(`rupya:${journalKey(ORDER.orderId)}`, '[]')
  const { PaymentNoteSlot } = await import('./payment-note-slot.tsx')
  const { container } = render(<PaymentNoteSlot order={ORDER} onPaid={() => {}} />)
  await screen.findByText(WORDS)
  expect(reloads()).toBe(0)
  onLine.mockReturnValue(true)
  act(() => void loseScript())
  expect(reloads()).toBe(1)
  expect(container.textContent).toBe('')
  act(() => void vi.advanceTimersByTime(15_000))
  screen.getByText(WORDS)
  fireEvent.click(screen.getByRole('button'))
  expect(reloads()).toBe(2)
  screen.getByText(WORDS)
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
})
