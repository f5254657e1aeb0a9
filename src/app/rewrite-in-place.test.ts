import { expect, test } from 'vitest'
import { ownAddress } from '../platform/links/own-address.ts'
import { canonicalAddress, hashRewrite } from './hash-addresses.ts'
import { rewriteInPlace } from './rewrite-in-place.ts'

const HOST = 'http://localhost'
/** The base path of this site: two folders above the module that finds it. */
const BASE = ownAddress('/')
const rewrite = rewriteInPlace(hashRewrite(new Map([['/borrowDetail', ['orderId']]])))
const read = (href: string) => String(rewrite.input({ url: new URL(HOST + href) })).slice(HOST.length)
const write = (href: string) => String(rewrite.output({ url: new URL(HOST + href) })).slice(HOST.length)

test('A site at any place reads its routes without the place and writes them with it', () => {
  expect(BASE).toMatch(/^\/.+\/$/)
  for (const [route, address] of [
    ['/order?token=1#top', `${BASE}order/?token=1#top`],
    ['/?token=1', `${BASE}?token=1`],
    ['/borrowDetail?token=1&orderId=2', `${BASE}?token=1#/borrowDetail/?orderId=2`],
  ] as const) {
    expect(write(route)).toBe(address)
    expect(read(address)).toBe(route)
  }
})

test('A page is read in each of its spellings; addresses beside the site stay', () => {
  expect(read(`${BASE}order?token=1`)).toBe('/order?token=1')
  expect(read(`${BASE}order/index.html?token=1`)).toBe('/order?token=1')
  expect(read(`${BASE}index.html`)).toBe('/')
  expect(read('/elsewhere/order/')).toBe('/elsewhere/order/')
})

test('A hash address is written at the site’s root, and the router’s input stays', () => {
  expect(canonicalAddress(`${BASE}order/?token=1#/borrowDetail?orderId=2`, rewrite)).toBe(
    `${BASE}?token=1#/borrowDetail/?orderId=2`,
  )
  const url = new URL(`${HOST}/order`)
  rewrite.output({ url })
  rewrite.input({ url: new URL(HOST + BASE) })
  expect(url.pathname).toBe('/order')
})
