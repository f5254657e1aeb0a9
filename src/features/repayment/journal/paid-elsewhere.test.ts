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

test('A yes to an address that says less means the payment reported before', async () => {
  const { payments, entries } = screen()
  await payments.report({ ...what, purpose: 'extension' })
  await payments.report(what, { mayBeSent: true })
  expect(entries()).toHaveLength(1)
})
