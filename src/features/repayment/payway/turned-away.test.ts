import { describe, expect, test } from 'vitest'
import { purchase, screen } from '../../../../tests/setup/payments/flow-screen.ts'
import { ApiError } from '../../../api/api-error.ts'

const wrongCode = new ApiError({ kind: 'refused', operation: 'confirmRepayment', code: 'wrongCode', message: '' })

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
})

test('A code that is turned away after one that was refused does not take back that it may be paid', async () => {
  const { flow, confirm, entry } = screen()
  await flow.pay(purchase)
  confirm.mockRejectedValueOnce(wrongCode)
  await flow.confirm('123457')
  confirm.mockRejectedValueOnce(turnedAway('confirmRepayment', 'busy'))
  await flow.confirm('123456')
  expect(entry()).toMatchObject({ status: { kind: 'codeDoubted' } })
})

test('Who says that they paid what was turned away has a report of it', async () => {
  const { flow, commit, payments, entry } = screen()
  commit.mockRejectedValueOnce(turnedAway('commitRepayment', 'busy'))
  await flow.pay(purchase)
  const { amount, purpose, periods } = purchase
  await payments.report({ way: 'account', amount, purpose, periods }, { mayBeSent: true })
  expect(entry()).toMatchObject({ status: { kind: 'reported' }, way: 'account' })
})

test('Who mistyped a code and says that they paid has a report of it', async () => {
  const { flow, confirm, payments, entry } = screen()
  await flow.pay(purchase)
  confirm.mockRejectedValueOnce(wrongCode)
  await flow.confirm('123457')
  const { amount, purpose, periods } = purchase
  await payments.report({ way: 'account', amount, purpose, periods }, { mayBeSent: true })
  expect(entry()).toMatchObject({ status: { kind: 'reported' }, way: 'account' })
})
