// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { amountSentToPay, clearSentToPay, storeSentToPay } from './last-payment.ts'

const ORDER = '723421968459640174'
const HOUR = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  clearSentToPay(ORDER)
})

test('Who left to pay an order is remembered for that order alone, until it is known what became of it', () => {
  storeSentToPay(ORDER, { minor: 109_000_000 })
  expect(amountSentToPay(ORDER)).toEqual({ minor: 109_000_000 })
  expect(amountSentToPay('723421968459640180')).toBeUndefined()
  clearSentToPay(ORDER)
  expect(amountSentToPay(ORDER)).toBeUndefined()
})

test('Nobody is asked about a payment of yesterday; a clock that was set back changes nothing', () => {
  storeSentToPay(ORDER, { minor: 1 })
  vi.setSystemTime(Date.now() + 23 * HOUR)
  expect(amountSentToPay(ORDER)).toEqual({ minor: 1 })
  vi.setSystemTime(Date.now() - 48 * HOUR)
  expect(amountSentToPay(ORDER)).toEqual({ minor: 1 })
  vi.setSystemTime(Date.now() + 72 * HOUR)
  expect(amountSentToPay(ORDER)).toBeUndefined()
})
