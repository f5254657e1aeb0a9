// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openAddress } from '../../tests/setup/location.ts'
import { claimStorage } from '../platform/storage/storage.ts'
import { useServicePhone } from './service-phone.tsx'

beforeEach(() => sessionStorage.clear())

const Phone = ({ said, orderId }: { said?: string | undefined; orderId?: string }) => (
  <p>{useServicePhone(said, orderId)}</p>
)

/** The phone shown at an address, after the server sent `said` there or nothing. */
function phoneAt(search: string, said?: string) {
  openAddress(`/?${search}`)
  render(<Phone said={said} />)
  const { textContent } = screen.getByRole('paragraph')
  cleanup()
  return textContent
}

const [ORDER, LENDER] = ['021-5095-0174', '021-5095-0100']

test.each([
  ['the same order', 'token=a&market=id&orderId=1', ORDER],
  ['the same order, by its other name', 'token=a&market=id&orderNo=1', ORDER],
  ['another order', 'token=a&market=id&orderId=2', LENDER],
  ['no order', 'token=a&market=id', LENDER],
])('The phone of an order is that of %s only as it should be', (_, search, phone) => {
  expect(phoneAt('token=a&market=id&orderId=1', ORDER)).toBe(ORDER)
  expect(phoneAt(search)).toBe(phone)
})

test('The next borrower of this tab finds nothing of the orders of the one before', () => {
  openAddress('/?token=a&userId=1&orderId=31')
  claimStorage()
  phoneAt('token=a&userId=1&orderId=31', ORDER)
  sessionStorage.setItem('other code', '1')
  expect(Object.values(sessionStorage).join()).toContain(ORDER)
  openAddress('/?token=b&userId=2&orderId=2')
  claimStorage()
  expect(Object.values(sessionStorage).join()).not.toContain(ORDER)
  expect(sessionStorage.getItem('other code')).toBe('1')
})

test('What the server says now is newer, and a text without a number is none', () => {
  phoneAt('token=a&orderId=1', ORDER)
  expect(phoneAt('token=a&orderId=1', '021-5095-0175')).toBe('021-5095-0175')
  for (const said of ['-', '24 jam', 'Senin-Jumat 8-17', '08.00-17.00', '8:00 - 17:30'])
    expect(phoneAt('token=a&orderId=1', said)).toBe('021-5095-0175')
  expect(phoneAt('token=a&orderId=1', ' 021-5095-0176 / 021-5095-0177')).toBe('021-5095-0176')
  expect(phoneAt('token=a&orderId=1', '1500-174 atau 1500-175')).toBe('1500-174')
})

test('Two screens of an order show one phone as soon as one knows it', async () => {
  openAddress('/?token=a&orderId=1')
  render([<Phone key="1" />, <Phone key="2" said={ORDER} />])
  expect(await screen.findAllByText(ORDER)).toHaveLength(2)
})

test('Where storage is switched off the order’s phone is known until a reload', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(phoneAt('token=a&market=id&orderId=7', ORDER)).toBe(ORDER)
  expect(phoneAt('token=a&market=id&orderId=7')).toBe(ORDER)
})

test('A screen that finds its order shares one phone with what is beside it', () => {
  phoneAt('token=a&market=id&orderId=1', ORDER)
  openAddress('/?token=a&market=id')
  const { rerender } = render([<Phone key="1" />, <Phone key="2" orderId="1" />])
  expect(screen.getAllByText(ORDER)).toHaveLength(2)
  rerender(<Phone />)
  expect(screen.getByText(LENDER)).toBeDefined()
})
