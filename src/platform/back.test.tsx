// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openOwnPage } from '../../tests/setup/own-page.ts'

/** A screen with Back, and with what Back closes; it is the second entry of a visit. */
async function openScreen(closes: Record<string, () => void> = {}) {
  const page = await openOwnPage()
  const router = await import('@tanstack/react-router')
  const { useBack, useCloseOnBack } = await import('./back.ts')
  function Closed({ close }: { close: () => void }) {
    useCloseOnBack(true, close)
    return null
  }
  function Screen() {
    const back = useBack()
    return (
      <>
        <button onClick={() => void back()}>Back</button>
        {Object.entries(closes).map(([name, close]) => (
          <Closed key={name} close={close} />
        ))}
      </>
    )
  }
  const history = router.createMemoryHistory({ initialEntries: ['/?entry=0', '/?entry=1'] })
  const root = router.createRootRoute({ component: Screen })
  render(<router.RouterProvider router={router.createRouter({ routeTree: root, history })} />)
  return { ...page, history, back: await screen.findByText('Back') }
}

test('A script cancelled by a step back reloads nothing', async () => {
  const { back, history, loseScript, reloads } = await openScreen()
  fireEvent.click(back)
  await vi.waitFor(() => expect(history.location.search).toBe('?entry=0'))
  loseScript()
  expect(reloads()).toBe(0)
})

test('Back closes what was opened last, and only that', async () => {
  const closed: string[] = []
  const { back, history } = await openScreen({ first: () => closed.push('first'), last: () => closed.push('last') })
  fireEvent.click(back)
  await vi.waitFor(() => expect(closed).toEqual(['last']))
  expect(history.location.search).toBe('?entry=1')
})

test('While the next address loads, Back closes nothing of the hidden screen', async () => {
  await openOwnPage()
  const closed = vi.fn()
  const router = await import('@tanstack/react-router')
  const { useBack, useCloseOnBack } = await import('./back.ts')
  function Back() {
    const back = useBack()
    return <button onClick={() => void back()}>Back</button>
  }
  function Dialog() {
    useCloseOnBack(true, closed)
    return <p>Dialog</p>
  }
  const root = router.createRootRoute()
  const dialog = router.createRoute({ getParentRoute: () => root, path: '/dialog', component: Dialog })
  const next = router.createRoute({ getParentRoute: () => root, path: '/next', loader: () => new Promise(() => {}) })
  const routeTree = root.addChildren([dialog, next])
  const history = router.createMemoryHistory({ initialEntries: ['/dialog'] })
  const shown = router.createRouter({ routeTree, history, defaultPendingMs: 0, defaultPendingComponent: Back })
  render(<router.RouterProvider router={shown} />)
  await screen.findByText('Dialog')
  history.push('/next')
  fireEvent.click(await screen.findByText('Back'))
  await vi.waitFor(() => expect(history.location.pathname).toBe('/dialog'))
  expect(closed).not.toHaveBeenCalled()
})
