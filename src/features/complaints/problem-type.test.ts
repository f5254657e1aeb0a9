import { expect, test } from 'vitest'
import type { ProblemInit } from '../../api/complaints.ts'
import { findType } from './problem-type.ts'

const kind = (value: string) => ({ value, title: `Title ${value}` })

const initOf = (isShow: boolean | undefined): ProblemInit => ({
  problemType: [kind('1'), kind('2')],
  problemSonType: [kind('5')],
  orderDetail: { orderNo: '7234', productName: 'Dana', productLogo: undefined, status: undefined, isShow, list: [] },
  orderList: [],
})

test('A type that the server names is taken, without a sub-type that is not its own', () => {
  const found = findType(initOf(true), { problemType: '2', problemSonType: '5' })
  expect(found).toEqual({ type: kind('2'), sonType: undefined })
})

test('The collection type wants one of its sub-types @HELP-7', () => {
  expect(findType(initOf(true), { problemType: '1' })).toBeUndefined()
  expect(findType(initOf(true), { problemType: '1', problemSonType: '9' })).toBeUndefined()
  const found = findType(initOf(true), { problemType: '1', problemSonType: '5' })
  expect(found).toEqual({ type: kind('1'), sonType: kind('5') })
})

test.each([false, undefined])(
  'The collection type is refused where isShow is %s, whatever the address says',
  (isShow) => {
    expect(findType(initOf(isShow), { problemType: '1', problemSonType: '5' })).toBe('refused')
  },
)

test.each([undefined, '9', '01'])('The type %s is asked for anew', (problemType) => {
  expect(findType(initOf(true), { problemType })).toBeUndefined()
})
