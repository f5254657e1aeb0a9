import { expect, test, vi } from 'vitest'
import { entryOf, PAID_OFF, SHOWN } from '../../../../tests/setup/payments/places.ts'
import { receiptLines, receiptOfPayment } from './receipt.ts'

const LOAN = { orderId: '723421968459640174', name: 'Dana Cepat', phone: '021-5095-0174' }
const NOW = Date.parse('2026-11-27T14:30:00+07:00')
const READ = Date.parse('2026-11-27T09:00:00+07:00')

const noteAt = (...[entry, readAt]: [Parameters<typeof receiptOfPayment>[0], number?]) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  return receiptOfPayment(entry, LOAN, readAt).note
}

test('A receipt says when the loan was read last, and not when it is opened @REPAY-79', () => {
  expect(noteAt(entryOf(), READ)).toMatch(/2026-11-27 09:00 /)
})

test('A receipt that was compared with no loan says so @REPAY-79', () => {
  expect(noteAt(entryOf())).not.toMatch(/\d/)
  expect(noteAt(entryOf())).not.toBe('')
})

test('A receipt of a paid loan claims no more than its amounts prove @REPAY-79', () => {
  expect(noteAt(entryOf({ status: SHOWN }))).toBe('Dibayar, dan tercatat di pinjaman.')
  expect(noteAt(entryOf({ status: PAID_OFF }))).toBe('Pinjaman ini sudah lunas.')
})

test('Nothing of the lender is on what a borrower only noted @REPAY-79', () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const noted = receiptOfPayment(entryOf({ kind: 'reported', way: 'account' }), LOAN, READ)
  const accepted = receiptOfPayment(entryOf(), LOAN, READ)
  expect(receiptLines(accepted).slice(-4)).toEqual([
    'Rupya Finance',
    'NBFC-00.00000 · OJK KEP-00/D.05/2026',
    'Telepon 021-5095-0174',
    expect.stringMatching(/^Dibuat 2026-11-27 14:30 WIB$/),
  ])
  expect(receiptLines(noted).join()).not.toMatch(/Rupya/)
  expect(noted.title).not.toBe(accepted.title)
})
