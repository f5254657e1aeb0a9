import { expect, test } from 'vitest'
import { excessOf } from './budget.ts'

const BUDGET = { page: 4, script: 120, style: 12, requests: 8, depth: 4 }

test('A screen that brings what its budget says, or hardly more, is within it', () => {
  expect(excessOf(BUDGET, BUDGET)).toEqual([])
  expect(excessOf(BUDGET, { ...BUDGET, script: 120.9, page: 4.3 })).toEqual([])
  expect(excessOf(BUDGET, { ...BUDGET, script: 60, requests: 3, depth: 1 })).toEqual([])
})

test('What a screen brings above its budget is named, with how much it is @RULE-92', () => {
  expect(excessOf(BUDGET, { ...BUDGET, script: 121.2, requests: 9, depth: 5 })).toEqual([
    '121.2 kB of scripts, 120 in its budget (+1.2)',
    '9 requests, 8 in its budget (+1)',
    '5 requests one after the other, 4 in its budget (+1)',
  ])
  expect(excessOf(BUDGET, { ...BUDGET, page: 4.4, style: 12.7 })).toEqual([
    '4.4 kB of page, 4 in its budget (+0.4)',
    '12.7 kB of styles, 12 in its budget (+0.7)',
  ])
})
