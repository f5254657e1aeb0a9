import { expect, test, vi } from 'vitest'
import { purchase, reading, screen } from '../../../../tests/setup/payments/flow-screen.ts'

const what = { way: 'account', purpose: 'bill', amount: purchase.amount, periods: undefined } as const
const paidElsewhere = { ...reading, paid: 109_000_000, paidPeriods: [1] }

test('What was paid elsewhere is kept at once, although the order is not read @RULE-115', async () => {
  const { payments, readOrder, entry } = screen()
  readOrder.mockReturnValue(new Promise(() => {}))
  expect(await payments.report(what)).toEqual({ kind: 'reported' })
  expect(entry()).toMatchObject({ way: 'account', status: { kind: 'reported' } })
})

test('What was paid elsewhere is not called noted on a phone that cannot write it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
    throw new Error('no entropy')
  })
  const { payments, entries } = screen()
  expect(await payments.report(what)).toEqual({ kind: 'failed' })
  expect(entries()).toEqual([])
})

test('A payment elsewhere, reported twice, is one unless its payer says otherwise', async () => {
  const { payments, entries } = screen()
  await payments.report(what)
  await payments.report(what)
  expect(entries()).toHaveLength(1)
  await payments.report(what, { isAnother: true })
  expect(entries()).toMatchObject([{ status: { kind: 'reported' } }, { status: { kind: 'reported' } }])
})

test('The order ends a payment made elsewhere, which proves no later second one', async () => {
  const { payments, readOrder, entries } = screen()
  readOrder.mockResolvedValue(paidElsewhere)
  await payments.report(what, { seen: reading })
  await payments.check()
  expect(entries()).toMatchObject([{ status: { kind: 'shown', was: { kind: 'reported' } } }])
  // The page still holds the reading of before.
  await payments.report(what, { seen: reading })
  await payments.check()
  expect(entries()).toMatchObject([{ status: { kind: 'shown' } }, { status: { kind: 'reported' } }])
})

test('A stale reading after another payment was shown proves no payment made elsewhere', async () => {
  const { payments, readOrder, entries } = screen()
  readOrder.mockResolvedValue(paidElsewhere)
  await payments.report(what, { seen: reading })
  await payments.check()
  await payments.report(what, { seen: reading })
  // A screen that opens now settles what this page has read before, and then reads.
  readOrder.mockResolvedValue(reading)
  await payments.check()
  readOrder.mockResolvedValue(paidElsewhere)
  await payments.check()
  expect(entries()).toMatchObject([{ status: { kind: 'shown' } }, { status: { kind: 'reported' } }])
  readOrder.mockResolvedValue({ ...reading, paid: 2 * paidElsewhere.paid, paidPeriods: [1, 2] })
  await payments.check()
  expect(entries()).toMatchObject([{ status: { kind: 'shown' } }, { status: { kind: 'shown' } }])
})

test('A fee that was paid before does not hide that the order shows a bill', async () => {
  const { payments, readOrder, entries } = screen()
  const due = { 1: '2026-12-04', 2: '2027-01-03' }
  await payments.report({ ...what, purpose: 'extension' }, { seen: { ...reading, due } })
  readOrder.mockResolvedValue({ ...reading, due: { ...due, 1: '2026-12-18' } })
  await payments.check()
  const without = { ...paidElsewhere, due: { 2: due[2] } }
  await payments.report({ ...what, periods: { from: 2, to: 2 } }, { seen: without })
  readOrder.mockResolvedValue({ ...without, paid: 2 * without.paid, paidPeriods: [1, 2] })
  await payments.check()
  expect(entries()).toMatchObject([{ status: { kind: 'shown' } }, { status: { kind: 'shown' } }])
})

test('An answer about one hand-over says nothing of another', async () => {
  const { payments, entries } = screen()
  for (const period of [1, 2]) {
    const intent = {
      way: 'alipay',
      purpose: 'bill',
      amount: what.amount,
      periods: { from: period, to: period },
    } as const
    const begin = () => payments.begin(intent, async () => ({ kind: 'handedOver' }))
    const result = await begin()
    if (result.kind !== 'asks') continue
    payments.agree(result.reason)
    await begin()
  }
  const [first, second] = entries()
  await payments.answerHandOver(second!, false)
  expect(entries()).toMatchObject([{ status: { kind: 'handedOver' } }, { status: { kind: 'deniedAtSite' } }])
  // In another tab.
  await payments.answerHandOver(second!, true)
  await payments.answerHandOver(first!, false)
  expect(entries()).toMatchObject([{ status: { kind: 'deniedAtSite' } }, { status: { kind: 'reported' } }])
})

test('A yes to an address that says less means the payment reported before', async () => {
  const { payments, entries } = screen()
  await payments.report({ ...what, purpose: 'extension' })
  await payments.report(what, { mayBeSent: true })
  expect(entries()).toHaveLength(1)
})
