import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyWebUrl } from '../../../tests/setup/any-text.ts'
import { decidePayment } from './link-policy.ts'
import { ADDRESSES, asDecision, attacks, HOST, visible } from '../../../tests/setup/link-samples.ts'

describe('A payment', () => {
  const SITES = [HOST, 'http://localhost:4020']
  const refused = { kind: 'refused', reason: 'origin' }

  test.each(attacks)('never goes to %s %s', (_address, _trick, written) => {
    expect(decidePayment(written, SITES)).toEqual(refused)
  })

  test.each(ADDRESSES.map((row): [string, typeof row] => [visible(row[0]), row]))(
    'goes where a page of the lender would open, and nowhere else: %s',
    (_title, [address, kind, opened]) => {
      expect(decidePayment(address, SITES)).toEqual(kind === 'page' ? asDecision(kind, opened) : refused)
    },
  )

  test('goes to exactly the origins that are named; to none where none is @RULE-46', () => {
    fc.assert(
      fc.property(anyWebUrl, fc.array(anyWebUrl), (address, sites) => {
        const known = sites.some((site) => new URL(site).origin === new URL(address).origin)
        expect(decidePayment(address, sites).kind).toBe(known ? 'page' : 'refused')
        expect(decidePayment(address, [...sites, address]).kind).toBe('page')
        expect(decidePayment(address, []).kind).toBe('refused')
      }),
    )
  })

  test('is over https where the site is', () => {
    expect(decidePayment('http://pages.rupya.example/', SITES)).toEqual(refused)
    expect(decidePayment('https://localhost:4020/', SITES)).toEqual(refused)
    expect(decidePayment('http://localhost:4021/', SITES)).toEqual(refused)
    expect(decidePayment('http://localhost:4020/a', SITES)).toEqual({ kind: 'page', url: 'http://localhost:4020/a' })
  })
})
