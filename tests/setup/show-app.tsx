import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { vi } from 'vitest'
import { logCaught } from '../../src/app/log-caught.ts'
import { createQueryClient } from '../../src/app/query-client.ts'
import { createAppRouter } from '../../src/app/router.ts'

/** A `ResizeObserver` that reports nothing. */
class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Renders the app at the address of jsdom's window. It may still be loading. */
export function showApp(queryClient = createQueryClient()) {
  // jsdom has no layout: nothing scrolls, sizes never change, and this is a narrow screen.
  vi.stubGlobal('scrollTo', () => {})
  Object.assign(Element.prototype, { scrollTo: () => {}, scrollIntoView: () => {} })
  vi.stubGlobal('ResizeObserver', NoResize)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  const router = createAppRouter(queryClient)
  const loaded = router.load()
  const drawn = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <History destroy={router.history.destroy} />
    </QueryClientProvider>,
    { onCaughtError: logCaught },
  )
  return { ...drawn, router, loaded }
}

/** Removes the router's listeners from the window when the app is unmounted. Otherwise they would slow down all later tests. */
function History({ destroy }: { destroy: () => void }) {
  useEffect(() => destroy, [destroy])
  return undefined
}
