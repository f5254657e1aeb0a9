import { expect, test } from 'vitest'
import { waysOf } from './ways-to-pay.tsx'

const NOT_DUE = { periodStatus: 0, canClick: true, repayDes: 'not due' } as const
const DUE = { periodStatus: 1, canClick: true, repayDes: 'due' } as const
const LATE = { periodStatus: 2, canClick: true, repayDes: 'late, with a penalty' } as const

test.each<[string, Parameters<typeof waysOf>[0], ReturnType<typeof waysOf>]>([
  ['one is overdue', [LATE, NOT_DUE], { cost: LATE.repayDes, isOneByOne: false }],
  ['one is overdue and one due', [LATE, DUE], { cost: LATE.repayDes, isOneByOne: true }],
  ['one is due', [DUE, NOT_DUE], { cost: undefined, isOneByOne: false }],
  ['the second cannot be chosen', [DUE, { ...DUE, canClick: false }], { cost: undefined, isOneByOne: false }],
  ['nothing can be read', [undefined], { cost: undefined, isOneByOne: false }],
])('The ways for a borrower who cannot pay in full: %s @LOAN-73', (_title, waiting, ways) => {
  expect(waysOf(waiting)).toEqual(ways)
})
