// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOwnPage } from '../../../../tests/setup/own-page.ts'
import { SCRIPT_GONE } from '../../../platform/faults.ts'
import { journalKey } from './journal-keys.ts'

const ORDER = { orderId: '723421968459640174', productId: '1001' }
const WORDS = /jangan bayar lagi|do not pay again/

const gone = (): never => {
  throw new TypeError(SCRIPT_GONE)
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.setItem(`rupya:${journalKey(ORDER.orderId)}`, '[]')
  vi.doMock('./order-payments.tsx', () => ({
    get OrderPayments() {
      return gone()
    },
  }))
  vi.doMock('./payment-hint.tsx', () => ({
    get PaymentHint() {
      return gone()
    },
  }))
})
afterEach(() => {
  localStorage.clear()
  vi.doUnmock('./order-payments.tsx')
  vi.doUnmock('./payment-hint.tsx')
})

/** Loses a script offline, where no reload can help, and then another online. */
async function loseScripts(show: () => Promise<ReactElement>) {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { loseScript, reloads } = await openOwnPage()
  const { container } = render(await show())
  await screen.findByText(WORDS)
  expect(reloads()).toBe(0)
  onLine.mockReturnValue(true)
  act(() => void loseScript())
  expect(reloads()).toBe(1)
  // A busy machine shows the words a little before they listen for a reload.
  await waitFor(() => expect(container.textContent).toBe(''))
  act(() => void vi.advanceTimersByTime(15_000))
  screen.getByText(WORDS)
  return { reloads }
}

test('Payments without their script are mentioned, but not before an automatic reload @RULE-72', async () => {
  const { reloads } = await loseScripts(async () => {
    const { PaymentNoteSlot } = await import('./payment-note-slot.tsx')
    const { ToastRegion } = await import('../../../ui/toast.tsx')
    return (
      <>
        <PaymentNoteSlot order={ORDER} />
        <ToastRegion />
      </>
    )
  })
  const { withoutReload } = await import('../../../platform/links/reload-once.ts')
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent = withoutReload(() => promise)
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('status').textContent).toBe('Belum berhasil. Tidak ada yang berubah, coba lagi.')
  resolve()
  await sent
  fireEvent.click(screen.getByRole('button'))
  expect(reloads()).toBe(2)
  screen.getByText(WORDS)
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
})

test('The list mentions a payment without its script, but not before a reload @RULE-72', async () => {
  const { reloads } = await loseScripts(async () => {
    const { PaymentHintSlot } = await import('./payment-hint-slot.tsx')
    return <PaymentHintSlot orderId={ORDER.orderId} />
  })
  expect(reloads()).toBe(1)
})
