import { expect, test } from 'vitest'
import { payloadOf } from '../../../mocks/examples.ts'
import { readReply } from '../../../tests/setup/read-reply.ts'
import { afterExtension, billLinesOf } from './bill-lines.ts'

const line = (text: string, value: string | undefined) => ({ text, value })

test('The bill is the first amount and the first day of the order’s lines, with the server’s own labels', () => {
  const penalty = line('Termasuk denda', 'Rp54.500')
  expect(billLinesOf([line('Tagihan', 'Rp1.144.500'), penalty, line('Jatuh tempo', '2026-11-17')])).toEqual({
    amount: line('Tagihan', 'Rp1.144.500'),
    due: line('Jatuh tempo', '2026-11-17'),
    rest: [penalty],
  })
})

test.each(['91 hari', '0,1% per hari', 'BCA •••• 4417', 'Rp1.000.000 – Rp8.000.000', 'Rp', '1090000', '2026-11-31'])(
  'What is neither an amount nor a day, such as %j, stays a line among the others',
  (value) => {
    expect(billLinesOf([line('Lain', value)])).toEqual({
      amount: undefined,
      due: undefined,
      rest: [line('Lain', value)],
    })
  },
)

test.each(['Rp1.090.000', 'Rp 1.090.000', '₹7,250', '₹ 7,250', 'Rs. 7,250', 'IDR 1.090.000', 'INR 7,250.50'])(
  'An amount may be written as %s',
  (value) => {
    expect(billLinesOf([line('Tagihan', value)]).amount).toEqual(line('Tagihan', value))
  },
)

test('After an extension its first amount is owed, until its last day', () => {
  const { detail } = readReply('getExtension', payloadOf('getExtension', 'extension-open-overdue')).orderDetail
  expect(afterExtension(detail)).toEqual([line('Tagihan', 'Rp1.144.500'), line('Jatuh tempo baru', '2026-12-05')])
  expect(afterExtension([line('Tagihan', undefined)])).toEqual([])
})
