import { afterEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { getLoanDetails } from './generated/outcomes.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['was offline before and after', { onLine: false }, { onLine: false }, true],
  ['went offline meanwhile', { onLine: true }, { onLine: false }, false],
  ['came back online meanwhile', { onLine: false }, { onLine: true }, false],
  ['thinks that it is online', { onLine: true }, { onLine: true }, false],
  ['does not tell', {}, {}, false],
])('Of a call without a reply nothing has left only where the phone %s', async (_what, before, after, isUnsent) => {
  vi.stubGlobal('navigator', before)
  vi.stubGlobal('fetch', () => {
    vi.stubGlobal('navigator', after)
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  const sent = call(getLoanDetails, { body: { productId: '1001', orderId: '723421968459640174' } })
  await expect(sent).rejects.toMatchObject({ kind: 'network', isUnsent })
})
