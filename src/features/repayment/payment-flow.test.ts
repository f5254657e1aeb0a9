import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { worldInNode } from '../../../mocks/node.ts'
import type { World } from '../../../mocks/world.ts'
import { openAddress } from '../../../tests/setup/location.ts'
import { loanQuery } from '../../api/loan.ts'
import { confirmPayment, payByCard, repaymentWaysQuery } from '../../api/repayment.ts'
import { removeStored } from '../../platform/storage/storage.ts'
import { keepPayment, readKeptPayment } from './kept-payment.ts'
import { rememberMade, wasMadeSince } from './made-payment.ts'
import { keptKey, madeKey } from './payment-keys.ts'
import { createPaymentFlow } from './payment-flow.ts'

const ORDER = { productId: '1001', orderId: '723421968459640174' }
const AMOUNTS = [109_000_000, 50_000_000] as const
/** As on a device that was never used. Without localStorage, as here, the platform keeps it in memory. */
const forget = () => {
  for (const keyOf of [keptKey, madeKey]) removeStored(keyOf(ORDER.orderId))
}
const { open, start, stop } = worldInNode('/gateway')

beforeAll(start)
afterAll(stop)
beforeEach(() => {
  openAddress('/payway?token=1&userId=2&sessionId=3')
  forget()
  // Only the date: what waits for the network goes on.
  vi.useFakeTimers({ toFake: ['Date'], now: 1_795_000_000_000 })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Network = 'good' | 'request-lost' | 'reply-lost' | 'server-error' | 'session-ended' | 'offline'

/** Plays a borrower with a phone: pages that come and go, taps, and a network that fails. */
async function play() {
  const world: World = await open('card-needs-code')
  // One card wants a code, another is paid at once.
  const [first] = world.repayment.wallets.findMany()
  const cards = first?.cards ?? []
  await world.repayment.wallets.updateMany((q) => q.where(() => true), {
    data(wallet) {
      wallet.codeFor = [cards[0]?.id ?? '']
    },
  })
  /** Payments that the borrower knows of: seen as accepted, or the order was read after them. */
  let known = 0
  /** By token, what the screen showed when Pay was tapped on it; by record, when the code was sent. */
  const shownAt = new Map<string, number>()
  const sent: string[] = []
  const waiting: Promise<unknown>[] = []
  const onItsWay: Promise<unknown>[] = []
  const accepted = () => world.repayment.payments.findMany()

  /** Money that was sent while there was a payment of which the borrower did not know, or of an amount not shown. */
  let blind = 0
  const noteBlindness = () => {
    if (accepted().length > known) blind += 1
  }

  async function page(amount: number) {
    let here = true
    setNetwork('good')
    const { repayToken } = await new QueryClient().fetchQuery(repaymentWaysQuery(ORDER.orderId))
    const flow = createPaymentFlow({
      commit: (payment) => {
        if (payment.sendMsg === 0) {
          sent.push(payment.repayToken)
          noteBlindness()
        }
        return onTheWire(payByCard(payment))
      },
      confirm: (code) => {
        noteBlindness()
        return onTheWire(confirmPayment(code))
      },
      readOrder: async () => {
        await new QueryClient().fetchQuery(loanQuery(ORDER))
        known = accepted().length
      },
      // A page that is gone gets no further than this.
      isOnline: async () => (here ? network !== 'offline' : new Promise<boolean>(() => {})),
      kept: () => readKeptPayment({ orderId: ORDER.orderId, amount, cards }),
      // A page that is gone neither writes nor says anything any more.
      keep: (payment) => here && keepPayment(ORDER.orderId, payment),
      paidSince: (moment) => wasMadeSince(ORDER.orderId, moment),
      now: Date.now,
      onAccepted: ({ amount: paid }) => {
        rememberMade(ORDER.orderId, { amount: paid, isAccepted: true })
        if (here) known = accepted().length
      },
      onNotice: () => {},
    })
    return {
      flow,
      amount,
      repayToken,
      leave: () => {
        here = false
      },
    }
  }

  /** What was sent arrives, also when the page that sent it is gone. */
  function onTheWire<Reply>(request: Promise<Reply>) {
    onItsWay.push(request.catch(() => {}))
    return request
  }

  let network: Network = 'good'
  function setNetwork(next: Network) {
    network = next
    delete world.overrides.fault
    delete world.overrides.lost
    if (next === 'request-lost' || next === 'offline') world.overrides.fault = 'offline'
    if (next === 'server-error' || next === 'session-ended') world.overrides.fault = next
    if (next === 'reply-lost') world.overrides.lost = ['commitRepayment', 'confirmRepayment']
  }

  let current = await page(AMOUNTS[0])
  return {
    setNetwork,
    slow: (ms: number) => {
      world.overrides.latency = ms
    },
    blind: () => blind,
    accepted,
    sent,
    shownAt,
    pay: (cardIndex: number, taps: number) => {
      const { flow, amount, repayToken } = current
      const card = cards[cardIndex]
      if (!card) throw new Error('The world has two cards')
      for (let tap = 0; tap < taps; tap += 1) {
        const before = flow.current().step
        if (before === 'idle' || before === 'refused') shownAt.set(repayToken, amount)
        waiting.push(flow.pay({ orderId: ORDER.orderId, amount, couponId: '', repayToken, card }))
      }
    },
    confirm: (code: string) => {
      const now = current.flow.current()
      if (now.step === 'needsCode' && now.purchase.amount !== current.amount) blind += 1
      waiting.push(current.flow.confirm(code))
    },
    askAgain: () => waiting.push(current.flow.askAgain()),
    cancel: () => current.flow.cancel(),
    check: () => waiting.push(current.flow.checkOrder()),
    settle: () => Promise.all([...waiting.splice(0), ...onItsWay.splice(0)]),
    reload: async (amountIndex: number) => {
      current.leave()
      waiting.length = 0
      current = await page(AMOUNTS[amountIndex] ?? AMOUNTS[0])
    },
    step: () => current.flow.current().step,
  }
}

type Borrower = Awaited<ReturnType<typeof play>>

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
      forget()
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
  rememberMade(ORDER.orderId, { amount: AMOUNTS[0], isAccepted: true })
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
