import { beforeEach, describe, expect, test, vi } from 'vitest'
import { purchase, reading, screen } from '../../../../tests/setup/payments/flow-screen.ts'
import { ApiError } from '../../../api/api-error.ts'
import type { Purchase } from './payment.ts'

const network = (operation: 'commitRepayment' | 'confirmRepayment' | 'getLoanDetails') =>
  new ApiError({ kind: 'network', operation, message: '' })
const refused = (code: 'other' | 'duplicatePayment') =>
  new ApiError({ kind: 'refused', operation: 'commitRepayment', code, message: 'no' })

const unread = network('getLoanDetails')
const wrongCode = new ApiError({ kind: 'refused', operation: 'confirmRepayment', code: 'wrongCode', message: '' })
const paidOff = { ...reading, isPaidOff: true }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const tenTimes = <Result>(tap: () => Promise<Result>) => Promise.all(Array.from({ length: 10 }, tap))

test('Ten taps on Pay and ten on the code send one request each, of what was shown @RULE-71', async () => {
  const { flow, commit, confirm, readOffer, onAccepted, entry } = screen()
  await tenTimes(() => flow.pay(purchase))
  // Only an extension is asked about.
  expect(readOffer).not.toHaveBeenCalled()
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

test('Who agreed to pay again in spite of a refused code is asked again once a right one may have been taken', async () => {
  const { flow, commit, confirm, readOrder, entry } = screen()
  await flow.pay(purchase)
  confirm.mockRejectedValueOnce(wrongCode)
  await flow.confirm('1')
  const waiting = flow.current()
  flow.cancel()
  await flow.pay(purchase)
  readOrder.mockRejectedValueOnce(unread)
  await flow.payAgain()
  flow.comeBack(waiting)
  confirm.mockRejectedValueOnce(network('confirmRepayment'))
  await flow.confirm('123456')
  expect(entry()?.status.kind).toBe('unknown')
  await flow.pay(purchase)
  expect(commit).toHaveBeenCalledOnce()
  expect(flow.question()?.entries).toMatchObject([{ status: { kind: 'unknown' } }])
})

const fee: Purchase = { ...purchase, amount: { minor: 32_700_000 }, purpose: 'extension', periods: undefined }

test.each<
  [what: string, bought: Purchase, says: (ports: ReturnType<typeof screen>) => void, notice: string, code: string]
>([
  ['cannot be read', purchase, ({ readOrder }) => readOrder.mockRejectedValue(unread), 'unread', 'awaitsCode'],
  ['is paid off', purchase, ({ readOrder }) => readOrder.mockResolvedValue(paidOff), 'paidOff', 'refused'],
  ['offers no extension', fee, ({ readOffer }) => readOffer.mockResolvedValue(false), 'notOffered', 'refused'],
])('Of an order that %s neither a payment is sent nor its code', async (_what, bought, says, notice, code) => {
  const ports = screen()
  const { flow, commit, confirm, onNotice, entry } = ports
  says(ports)
  await flow.pay(bought)
  expect(commit).not.toHaveBeenCalled()
  expect(onNotice).toHaveBeenLastCalledWith(expect.objectContaining({ kind: notice }))
  expect([flow.current().step, entry()]).toEqual(['idle', undefined])

  ports.readOrder.mockResolvedValue(reading)
  ports.readOffer.mockResolvedValue(true)
  await flow.pay(bought)
  expect(commit).toHaveBeenCalledOnce()
  says(ports)
  await flow.confirm('123456')
  expect(confirm).not.toHaveBeenCalled()
  expect(onNotice).toHaveBeenCalledTimes(2)
  expect(onNotice).toHaveBeenLastCalledWith(expect.objectContaining({ kind: notice }))
  expect(entry()?.status.kind).toBe(code)
  // Of a code that still waits one tap tries again.
  ports.readOrder.mockResolvedValue(reading)
  await flow.confirm('123456')
  expect(confirm).toHaveBeenCalledTimes(code === 'awaitsCode' ? 1 : 0)
})

test('A phone that cannot store the payment sends nothing, says so, and keeps its code', async () => {
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

test('A cancelled code step ends its payment; only a refused code makes the next ask @RULE-122', async () => {
  const { flow, confirm, commit, entry } = screen()
  await flow.pay(purchase)
  flow.cancel()
  expect(flow.current().step).toBe('idle')
  expect(entry()?.status.kind).toBe('refused')

  await flow.pay(purchase)
  confirm.mockRejectedValueOnce(wrongCode)
  await flow.confirm('123456')
  const waiting = flow.current()
  expect(waiting.step).toBe('needsCode')
  flow.cancel()
  await flow.pay(purchase)
  expect(flow.question()?.entries).toHaveLength(1)
  expect(entry()?.status.kind).toBe('codeRefused')
  // The borrower can go back to the code.
  flow.dismissQuestion()
  expect(flow.comeBack(waiting)).toBe(true)
  await flow.confirm('654321')
  expect(entry()?.status.kind).toBe('accepted')
  expect(commit).toHaveBeenCalledTimes(2)
})

test('A code without an answer is not called refused, though one before it was', async () => {
  const { flow, confirm, entry } = screen()
  await flow.pay(purchase)
  confirm.mockRejectedValueOnce(wrongCode)
  await flow.confirm('123456')
  expect(entry()?.status.kind).toBe('codeRefused')
  confirm.mockRejectedValueOnce(network('confirmRepayment'))
  await flow.confirm('654321')
  expect(entry()).toMatchObject({ status: { kind: 'unknown' } })
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

test('An order that gives no answer for ten seconds cannot be read @RULE-115', async () => {
  vi.useFakeTimers()
  const { flow, readOrder, commit, onNotice } = screen()
  readOrder.mockReturnValueOnce(new Promise(() => {}))
  const tapped = flow.pay(purchase)
  await vi.advanceTimersByTimeAsync(9999)
  expect(flow.current().step).toBe('checking')
  await vi.advanceTimersByTimeAsync(1)
  await tapped
  expect(onNotice).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unread' }))
  expect(commit).not.toHaveBeenCalled()
})

test('A question comes before anything is sent, and only a tap on Pay asks it', async () => {
  const { flow, commit, payments, entries } = screen()
  const what = { way: 'account', purpose: 'bill', amount: purchase.amount, periods: undefined } as const
  await payments.report(what)
  flow.askFirst({ entries: entries(), paidPeriods: [] })
  expect(flow.sendsOnceAgreed()).toBe(false)
  await flow.payAgain()
  // Another one, about which nobody has agreed.
  await payments.report(what, { isAnother: true })
  await flow.pay(purchase)
  expect(flow.sendsOnceAgreed()).toBe(true)
  expect(commit).not.toHaveBeenCalled()
  await flow.payAgain()
  expect(commit).toHaveBeenCalledOnce()
})

/** A refusal before processing, from a server that may not know an earlier send by the browser. */
const turnedAway = (operation: 'commitRepayment' | 'confirmRepayment', kind: 'busy' | 'session') =>
  new ApiError({ kind, operation, rawCode: kind === 'busy' ? 429 : 401, retryAfter: 30, message: '' })

describe.each(['busy', 'session'] as const)('A payment that is turned away (%s)', (kind) => {
  test('asks before it is made again, and is no open payment for the next screens', async () => {
    const { flow, commit, entry } = screen()
    commit.mockRejectedValueOnce(turnedAway('commitRepayment', kind))
    await flow.pay(purchase)
    expect(flow.current()).toMatchObject({ step: 'refused', refusal: { code: kind } })
    expect(entry()).toMatchObject({ status: { kind: 'turnedAway' } })
    await flow.pay(purchase)
    expect(flow.question()?.entries).toEqual([entry()])
    expect(commit).toHaveBeenCalledOnce()
    await flow.payAgain()
    expect(flow.current().step).toBe('needsCode')
  })

  test('with its code may take the code once more, and another payment asks', async () => {
    const { flow, confirm, entry } = screen()
    await flow.pay(purchase)
    confirm.mockRejectedValueOnce(turnedAway('confirmRepayment', kind))
    await flow.confirm('123456')
    expect(flow.current()).toMatchObject({ step: 'needsCode', refusal: { code: kind } })
    expect(entry()).toMatchObject({ status: { kind: 'codeUnseen' } })
    confirm.mockRejectedValueOnce(wrongCode)
    await flow.confirm('123457')
    // The turned-away code may have been right, so this is more than a typing mistake.
    expect(entry()).toMatchObject({ status: { kind: 'codeDoubted' } })
    await flow.confirm('123456')
    expect(flow.current().step).toBe('accepted')
  })

  test('with its code after one that was refused does not take back that it may be paid', async () => {
    const { flow, confirm, entry } = screen()
    await flow.pay(purchase)
    confirm.mockRejectedValueOnce(wrongCode)
    await flow.confirm('123457')
    confirm.mockRejectedValueOnce(turnedAway('confirmRepayment', kind))
    await flow.confirm('123456')
    expect(entry()).toMatchObject({ status: { kind: 'codeDoubted' } })
  })
})

test.each<[what: string, happen: (ports: ReturnType<typeof screen>) => Promise<void>]>([
  [
    'paid what was turned away',
    async ({ flow, commit }) => {
      commit.mockRejectedValueOnce(turnedAway('commitRepayment', 'busy'))
      await flow.pay(purchase)
    },
  ],
  [
    'paid, with a code that was mistyped',
    async ({ flow, confirm }) => {
      await flow.pay(purchase)
      confirm.mockRejectedValueOnce(wrongCode)
      await flow.confirm('123457')
    },
  ],
])('Who says that they %s has a report of it', async (_what, happen) => {
  const ports = screen()
  await happen(ports)
  const { amount, purpose, periods } = purchase
  await ports.payments.report({ way: 'account', amount, purpose, periods }, { mayBeSent: true })
  expect(ports.entry()).toMatchObject({ status: { kind: 'reported' }, way: 'account' })
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
