// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openAddress } from '../../../../tests/setup/location.ts'
import { AccountHelp } from './account-help.tsx'

afterEach(cleanup)

/** The help in an app whose screen of complaints is still to come, or is there. */
function showHelp(search: string, isPlaceholder: boolean) {
  openAddress(`/?${search}`)
  const root = createRootRoute({ component: () => <AccountHelp orderId="7234" phone="021-5095-0174" /> })
  const complaints = createRoute({
    getParentRoute: () => root,
    path: '/complainPage',
    ...(isPlaceholder && { staticData: { isPlaceholder: true } }),
  })
  const router = createRouter({ routeTree: root.addChildren([complaints]), history: createMemoryHistory() })
  // The types know only the app's own router.
  render(<RouterProvider router={router as never} />)
  return screen.findByRole('link', { name: /Telepon 021-5095-0174$/ })
}
const complain = () => screen.queryByRole('link', { name: 'Ajukan keluhan' })

test('A complaint is offered as soon as its screen exists, with the order', async () => {
  await showHelp('token=t', false)
  expect(complain()?.getAttribute('href')).toMatch(/^\/complainPage\?orderNo=.*7234/)
})

test('No link leads to a screen of complaints that is still to come', async () => {
  await showHelp('token=t', true)
  expect(complain()).toBeNull()
})

test('A session without a token has the phone alone', async () => {
  await showHelp('userId=u&sessionId=s', false)
  expect(complain()).toBeNull()
})
