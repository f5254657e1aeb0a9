import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { worldInNode } from '../../../../mocks/node.ts'
import { openAddress } from '../../../../tests/setup/location.ts'
import {
  AMOUNTS,
  type Borrower,
  clearDevice,
  type Network,
  ORDER,
  playPayments,
} from '../../../../tests/setup/play-payments.ts'
import { storeMadePayment } from '../last-payment/last-payment.ts'

const { open, start, stop } = worldInNode('/gateway')
const play = async () => playPayments(await open('card-needs-code'))

beforeAll(start)
afterAll(stop)
beforeEach(() => {
  openAddress('/payway?token=1&userId=2&sessionId=3')
  clearDevice()
  // Only the date: what waits for the network goes on.
  vi.useFakeTimers({ toFake: ['Date'], now: 1_795_000_000_000 })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const named = (name: string, action: (borrower: Borrower) => unknown) =>
  Object.assign(action, { toString: () => name, [fc.toStringMethod]: () => name })

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

const anyNetwork = fc.constantFrom<Network[]>(
  'good',
  'reply-lost',
  'reply-lost',
  'request-lost',
  'server-error',
  'session-ended',
  'offline',
)

/** Often what moves money, and enough of what gets in its way. */
const actions = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({ card: fc.nat(1), taps: fc.constantFrom(1, 10) })
      .map(({ card, taps }) => named(`pay ${card} x${taps}`, (borrower) => borrower.pay(card, taps))),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('123456', '123456', '654321')
      .map((code) => named(`confirm ${code}`, (borrower) => borrower.confirm(code))),
  },
  { weight: 5, arbitrary: fc.constant(named('wait for answers', (borrower) => borrower.settle())) },
  { weight: 4, arbitrary: fc.constant(named('a moment', () => new Promise((resolve) => setTimeout(resolve, 0)))) },
  {
    weight: 3,
    arbitrary: anyNetwork.map((network) => named(`network ${network}`, (borrower) => borrower.setNetwork(network))),
  },
  {
    weight: 3,
    arbitrary: fc.nat(1).map((amount) => named(`reload with amount ${amount}`, (borrower) => borrower.reload(amount))),
  },
  { weight: 1, arbitrary: fc.constant(named('ask again', (borrower) => borrower.askAgain())) },
  { weight: 1, arbitrary: fc.constant(named('cancel', (borrower) => borrower.cancel())) },
  { weight: 1, arbitrary: fc.constant(named('check order', (borrower) => borrower.check())) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(30_000, 61_000, 400_000).map((ms) => named(`${ms} ms pass`, () => void pass(ms))),
  },
)

test('Whatever is tapped, delayed, lost or reloaded: one payment for a token, of the amount that was shown', async () => {
  let payments = 0
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 10, maxLength: 40 }), async (list) => {
      clearDevice()
      const borrower = await play()
      for (const action of list) await action(borrower)
      await borrower.settle()
      expect(borrower.blind()).toBe(0)
      const accepted = borrower.accepted()
      expect(new Set(accepted.map(({ token }) => token)).size).toBe(accepted.length)
      for (const { token, amount } of accepted) expect(amount).toBe(borrower.shownAt.get(token))
      payments += accepted.length
    }),
    { numRuns: 200 },
  )
  // Or nothing was tried at all.
  expect(payments).toBeGreaterThan(20)
}, 120_000)

test('Ten taps on Pay and ten on the code send one request each', async () => {
  const borrower = await play()
  borrower.pay(0, 10)
  await borrower.settle()
  expect(borrower.sent).toHaveLength(1)
  for (let tap = 0; tap < 10; tap += 1) borrower.confirm('123456')
  await borrower.settle()
  expect(borrower.step()).toBe('accepted')
  expect(borrower.accepted()).toHaveLength(1)
})

test('After a lost reply nothing is sent, not even after a reload, until the order was read', async () => {
  const borrower = await play()
  borrower.setNetwork('reply-lost')
  borrower.pay(1, 1)
  await borrower.settle()
  expect(borrower.step()).toBe('unknown')
  await borrower.reload(0)
  expect(borrower.step()).toBe('unknown')
  borrower.pay(1, 3)
  await borrower.settle()
  expect(borrower.sent).toHaveLength(1)
  borrower.setNetwork('request-lost')
  borrower.check()
  await borrower.settle()
  expect(borrower.step()).toBe('unknown')
  borrower.setNetwork('good')
  borrower.check()
  await borrower.settle()
  expect(borrower.step()).toBe('idle')
})

test('A page that goes away while it waits for the server comes back with an unknown result', async () => {
  const borrower = await play()
  borrower.slow(200)
  borrower.pay(1, 1)
  await vi.waitFor(() => expect(borrower.sent).toHaveLength(1))
  await borrower.reload(0)
  expect(borrower.step()).toBe('unknown')
})

test('A code step survives a reload for its own amount only', async () => {
  const borrower = await play()
  borrower.pay(0, 1)
  await borrower.settle()
  await borrower.reload(0)
  expect(borrower.step()).toBe('needsCode')
  await borrower.reload(1)
  expect(borrower.step()).toBe('idle')
})

test('Offline, nothing is sent and nothing becomes unknown', async () => {
  const borrower = await play()
  borrower.setNetwork('offline')
  borrower.pay(1, 5)
  await borrower.settle()
  expect(borrower.step()).toBe('idle')
  expect(borrower.sent).toHaveLength(0)
})

test('A page that was open while the order was paid elsewhere sends nothing', async () => {
  const borrower = await play()
  pass(1000)
  storeMadePayment(ORDER.orderId, { amount: { minor: AMOUNTS[0] }, isAccepted: true })
  borrower.pay(1, 2)
  await borrower.settle()
  expect(borrower.sent).toEqual([])
  // Whoever opens it afterwards sees that payment, and may pay the next.
  pass(1000)
  await borrower.reload(0)
  borrower.pay(1, 1)
  await borrower.settle()
  expect(borrower.sent).toHaveLength(1)
})
