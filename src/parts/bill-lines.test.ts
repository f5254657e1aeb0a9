import { expect, test } from 'vitest'
import { payloadOf } from '../../mocks/examples.ts'
import { readReply } from '../../tests/setup/read-reply.ts'
import { afterExtension, billLinesOf } from './bill-lines.ts'

const line = (text: string, value: string | undefined) => ({ text, value })

test('The bill is the order’s first amount and first day, with the server’s labels @LOAN-49', () => {
  const penalty = line('Termasuk denda', 'Rp54.500')
  expect(billLinesOf([line('Tagihan', 'Rp1.144.500'), penalty, line('Jatuh tempo', '2026-11-17')])).toEqual({
    amount: line('Tagihan', 'Rp1.144.500'),
    due: line('Jatuh tempo', '2026-11-17'),
    rest: [penalty],
  })
})

test('A database’s placeholder day is no due date, and no other day replaces it @LOAN-50', () => {
  const [none, taken] = [line('Jatuh tempo', '1970-01-01'), line('Dicairkan', '2026-10-01')]
  expect(billLinesOf([none, taken])).toMatchObject({ due: undefined, rest: [line('Jatuh tempo', undefined), taken] })
  expect(afterExtension([taken, none])).toEqual([])
  const [at, born] = [line('Dicairkan', '0000-00-00 00:00:00'), line('Lahir', '1985-03-01')]
  expect(billLinesOf([taken, at, born]).rest).toEqual([line('Dicairkan', undefined), born])
})

test('Of numbers without a currency only a grouped one is the amount', () => {
  const contract = line('Nomor kontrak', '20261125')
  const owed = line('Tagihan', '1.144.500')
  expect(billLinesOf([contract, owed]).amount).toBe(owed)
  expect(billLinesOf([contract, line('Tagihan', '1144500')]).amount).toBeUndefined()
})

test.each(['91 hari', '0,1% per hari', 'BCA •••• 4417', 'Rp1.000.000 – Rp8.000.000', 'Rp', '91', '2026-11-31'])(
  'What is neither an amount nor a day, such as %j, stays a line among the others @LOAN-49',
  (value) => {
    const rest = [line('Lain', value)]
    expect(billLinesOf(rest)).toEqual({ amount: undefined, due: undefined, rest })
  },
)

test.each(
  [
    ['723421968459640174', '081290014417', '019', '0,1', '12,50', '10.90.000', '1090000 / 2026', '-1090000'],
    ['Rp9.007.199.254.740.993', '9007199254740993', '1.090.000 (3x)', 'Rp1.090.000,-Rp2', '12/-3'],
  ].flat(),
)('Another number, such as %j, is no amount', (value) => {
  expect(billLinesOf([line('Lain', value)]).amount).toBeUndefined()
})

test.each(
  [
    ['Rp1.090.000', 'Rp\u00a01.090.000', 'Rp. 1.090.000', 'RP1.090.000', 'IDR 1.090.000', 'Rp1.090.000,00'],
    ['Rp1.090.000,-', 'Rp 1.090.000,--', 'Rp1.090.000.-', '1.090.000,-', '1090000', '1.090.000', '1.090.000,00'],
    ['₹7,250', '₹ 7,250.00', 'Rs. 7,250', 'Rs.7,250/-', 'Rs 7250', '₹1,25,000/-', 'INR 7,250.50'],
    ['7,250/-', '7250', '7,250', '1,25,000', '1,25,000.50', '125,000'],
  ].flat(),
)('An amount may be written as %s @LOAN-49', (value) => {
  expect(billLinesOf([line('Tagihan', value)]).amount).toEqual(line('Tagihan', value))
})

test('A number without a currency is not the bill beside an amount that has one @LOAN-49', () => {
  const bill = line('Tagihan', 'Rp1.144.500')
  expect(billLinesOf([line('Kontrak', '20261125'), bill]).amount).toBe(bill)
  expect(afterExtension([line('Kontrak', '20261125'), bill])).toEqual([bill])
})

test('After an extension its first amount is owed, until its last day @LOAN-52', () => {
  const { detail } = readReply('getExtension', payloadOf('getExtension', 'extension-open-overdue')).orderDetail
  expect(afterExtension(detail)).toEqual([line('Tagihan', 'Rp1.144.500'), line('Jatuh tempo baru', '2026-12-05')])
  expect(afterExtension([line('Tagihan', undefined)])).toEqual([])
})
