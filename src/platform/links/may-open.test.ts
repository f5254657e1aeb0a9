import { expect, test } from 'vitest'
import { ADDRESSES, attacks } from '../../../tests/setup/link-samples.ts'
import { mayOpen } from './may-open.ts'

test('A hostile link is not offered at all @LOAN-70', () => {
  expect(attacks.filter(([, , written]) => mayOpen(written))).toEqual([])
  expect([undefined, ''].filter(mayOpen)).toEqual([])
})

test('A link that opens somewhere is offered, whether a page, a site or the app', () => {
  const offered = ADDRESSES.filter(([address, kind]) => kind !== 'refused' && address.startsWith('rupya:'))
  expect(offered.length).toBeGreaterThan(0)
  for (const [address] of offered) expect(mayOpen(address)).toBe(true)
  expect(mayOpen('https://partner.example/a')).toBe(true)
})
