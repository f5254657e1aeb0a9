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
  const { router, removeListeners } = createRouter(queryClient)
  const leave = () => {
    router.history.destroy()
    removeListeners()
  }
  const loaded = router.load()
  const drawn = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Leaving leave={leave} />
    </QueryClientProvider>,
    { onCaughtError: logCaught },
  )
  return { ...drawn, router, loaded }
}

/** Renders the app at an address, whose calls `fetch` answers. */
export function openApp(address: string, fetch: (request: Request) => Promise<Response | undefined>) {
  // The app moves in the window's own address, not in that of `openAddress`.
  vi.unstubAllGlobals()
  vi.stubGlobal('fetch', fetch)
  window.history.replaceState(null, '', address)
  return showApp()
}

/** Goes from the app's address to another one, as with the browser's own buttons. */
export function goTo(address: string) {
  window.history.pushState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/**
 * The app's router, and what removes the listeners that were added to the page with it. An app never does; after thousands of
 * them each new one takes 30 times as long.
 */
function createRouter(queryClient: ReturnType<typeof createQueryClient>) {
  const removals: (() => void)[] = []
  const spies = [globalThis, document].map((target: EventTarget) => {
    const add = target.addEventListener.bind(target)
    return vi.spyOn(target, 'addEventListener').mockImplementation((...listening) => {
      add(...listening)
      removals.push(() => target.removeEventListener(...listening))
    })
  })
  const removeListeners = () => {
    for (const remove of removals) remove()
  }
  try {
    return { router: createAppRouter(queryClient), removeListeners }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Leaves the app when it is unmounted. */
function Leaving({ leave }: { leave: () => void }) {
  useEffect(() => leave, [leave])
  return undefined
}
