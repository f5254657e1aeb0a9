import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../tests/setup/any-text.ts'
import { addressParams, openHash, parseHashAddress, parseSearch, stringifySearch } from './search.ts'

/** Any text that an address can carry: URLs cannot hold half a surrogate pair. */
const anyText = fc.string({ unit: anyCharacter })
const anyParams = fc.dictionary(
  fc.oneof(fc.constantFrom('token', 'gid', '__proto__', 'constructor', ''), anyText),
  anyText,
)

describe('Parameters of an address', () => {
  test('keep any text to the letter, whatever its name @RULE-58', () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        expect(Object.entries(parseSearch(stringifySearch(params)))).toEqual(Object.entries(params))
      }),
    )
  })

  test('of a parameter that comes twice the last one counts', () => {
    expect(parseSearch('?token=first&token=second')).toEqual({ token: 'second' })
  })

  test('inside the fragment win over those before it', () => {
    expect(addressParams('/?token=1&orderId=outer#/borrowDetail/?orderId=inner&productId=2')).toEqual({
      token: '1',
      orderId: 'inner',
      productId: '2',
    })
  })
})

test.each([
  ['/index.html%23/borrowDetail?orderId=1', '/index.html#/borrowDetail?orderId=1'],
  ['/%23/payway?orderId=1', '/#/payway?orderId=1'],
  ['/?token=1%23/borrowDetail/?orderId=%23/2', '/?token=1#/borrowDetail/?orderId=%23/2'],
  ['/?token=1#/borrowDetail/?orderId=%23/2', '/?token=1#/borrowDetail/?orderId=%23/2'],
  ['/?token=%23%2F&gid=%23', '/?token=%23%2F&gid=%23'],
  ['/loanDetails?back=https://x/%23/home&token=1', '/loanDetails?back=https://x/%23/home&token=1'],
])('%s is the address %s', (came, read) => {
  expect(openHash(came)).toBe(read)
})

test('A fragment is an address only when it starts with #/', () => {
  expect(parseHashAddress('#/borrowDetail/?orderId=1?2')).toEqual({ path: '/borrowDetail', params: { orderId: '1?2' } })
  expect(parseHashAddress('#/')).toEqual({ path: '/', params: {} })
  expect(parseHashAddress('#section')).toBeUndefined()
})
