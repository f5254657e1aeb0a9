import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter, anyWebUrl } from '../../tests/setup/any-text.ts'
import { parseSearch, stringifySearch } from '../lib/search.ts'
import { canonicalAddress, hashRewrite } from './hash-addresses.ts'

const own = new Map([['/borrowDetail', ['productId', 'orderId']]])
const rewrite = hashRewrite(own)
const { input, output } = rewrite
const read = (href: string) => String(input({ url: new URL(href, 'http://localhost') })).replace('http://localhost', '')
const write = (href: string) =>
  String(output({ url: new URL(href, 'http://localhost') })).replace('http://localhost', '')

describe('A hash address', () => {
  test('is read as a route with all its parameters', () => {
    expect(read('/?token=1#/borrowDetail/?productId=2&orderId=3')).toBe('/borrowDetail?token=1&productId=2&orderId=3')
    expect(read('/index.html?token=1#/borrowDetail?orderId=3')).toBe('/borrowDetail?token=1&orderId=3')
  })

  test('is written with the screen’s own parameters inside and all others before the #', () => {
    expect(write('/borrowDetail?token=1&zzz=%7B1%7D&productId=2&orderId=3')).toBe(
      '/?token=1&zzz=%7B1%7D#/borrowDetail/?productId=2&orderId=3',
    )
  })

  test('comes back as it was, whatever the parameters hold', () => {
    const text = fc.string({ unit: anyCharacter })
    fc.assert(
      fc.property(fc.record({ token: text, zzz: text, productId: text, orderId: text }), (params) => {
        const route = `/borrowDetail${stringifySearch(params)}`
        expect(parseSearch(new URL(read(write(route)), 'http://localhost').search)).toEqual(params)
      }),
    )
  })

  test('is written in one way only, however it came', () => {
    expect(
      canonicalAddress('/repayment?token=1&orderId=old&zzz=1#/borrowDetail/?orderId=new&productId=2', rewrite),
    ).toBe('/?token=1&zzz=1#/borrowDetail/?orderId=new&productId=2')
    // A plain fragment stays.
    expect(canonicalAddress('/loanDetails?token=1#details', rewrite)).toBe('/loanDetails?token=1#details')
    fc.assert(
      fc.property(anyWebUrl, fc.string({ unit: anyCharacter }), (url, text) => {
        const href = `${new URL(url).pathname}${new URL(url).search}#/borrowDetail/?${text}`
        const once = canonicalAddress(href, rewrite)
        expect(canonicalAddress(once, rewrite)).toBe(once)
      }),
    )
  })

  test.each([
    '/index.html?token=1%23/borrowDetail?orderId=3',
    '/index.html%23/borrowDetail?token=1&orderId=3',
    '/%23/borrowDetail/?token=1&orderId=3',
  ])('whose # came encoded is written as one: %s', (href) => {
    expect(canonicalAddress(href, rewrite)).toBe('/?token=1#/borrowDetail/?orderId=3')
  })

  test.each(['/?a=1#//evil.example/x', '/#/\\evil.example', '/#/https://evil.example'])(
    '%s stays on this origin',
    (href) => {
      expect(new URL(String(input({ url: new URL(href, 'http://localhost') }))).origin).toBe('http://localhost')
    },
  )
})
