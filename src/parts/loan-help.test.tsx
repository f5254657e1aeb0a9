// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openAddress } from '../../tests/setup/location.ts'
import { LoanHelp } from './loan-help.tsx'

afterEach(cleanup)

function showHelp(search: string, isBusy = false) {
  openAddress(`/?${search}`)
  const root = createRootRoute({
    component: () => <LoanHelp orderId="7234" orderPhone="021-5095-0174" isBusy={isBusy} />,
  })
  const complaints = createRoute({ getParentRoute: () => root, path: '/complainPage' })
  const router = createRouter({ routeTree: root.addChildren([complaints]), history: createMemoryHistory() })
  // The types know only the app's own router.
  render(<RouterProvider router={router as never} />)
  return screen.findByRole('link', { name: /Telepon 021-5095-0174$/ })
}
const complain = () => screen.queryByRole('link', { name: 'Ajukan keluhan' })

test('A screen of a loan offers to complain about that loan', async () => {
  await showHelp('token=t')
  expect(complain()?.getAttribute('href')).toMatch(/^\/complainPage\?orderNo=.*7234/)
})

test('Nobody is led away while a payment is being sent', async () => {
  await showHelp('token=t', true)
  expect(complain()?.inert ?? complain()?.hasAttribute('inert')).toBe(true)
})

test('A session without a token has the phone alone', async () => {
  await showHelp('userId=u&sessionId=s')
  expect(complain()).toBeNull()
})
