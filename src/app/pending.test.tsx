// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { m } from '../platform/i18n/generated/messages.js'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('A screen that waits says so only after 200 ms, so that a quick answer flashes nothing', async () => {
  // The address is the window's own here.
  vi.unstubAllGlobals()
  vi.stubGlobal('scrollTo', () => {})
  // Never answered.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  window.history.replaceState(null, '', '/loanDetails?token=1&productId=1001&orderId=723421968459640174')
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  const began = performance.now()
  void router.load()
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(container.textContent).toContain(m.loading_text()), { interval: 5, timeout: 20_000 })
  // A timer may come a moment early, and a busy machine makes it late.
  expect(performance.now() - began).toBeGreaterThan(190)
}, 30_000)
