import { QueryClient } from '@tanstack/react-query'
import type { World } from '../../mocks/world.ts'
import { loanQuery } from '../../src/api/loan.ts'
import { confirmPayment, payByCard, repaymentWaysQuery } from '../../src/api/repayment.ts'
import { storeMadePayment, wasPaidSince } from '../../src/features/repayment/last-payment/last-payment.ts'
import { storedPaymentKey, madePaymentKey } from '../../src/features/repayment/last-payment/payment-keys.ts'
import { createPaymentFlow } from '../../src/features/repayment/payway/payment-flow.ts'
import { persistPayment, readStoredPayment } from '../../src/features/repayment/payway/stored-payment.ts'
import { removeStored } from '../../src/platform/storage/storage.ts'

export const ORDER = { productId: '1001', orderId: '723421968459640174' }
export const AMOUNTS = [109_000_000, 50_000_000] as const

/** As on a device that was never used. Without localStorage, as in Node, the platform keeps it in memory. */
export const clearDevice = () => {
  for (const keyOf of [storedPaymentKey, madePaymentKey]) removeStored(keyOf(ORDER.orderId))
}

export type Network = 'good' | 'request-lost' | 'reply-lost' | 'server-error' | 'session-ended' | 'offline'

/** Plays a borrower with a phone in a world: pages that come and go, taps, and a network that fails. */
export async function playPayments(world: World) {
  // One card wants a code, another is paid at once.
  const [first] = world.repayment.wallets.findMany()
  const cards = first?.cards ?? []
  await world.repayment.wallets.updateMany((q) => q.where(() => true), {
    data(wallet) {
      wallet.cardsNeedingCode = [cards[0]?.id ?? '']
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
      readStored: () => readStoredPayment({ orderId: ORDER.orderId, amount: { minor: amount }, cards }),
      // A page that is gone neither writes nor says anything any more.
      persist: (payment) => here && persistPayment(ORDER.orderId, payment),
      paidSince: (moment) => wasPaidSince(ORDER.orderId, moment),
      now: Date.now,
      onAccepted: ({ amount: paid }) => {
        storeMadePayment(ORDER.orderId, { amount: paid, isAccepted: true })
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
        waiting.push(flow.pay({ orderId: ORDER.orderId, amount: { minor: amount }, couponId: '', repayToken, card }))
      }
    },
    confirm: (code: string) => {
      const now = current.flow.current()
      if (now.step === 'needsCode' && now.purchase.amount.minor !== current.amount) blind += 1
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

export type Borrower = Awaited<ReturnType<typeof playPayments>>
