// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openAddress } from '../../tests/setup/location.ts'
import { LoanHelp } from './loan-help.tsx'

afterEach(cleanup)

const PLACES = ['/complainPage', '/complainNewPage', '/intelligentCustomerService', '/customerService']

async function showHelp(search: string, given: Parameters<typeof LoanHelp>[0]) {
  openAddress(`/?${search}`)
  const root = createRootRoute({ component: () => <LoanHelp orderPhone="021-5095-0174" {...given} /> })
  const routeTree = root.addChildren(PLACES.map((path) => createRoute({ getParentRoute: () => root, path })))
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  // The types know only the app's own router.
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('region', { name: 'Perlu bantuan?' })
  return [...document.links]
}

const ASK = 'Tanya asisten'
const CALL = 'Telepon 021-5095-0174'
const COMPLAIN = 'Ajukan keluhan'
const WRITE = 'Kirim e-mail'
const LOAN = '7234'

test.each<
  [who: string, search: string, given: Parameters<typeof LoanHelp>[0], ways: [name: string, address: string][]]
>([
  [
    'A screen of a loan offers to ask, to call, and to complain about that loan @REPAY-35',
    'token=t',
    { orderId: LOAN },
    [
      [ASK, '/intelligentCustomerService?orderNo=7234'],
      [CALL, 'tel:02150950174'],
      [COMPLAIN, '/complainPage?orderNo=7234'],
    ],
  ],
  [
    'A screen of several loans leads to where a loan is chosen @REPAY-76',
    'token=t',
    {},
    [
      [ASK, '/complainNewPage'],
      [CALL, 'tel:02150950174'],
      [COMPLAIN, '/complainPage'],
    ],
  ],
  [
    'A screen of a complaint does not lead to itself @REPAY-76',
    'token=t',
    { orderId: LOAN, without: ['complain'] },
    [
      [ASK, '/intelligentCustomerService?orderNo=7234'],
      [CALL, 'tel:02150950174'],
      [WRITE, '/customerService'],
    ],
  ],
  [
    'A session without a token has the ways that need none: to call and to write @REPAY-35',
    'userId=u&sessionId=s',
    { orderId: LOAN },
    [
      [CALL, 'tel:02150950174'],
      [WRITE, '/customerService'],
    ],
  ],
])('%s', async (_who, search, given, ways) => {
  const links = await showHelp(search, given)
  expect(links.map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')])).toEqual(
    ways.map(([name, address]) => [name, expect.stringMatching(loosely(address))]),
  )
})

/** This router writes a number as quoted text; the app's own router does not. */
const loosely = (address: string) => new RegExp(`^${address.replace('?', String.raw`\?`).replace('=', '="?')}"?$`)

test('Nobody is led away while a payment is being sent, but anybody may call @HELP-78', async () => {
  const links = await showHelp('token=t', { orderId: LOAN, isBusy: true })
  expect(links.map((link) => [link.textContent, link.inert ?? link.hasAttribute('inert')])).toEqual([
    [ASK, true],
    [CALL, false],
    [COMPLAIN, true],
  ])
})
