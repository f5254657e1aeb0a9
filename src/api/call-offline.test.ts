import { beforeEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { getLoanDetails } from './generated/outcomes.ts'

const OFFLINE = { onLine: false }
const ONLINE = { onLine: true }

beforeEach(() => void vi.useFakeTimers())

test.each([
  ['was offline before and after', [OFFLINE, OFFLINE], 0, true],
  ['was offline before and after, and slow to say so', [OFFLINE, OFFLINE], 2999, true],
  ['was offline before and after three seconds', [OFFLINE, OFFLINE], 3000, false],
  ['was online between, in a long wait', [OFFLINE, ONLINE, OFFLINE], 20_000, false],
  ['went offline meanwhile', [ONLINE, OFFLINE], 0, false],
  ['came back online meanwhile', [OFFLINE, ONLINE], 0, false],
  ['thinks that it is online', [ONLINE, ONLINE], 0, false],
  ['does not tell', [{}, {}], 0, false],
])('Of a call without a reply: the phone %s', async (_what, [before, ...later], ms, seemsUnsent) => {
  vi.stubGlobal('navigator', before)
  vi.stubGlobal('fetch', () => {
    for (const phone of later) {
      vi.stubGlobal('navigator', phone)
      vi.advanceTimersByTime(ms / later.length)
    }
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  const sent = call(getLoanDetails, { body: { productId: '1001', orderId: '723421968459640174' } })
  await expect(sent).rejects.toMatchObject({ kind: 'network', seemsUnsent })
})
