// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { payloadOf } from '../../mocks/examples.ts'
import { openAddress } from '../../tests/setup/location.ts'
import { showApp } from '../../tests/setup/show-app.tsx'
import { m } from '../platform/i18n/generated/messages.js'

const OFFER = payloadOf('getLoanConfirmation', 'confirmation-several')
const APPLY = m.confirm_apply({ amount: 'Rp3.000.000' })

/** The button with this text. */
const button = (container: HTMLElement, words: string) =>
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent === words)

// Which addresses are hostile: link-policy.test.ts.
test('A hostile address of the order opens nowhere, and the screen leads on @LOAN-41', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const told = vi.fn()
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  // A shell that accepts every message.
  vi.stubGlobal('rupyaShell', { postMessage: told })
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const taken = url.includes('contract') ? [] : { lendDetailsUrl: 'javascript:alert(1)' }
    return Response.json({ code: 0, message: '', data: url.includes('loan-detail-confirm') ? OFFER : taken })
  })
  const place = '/loanConfirm?token=t&market=id&productId=p0'
  openAddress(place)
  window.history.replaceState(null, '', place)
  const { container } = showApp()
  await vi.waitFor(() => expect(button(container, APPLY)?.getAttribute('aria-disabled')).toBe('false'))
  button(container, APPLY)?.click()
  await vi.waitFor(() => expect(container.textContent).toContain(m.confirm_not_opened()))
  const ways = [...container.querySelectorAll('a[href^="/order?"]')].map(({ textContent }) => textContent)
  expect(ways).toEqual([m.orders_title(), m.confirm_my_loans()])
  // The same address would be refused again.
  expect(button(container, m.confirm_open_loan())).toBeUndefined()
  expect([told.mock.calls, opened.mock.calls]).toEqual([[], []])
})
