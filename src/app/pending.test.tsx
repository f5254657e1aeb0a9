// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../../tests/setup/show-app.tsx'
import { noteAddress } from '../early/page/early-address.ts'
import { lookForward } from './pending.tsx'

afterEach(() => document.body.replaceChildren())

/** Opens the orders on a page with another title, whose script noted this address. */
function openOrders(title: string, noted: string) {
  document.body.innerHTML = `<div id="early"><div data-language="id" data-shape="si"><h1>${title}</h1></div></div>`
  // The looks of the screens have not loaded yet.
  lookForward({})
  // The window's own address is used, as in `openApp`.
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', noted)
  noteAddress()
  return openApp('/order?token=1&market=id', () => new Promise(() => {})).container
}

test('The first screen keeps the title and the shape of its page while its data is read', async () => {
  const app = openOrders('Pinjaman', '/order?token=1&market=id')
  await vi.waitFor(() => expect(app.querySelector('h1')?.textContent).toBe('Pinjaman'), { timeout: 5000 })
  expect(app.querySelectorAll('s')).toHaveLength(1)
})

test('A page whose address was changed before the app began gives it no title', async () => {
  const app = openOrders('Keluhan saya', '/complaintList?token=1&market=id')
  await vi.waitFor(() => expect(app.querySelector('h1')).not.toBeNull(), { timeout: 5000 })
  expect(app.querySelector('h1')?.textContent).not.toBe('Keluhan saya')
})
