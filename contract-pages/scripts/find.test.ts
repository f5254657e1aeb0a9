import { expect, test } from 'vitest'
import { type Entry, find, indexOf } from './find.ts'

const entry = (kind: Entry['kind'], name: string, about = ''): Entry => ({ kind, name, about, to: `${name}.html` })

const index = indexOf([
  entry('field', 'wrongCodeCount'),
  entry('outcome', 'wrongCode', '800006 of confirmRepayment'),
  entry('operation', 'confirmRepayment', 'Confirm a card payment by its code'),
  entry('outcome', 'wrongCaptcha', '101 of sendSmsCode'),
  entry('operation', 'reconfirm'),
  entry('example', 'payment-confirmed'),
])
const names = (question: string, most = 10) => find(index, question, most).map(({ name }) => name)

test('The search finds names by their beginning, then by any part, then by their words', () => {
  expect(names('confirm')).toEqual(['confirmRepayment', 'reconfirm', 'payment-confirmed', 'wrongCode'])
  expect(names('wrongCode')).toEqual(['wrongCode', 'wrongCodeCount'])
  expect(names('800006')).toEqual(['wrongCode'])
})

test('Of several words each has to be there, whatever their case', () => {
  expect(names('CODE sms')).toEqual(['wrongCaptcha'])
  expect(names('code nowhere')).toEqual([])
})

test('The nearest of many thousands comes first, however late it stands', () => {
  const many = Array.from({ length: 20_000 }, (_, number) => entry('field', `amount${number}`, 'repayment'))
  const last = entry('operation', 'repay')
  expect(find(indexOf([...many, last]), 'repay', 3)[0]).toBe(last)
})
