import { beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage, noDisk, tabHistory } from '../../../../tests/setup/payments/places.ts'
import { ApiError } from '../../../api/api-error.ts'
import type { LoanConfirmation } from '../../../api/confirmation.ts'
import { createJournal } from '../../../ledger/journal.ts'
import { LOANS, type StoredLoan } from './loan-entry.ts'
import { createLoanTaking } from './loan-taking.ts'

const PRODUCT = '1001'
// The fields of an offer that the rules read.
const OFFER = { productName: 'p', amount: { major: 3_000_000 }, periods: 91, termUnit: 'hari' } as LoanConfirmation
const failure = (kind: ApiError['kind']) =>
  new ApiError({ kind, operation: 'pushLoan', message: '', ...(kind === 'busy' && { rawCode: 429 }) })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** A phone, and a server that creates `makes` loans for each request. */
function phone() {
  let time = 1000
  const orders = ['paid long ago']
  const server = { makes: 1, answers: vi.fn(async () => ({ lendDetailsUrl: 'rupya://loan' })) }
  const readOrders = vi.fn(async (): Promise<string[] | undefined> => [...orders])
  const journal = createJournal(LOANS, {
    disk: noDisk,
    stored: memoryStorage<StoredLoan>(),
    history: tabHistory<StoredLoan>(),
    tabs: { tell: () => {}, onMessage: () => {} },
  })
  const open = (borrower = 'a user') =>
    createLoanTaking({
      productId: PRODUCT,
      journal,
      lock: async (_name, task) => task(),
      now: () => (time += 1),
      borrower: () => ({ borrower, isUser: true }),
      readOffer: async () => OFFER,
      readOrders,
      push: async () => {
        for (let made = 0; made < server.makes; made += 1) orders.push(`order ${orders.length}`)
        return server.answers()
      },
    })
  const take = async () => {
    const taking = open()
    taking.agree(taking.earlier())
    return (await taking.take(OFFER)).kind
  }
  return {
    open,
    take,
    /** Opens the offer again. */
    reopen: () => open().recover(),
    pass: (ms: number) => void (time += ms),
    newOrders: () => journal.read(PRODUCT).map((entry) => entry.newOrders),
    server,
    readOrders,
  }
}

test('A loan that was made twice of one tap is known as two', async () => {
  const { take, server, newOrders } = phone()
  server.makes = 2
  expect(await take()).toBe('accepted')
  expect(newOrders()).toEqual([2])
})

test('A loan that was made once is no news, however often it is looked at', async () => {
  const { take, reopen, newOrders, readOrders } = phone()
  expect(await take()).toBe('accepted')
  await reopen()
  expect(newOrders()).toEqual([undefined])
  expect(readOrders).toHaveBeenCalledTimes(2)
})

test('Two loans that were both wanted are two, and no doubles @RULE-121', async () => {
  const { take, server, reopen, newOrders } = phone()
  server.answers.mockRejectedValue(failure('network'))
  expect([await take(), await take()]).toEqual(['unknown', 'unknown'])
  await reopen()
  expect(newOrders()).toEqual([undefined, undefined])
})

test.each([
  ['the answer is lost', 'unknown', 1],
  ['the list cannot be read after a loan', 'accepted', 2],
] as const)('Where %s, the list tells when the offer is opened again', async (_what, taken, unread) => {
  const { take, server, reopen, newOrders, readOrders } = phone()
  server.makes = 2
  server.answers.mockImplementation(async () => {
    for (let time = 0; time < unread; time += 1) readOrders.mockResolvedValueOnce(undefined)
    if (taken === 'unknown') throw failure('network')
    return { lendDetailsUrl: 'rupya://loan' }
  })
  expect(await take()).toBe(taken)
  await vi.waitFor(() => expect(readOrders).toHaveBeenCalledTimes(1 + unread))
  expect(newOrders()).toEqual([undefined])
  await reopen()
  expect(newOrders()).toEqual([2])
})

test('A late order of a loan without an answer makes no double of the next one', async () => {
  const { take, server, reopen, newOrders } = phone()
  server.makes = 0
  server.answers.mockRejectedValueOnce(failure('network'))
  expect(await take()).toBe('unknown')
  server.makes = 2
  expect(await take()).toBe('accepted')
  await reopen()
  expect(newOrders()).toEqual([undefined, undefined])
})

test('A loan doubled after one without an answer counts as two', async () => {
  const { take, server, reopen, newOrders } = phone()
  server.answers.mockRejectedValueOnce(failure('network'))
  expect(await take()).toBe('unknown')
  server.makes = 2
  expect(await take()).toBe('accepted')
  expect(newOrders()).toEqual([undefined, 2])
  await reopen()
  expect(newOrders()).toEqual([undefined, 2])
})

test('A loan that turns out to be two asks again', async () => {
  const { open, server, readOrders } = phone()
  server.makes = 2
  server.answers.mockImplementation(async () => {
    readOrders.mockResolvedValueOnce(undefined)
    throw failure('network')
  })
  const taking = open()
  expect((await taking.take(OFFER)).kind).toBe('unknown')
  taking.agree(taking.earlier())
  expect(taking.earlier()).toEqual([])
  await taking.recover()
  expect(taking.earlier()).toMatchObject([{ newOrders: 2 }])
})

test('One list counts all that is left, and none is read while a tap reads its own', async () => {
  const { open, take, server, readOrders } = phone()
  server.answers.mockRejectedValue(failure('network'))
  expect([await take(), await take()]).toEqual(['unknown', 'unknown'])
  await vi.waitFor(() => expect(readOrders).toHaveBeenCalledTimes(4))
  readOrders.mockClear()
  const taking = open()
  await taking.recover()
  expect(readOrders).toHaveBeenCalledTimes(1)
  taking.agree(taking.earlier())
  readOrders.mockClear()
  const taken = taking.take(OFFER)
  await taking.recover()
  expect(readOrders).toHaveBeenCalledTimes(1)
  await taken
})

test('What the list shows hours later is of something else', async () => {
  const { take, server, reopen, pass, newOrders } = phone()
  server.makes = 0
  server.answers.mockRejectedValue(failure('network'))
  expect(await take()).toBe('unknown')
  pass(2 * 3_600_000)
  server.makes = 3
  expect(await take()).toBe('unknown')
  await reopen()
  expect(newOrders()).toEqual([undefined, 3])
})

test('A refusal with a new loan beside it is none: the first of two sendings made it', async () => {
  const { take, server } = phone()
  server.answers.mockRejectedValueOnce(failure('refused'))
  expect(await take()).toBe('unknown')
  server.answers.mockRejectedValueOnce(failure('refused'))
  expect(await take()).toBe('unknown')
  server.makes = 0
  server.answers.mockRejectedValueOnce(failure('refused'))
  expect(await take()).toBe('refused')
})

test.each([
  ['one was made, which is a loan without an answer', 1],
  ['none was made, and takes one', 0],
])('Where the list cannot be read after a refusal, the next tap looks whether %s', async (_which, made) => {
  const { open, take, server, readOrders, reopen } = phone()
  server.makes = made
  server.answers.mockImplementationOnce(async () => {
    for (let time = 0; time < 2; time += 1) readOrders.mockResolvedValueOnce(undefined)
    throw failure('refused')
  })
  expect(await take()).toBe('refused')
  await vi.waitFor(() => expect(readOrders).toHaveBeenCalledTimes(3))
  expect(open().earlier()).toEqual([])
  expect((await open().take(OFFER)).kind).toBe(made ? 'asks' : 'accepted')
  await reopen()
  expect(open().earlier()).toMatchObject([{ kind: made ? 'unknown' : 'accepted' }])
})

describe('A loan of which only the second sending was turned away', () => {
  test.each<[kind: 'busy' | 'session', how: string, (string[] | undefined)[]]>([
    ['busy', 'cannot be read', [undefined, undefined]],
    ['session', 'cannot be read after it', [['paid long ago'], undefined]],
    ['busy', 'shows it one reading late', [['paid long ago'], ['paid long ago']]],
  ])('(%s) asks before another one, where the list %s', async (kind, _how, lists) => {
    const { open, server, readOrders } = phone()
    server.answers.mockRejectedValueOnce(failure(kind))
    for (const list of lists) readOrders.mockResolvedValueOnce(list)
    // The list that is read after the refusal.
    readOrders.mockResolvedValueOnce(undefined)
    const taking = open()
    expect(await taking.take(OFFER)).toMatchObject({ kind: 'refused', isTurnedAway: true })
    await new Promise((resolve) => setImmediate(resolve))
    expect(taking.earlier()).toEqual([])
    expect((await taking.take(OFFER)).kind).toBe('asks')
    expect(taking.earlier()).toMatchObject([{ kind: 'unknown' }])
    expect(server.answers).toHaveBeenCalledOnce()
  })

  test('is not settled by the list of another borrower', async () => {
    const { open, server, readOrders } = phone()
    server.answers.mockRejectedValueOnce(failure('busy'))
    for (let time = 0; time < 4; time += 1) readOrders.mockResolvedValueOnce(['paid long ago'])
    const taking = open()
    expect((await taking.take(OFFER)).kind).toBe('refused')
    await new Promise((resolve) => setImmediate(resolve))
    expect((await open('another user').take(OFFER)).kind).toBe('accepted')
    expect((await taking.take(OFFER)).kind).toBe('asks')
  })

  test('asks nothing where two readings show none', async () => {
    const { take, server } = phone()
    server.makes = 0
    server.answers.mockRejectedValueOnce(failure('session'))
    expect(await take()).toBe('refused')
    server.makes = 1
    expect(await take()).toBe('accepted')
  })
})
