// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showApp } from '../../tests/setup/show-app.tsx'
import { m } from '../platform/i18n/generated/messages.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('A screen that waits says so only after 200 ms, so that a quick answer flashes nothing @RULE-17', async () => {
  // This test uses the window's own address.
  vi.unstubAllGlobals()
  // Never replies.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  window.history.replaceState(null, '', '/loanDetails?token=1&productId=1001&orderId=723421968459640174')
  const began = performance.now()
  const { container } = showApp()
  await vi.waitFor(() => expect(container.textContent).toContain(m.loading_text()), { interval: 5, timeout: 20_000 })
  // A timer may fire slightly early, and late on a busy machine.
  expect(performance.now() - began).toBeGreaterThan(190)
})
