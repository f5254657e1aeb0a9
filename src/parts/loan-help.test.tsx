// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAddress } from '../../tests/setup/location.ts'
import { LoanHelp } from './loan-help.tsx'

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
const LOAN = '7234'
/** The ways, with their addresses. */
const ask = (of = '/complainNewPage') => [ASK, of]
const call = [CALL, 'tel:02150950174']
const complain = (of = '') => [COMPLAIN, `/complainPage${of}`]
const write = ['Kirim email', '/customerService']
const askOfLoan = ask('/intelligentCustomerService?orderNo=7234')

test.each<[who: string, search: string, given: Parameters<typeof LoanHelp>[0], ways: string[][]]>([
  ['of a loan offers three ways', 'token=t', { orderId: LOAN }, [askOfLoan, call, complain('?orderNo=7234')]],
  ['of several loans leads to where a loan is chosen', 'token=t', {}, [ask(), call, complain()]],
  ['of a complaint leads elsewhere', 'token=t', { orderId: LOAN, without: ['complain'] }, [askOfLoan, call, write]],
  ['without a token has the ways that need none', 'userId=u&sessionId=s', { orderId: LOAN }, [call, write]],
])('A screen %s @REPAY-35 @REPAY-76', async (_who, search, given, ways) => {
  const links = await showHelp(search, given)
  // This router writes a number as quoted text; the app's own router does not.
  const address = (link: Element) => decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('"', '')
  expect(links.map((link) => [link.textContent, address(link)])).toEqual(ways)
})

test('Nobody is led away while a payment is being sent, but anybody may call @HELP-78', async () => {
  const links = await showHelp('token=t', { orderId: LOAN, isBusy: true })
  expect(links.map((link) => [link.textContent, link.inert ?? link.hasAttribute('inert')])).toEqual([
    [ASK, true],
    [CALL, false],
    [COMPLAIN, true],
  ])
})
