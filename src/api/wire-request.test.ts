import { expect, test } from 'vitest'
import { openAddress } from '../../tests/setup/location.ts'
import { getInstalments } from './generated/outcomes.ts'
import { wireRequest } from './wire-request.ts'

test.each([
  ['a+b', 'a b', 'a b'],
  ['a%2Bb', 'a+b', 'a+b'],
  ['a%20b', 'a b', 'a b'],
  // A header has no spaces at its ends, and only ASCII.
  ['%20a+', ' a ', '%20a%20'],
  ['caf%C3%A9', 'café', 'caf%C3%A9'],
])('A value of a session, %s in the address, is the same in query and header', (written, value, header) => {
  openAddress(`/repayment?userId=1&sessionId=2&deviceId=${written}`)
  const { url, headers } = wireRequest(getInstalments, { body: {} })
  const [, query = ''] = url.split('?')
  expect(headers['deviceId']).toBe(header)
  // Servers that read a plus as a space, and servers that read it as a plus.
  expect([new URLSearchParams(query).get('deviceId'), decodeURIComponent(query)]).toEqual([value, `deviceId=${value}`])
})
