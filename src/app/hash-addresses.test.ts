import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter, anyWebUrl } from '../../tests/setup/any-text.ts'
import { parseSearch, stringifySearch } from '../lib/search.ts'
import { ownAddress } from '../platform/links/own-address.ts'
import { canonicalAddress, hashRewrite, rewriteInPlace } from './hash-addresses.ts'

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
    expect(write('/borrowDetail?token=1&zzz=%7B1%7D&orderId=3')).toBe('/?token=1&zzz=%7B1%7D#/borrowDetail/?orderId=3')
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

describe('A site at any path', () => {
  const HOST = 'http://localhost'
  /** The base path of this site: two folders above the module that finds it. */
  const BASE = ownAddress('/')
  const placed = rewriteInPlace(hashRewrite(new Map([['/borrowDetail', ['orderId']]])))
  const readPlaced = (href: string) => String(placed.input({ url: new URL(HOST + href) })).slice(HOST.length)
  const writePlaced = (href: string) => String(placed.output({ url: new URL(HOST + href) })).slice(HOST.length)

  test('reads its routes without the path and writes them with it', () => {
    expect(BASE).toMatch(/^\/.+\/$/)
    for (const [route, address] of [
      ['/order?token=1#top', `${BASE}order/?token=1#top`],
      ['/?token=1', `${BASE}?token=1`],
      ['/borrowDetail?token=1&orderId=2', `${BASE}?token=1#/borrowDetail/?orderId=2`],
    ] as const) {
      expect(writePlaced(route)).toBe(address)
      expect(readPlaced(address)).toBe(route)
    }
  })

  test('reads a page in each of its spellings; addresses beside the site stay', () => {
    expect(readPlaced(`${BASE}order?token=1`)).toBe('/order?token=1')
    expect(readPlaced(`${BASE}order/index.html?token=1`)).toBe('/order?token=1')
    expect(readPlaced(`${BASE}index.html`)).toBe('/')
    expect(readPlaced('/elsewhere/order/')).toBe('/elsewhere/order/')
  })

  test('writes a hash address at its root, and leaves the router’s input as it was', () => {
    expect(canonicalAddress(`${BASE}order/?token=1#/borrowDetail?orderId=2`, placed)).toBe(
      `${BASE}?token=1#/borrowDetail/?orderId=2`,
    )
    const url = new URL(`${HOST}/order`)
    placed.output({ url })
    placed.input({ url: new URL(HOST + BASE) })
    expect(url.pathname).toBe('/order')
  })
})
