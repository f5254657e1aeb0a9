import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { purchase, reading, screen } from '../../../../tests/setup/payments/flow-screen.ts'
import { ApiError } from '../../../api/api-error.ts'
import type { Purchase } from './payment.ts'

const network = (operation: 'commitRepayment' | 'confirmRepayment' | 'getLoanDetails') =>
  new ApiError({ kind: 'network', operation, message: '' })
const refused = (code: 'other' | 'duplicatePayment') =>
  new ApiError({ kind: 'refused', operation: 'commitRepayment', code, message: 'no' })

const wrongCode = new ApiError({ kind: 'refused', operation: 'confirmRepayment', code: 'wrongCode', message: '' })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const tenTimes = <Result>(tap: () => Promise<Result>) => Promise.all(Array.from({ length: 10 }, tap))

test('Ten taps on Pay and ten on the code send one request each, of what was shown @RULE-71', async () => {
  const { flow, commit, confirm, onAccepted, entry } = screen()
  await tenTimes(() => flow.pay(purchase))
  expect(commit).toHaveBeenCalledOnce()
  expect(commit).toHaveBeenCalledWith(
    expect.objectContaining({ orderId: 'o', amount: purchase.amount, cardId: 'c', repayToken: 't', sendMsg: 0 }),
    expect.anything(),
  )
  expect(commit.mock.lastCall?.[1].toString()).toBe(entry()?.id)
  await tenTimes(() => flow.confirm('123456'))
  expect(confirm).toHaveBeenCalledExactlyOnceWith(
    { orderId: 'o', verifyCode: '123456', repaymentRecordId: 'r' },
    expect.anything(),
  )
  expect(confirm.mock.lastCall?.[1].toString()).toBe(entry()?.key)
  expect(entry()?.key).not.toBe(entry()?.id)
  expect(flow.current().step).toBe('accepted')
  expect(onAccepted).toHaveBeenCalledOnce()
  expect(entry()).toMatchObject({ status: { kind: 'accepted' }, card: 'BCA •••• 4417' })
})

test('After a lost reply nothing is sent until the borrower was asked @RULE-69', async () => {
  const { flow, commit, onNotice, entry } = screen()
  commit.mockRejectedValueOnce(network('commitRepayment'))
  await flow.pay(purchase)
  expect(flow.current()).toEqual({ step: 'unknown' })
  expect(entry()?.status.kind).toBe('unknown')
  expect(onNotice).toHaveBeenCalledWith({ kind: 'lost' })
  await flow.pay(purchase)
  expect(commit).toHaveBeenCalledOnce()
  expect(flow.question()?.entries).toMatchObject([{ status: { kind: 'unknown' } }])
  await flow.payAgain()
  expect(commit).toHaveBeenCalledTimes(2)
  expect(flow.current().step).toBe('needsCode')
})

test('Offline the order cannot be read: nothing is sent, and nothing becomes unknown', async () => {
  const { flow, commit, readOrder, onNotice, entry } = screen()
  readOrder.mockRejectedValue(network('getLoanDetails'))
  await flow.pay(purchase)
  expect(commit).not.toHaveBeenCalled()
  expect(flow.current().step).toBe('idle')
  expect(onNotice).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unread' }))
  expect(entry()).toBeUndefined()
})

test('A phone that cannot write the payment sends nothing, says so, and keeps the code that it has', async () => {
  const { flow, commit, confirm, onNotice, entry } = screen()
  const random = vi.spyOn(crypto, 'getRandomValues')
  const fails = () => {
    throw new Error('no entropy')
  }
  random.mockImplementationOnce(fails)
  await flow.pay(purchase)
  expect(onNotice).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'unsent' }))
  expect(flow.current().step).toBe('idle')
  expect(commit).not.toHaveBeenCalled()

  await flow.pay(purchase)
  random.mockImplementationOnce(fails)
  await flow.confirm('123456')
  expect(onNotice).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'unsent' }))
  expect(confirm).not.toHaveBeenCalled()
  expect(entry()).toMatchObject({ status: { kind: 'awaitsCode' } })
  await flow.confirm('123456')
  expect(flow.current().step).toBe('accepted')
})

test('A loan that was paid off meanwhile is not paid', async () => {
  const { flow, commit, readOrder, onNotice } = screen()
  readOrder.mockResolvedValue({ ...reading, isPaidOff: true })
  await flow.pay(purchase)
  expect(commit).not.toHaveBeenCalled()
  expect(onNotice).toHaveBeenCalledWith({ kind: 'paidOff' })
})

test('A refusal is certain, and a duplicate is not', async () => {
  const { flow, commit, entry } = screen()
  commit.mockRejectedValueOnce(refused('other'))
  await flow.pay(purchase)
  expect(flow.current()).toMatchObject({ step: 'refused', refusal: { message: 'no' } })
  expect(entry()?.status.kind).toBe('refused')
  commit.mockRejectedValueOnce(refused('duplicatePayment'))
  await flow.pay(purchase)
  expect(flow.current()).toEqual({ step: 'unknown', duplicate: 'no' })
  expect(entry()).toMatchObject({ status: { kind: 'duplicate' } })
})

test('A code is never confirmed by another session than the one that sent the payment', async () => {
  const { flow, commit, confirm, session, onNotice } = screen()
  commit.mockImplementation(async () => {
    session.mockReturnValue('newer')
    return { needValid: true, repayRecordId: 'r' }
  })
  await flow.pay(purchase)
  await flow.confirm('123456')
  expect(confirm).not.toHaveBeenCalled()
  expect(onNotice).toHaveBeenCalledWith({ kind: 'replaced', mayBePaid: false })
})

test('A code step that is cancelled ends its payment', async () => {
  const { flow, entry } = screen()
  await flow.pay(purchase)
  flow.cancel()
  expect(flow.current().step).toBe('idle')
  expect(entry()).toMatchObject({ status: { kind: 'refused' } })
})

test('A refused code may have been taken: another payment asks, and another code does not @RULE-122', async () => {
  const { flow, confirm, commit, entry } = screen()
  await flow.pay(purchase)
  confirm.mockRejectedValueOnce(wrongCode)
  await flow.confirm('123456')
  expect(flow.current().step).toBe('needsCode')
  const waiting = flow.current()
  flow.cancel()
  expect(flow.current().step).toBe('idle')
  await flow.pay(purchase)
  expect(flow.question()?.entries).toHaveLength(1)
  expect(entry()?.status.kind).toBe('codeRefused')
  // The borrower can go back to the code.
  flow.dismissQuestion()
  expect(flow.comeBack(waiting)).toBe(true)
  await flow.confirm('654321')
  expect(entry()?.status.kind).toBe('accepted')
  expect(commit).toHaveBeenCalledOnce()
})

test('Of a code that got no answer nobody says that it was refused, as the one before it was', async () => {
  const { flow, confirm, entry } = screen()
  await flow.pay(purchase)
  confirm.mockRejectedValueOnce(wrongCode)
  await flow.confirm('123456')
  expect(entry()?.status.kind).toBe('codeRefused')
  confirm.mockRejectedValueOnce(network('confirmRepayment'))
  await flow.confirm('654321')
  expect(entry()).toMatchObject({ status: { kind: 'unknown' } })
})

test('After a refused code the right one pays', async () => {
  const { flow, confirm, entry } = screen()
  await flow.pay(purchase)
  confirm.mockRejectedValueOnce(wrongCode)
  for (const code of ['123456', '654321']) await flow.confirm(code)
  expect(entry()?.status.kind).toBe('accepted')
})

test('A payment made elsewhere meanwhile stands before the code', async () => {
  const { flow, payments, confirm } = screen()
  await flow.pay(purchase)
  await payments.report({ way: 'account', purpose: 'bill', amount: purchase.amount, periods: undefined })
  await flow.confirm('123456')
  expect(confirm).not.toHaveBeenCalled()
  expect(flow.question()?.entries).toMatchObject([{ way: 'account', status: { kind: 'reported' } }])
  await flow.payAgain()
  expect(confirm).toHaveBeenCalledOnce()
})

const paidElsewhere = { ...reading, paid: 109_000_000, paidPeriods: [1] }

test('What the order shows while the answer is awaited stays shown when it comes', async () => {
  const { flow, commit, payments, readOrder, entry } = screen()
  const answer = Promise.withResolvers<{ needValid: boolean; repayRecordId: string }>()
  commit.mockReturnValueOnce(answer.promise)
  const tapped = flow.pay(purchase)
  await vi.waitFor(() => expect(commit).toHaveBeenCalledOnce())
  readOrder.mockResolvedValue(paidElsewhere)
  await payments.check()
  expect(entry()?.status).toEqual({ kind: 'shown', was: { kind: 'sending' } })
  answer.resolve({ needValid: false, repayRecordId: 'r' })
  await tapped
  expect(entry()?.status).toEqual({ kind: 'shown', was: { kind: 'accepted' } })
})

test.each([
  ['named', purchase],
  ['not named', { ...purchase, periods: undefined }],
])('An instalment that was paid elsewhere stands before the code: %s', async (_how, bought) => {
  const { flow, readOrder, commit, confirm } = screen()
  readOrder.mockResolvedValue({ ...reading, due: { 1: '2026-11-26' } })
  await flow.pay(bought)
  readOrder.mockResolvedValue(paidElsewhere)
  await flow.confirm('123456')
  expect(confirm).not.toHaveBeenCalled()
  expect(flow.question()).toEqual({ entries: [], paidPeriods: [1] })
  expect(flow.current().step).toBe('needsCode')
  await flow.payAgain()
  expect(confirm).toHaveBeenCalledOnce()
  expect(commit).toHaveBeenCalledOnce()
})

test('Where the order cannot be read the code is not sent, and one tap tries again', async () => {
  const { flow, readOrder, confirm, onNotice, entry } = screen()
  await flow.pay(purchase)
  const before = flow.current()
  readOrder.mockRejectedValueOnce(network('getLoanDetails'))
  await flow.confirm('123456')
  expect(confirm).not.toHaveBeenCalled()
  expect(onNotice).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unread' }))
  expect(flow.current()).toEqual(before)
  expect(entry()?.status.kind).toBe('awaitsCode')
  await flow.confirm('123456')
  expect(confirm).toHaveBeenCalledOnce()
})

test('An order that gives no answer for ten seconds cannot be read @RULE-115', async () => {
  vi.useFakeTimers()
  try {
    const { flow, readOrder, commit, onNotice } = screen()
    readOrder.mockReturnValueOnce(new Promise(() => {}))
    const tapped = flow.pay(purchase)
    await vi.advanceTimersByTimeAsync(9999)
    expect(flow.current().step).toBe('checking')
    await vi.advanceTimersByTimeAsync(1)
    await tapped
    expect(onNotice).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unread' }))
    expect(commit).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})

test('A loan that was paid off while the code was awaited is not paid', async () => {
  const { flow, readOrder, confirm, onNotice, entry } = screen()
  await flow.pay(purchase)
  readOrder.mockResolvedValue({ ...reading, isPaidOff: true })
  await flow.confirm('123456')
  expect(confirm).not.toHaveBeenCalled()
  expect(onNotice).toHaveBeenCalledWith({ kind: 'paidOff' })
  expect(entry()?.status.kind).toBe('refused')
})

const fee: Purchase = { ...purchase, amount: { minor: 32_700_000 }, purpose: 'extension', periods: undefined }

test('The fee of an extension that is not offered is not sent', async () => {
  const { flow, readOffer, commit, onNotice, entry } = screen()
  readOffer.mockResolvedValue(false)
  await flow.pay(fee)
  expect(readOffer).toHaveBeenCalledWith(fee.amount)
  expect(commit).not.toHaveBeenCalled()
  expect(onNotice).toHaveBeenCalledWith({ kind: 'notOffered' })
  expect(entry()).toBeUndefined()
})

test('Nor is its code, where the offer has ended since', async () => {
  const { flow, readOffer, commit, confirm, onNotice, entry } = screen()
  await flow.pay(fee)
  expect(commit).toHaveBeenCalledOnce()
  readOffer.mockResolvedValue(false)
  await flow.confirm('123456')
  expect(confirm).not.toHaveBeenCalled()
  expect(onNotice).toHaveBeenCalledWith({ kind: 'notOffered' })
  expect(flow.current().step).toBe('idle')
  expect(entry()?.status.kind).toBe('refused')
})

test('A payment of the bill asks for no offer', async () => {
  const { flow, readOffer } = screen()
  await flow.pay(purchase)
  expect(readOffer).not.toHaveBeenCalled()
})

test('A question that is asked before a way to pay is chosen sends nothing once it is answered', async () => {
  const { flow, commit, payments, entry } = screen()
  await payments.report({ way: 'account', purpose: 'bill', amount: purchase.amount, periods: undefined })
  flow.askFirst({ entries: [entry()].filter((found) => found !== undefined), paidPeriods: [] })
  expect(flow.sendsOnceAgreed()).toBe(false)
  await flow.payAgain()
  expect(commit).not.toHaveBeenCalled()
})

test('A question that a tap on Pay meets says that agreeing pays', async () => {
  const { flow, commit, payments } = screen()
  await payments.report({ way: 'account', purpose: 'bill', amount: purchase.amount, periods: undefined })
  await flow.pay(purchase)
  expect(flow.sendsOnceAgreed()).toBe(true)
  expect(commit).not.toHaveBeenCalled()
  await flow.payAgain()
  expect(commit).toHaveBeenCalledOnce()
})
