import { describe, expect, test } from 'vitest'
import type { FaqNode } from '../../../api/chatbot.ts'
import { categoryAt, problemTypeOf, recordOf, replyOf } from './faq.ts'

const node = (id: string, action_type?: number): FaqNode => ({
  id,
  title_local: `Title ${id}`,
  title_local_alias: undefined,
  action_type,
})
const CATEGORIES = ['10', '20', '30'].map((id) => node(id))
const kind = (value: string) => ({ value, title: '' })

test.each([
  ['0', '10'],
  ['2', '30'],
  ['3', '10'],
  ['-1', '10'],
  ['', '10'],
  [undefined, '10'],
])('The address chooses the category at %s: %s @HELP-102', (selectedIndex, id) => {
  expect(categoryAt(CATEGORIES, selectedIndex)?.id).toBe(id)
})

describe('A category’s type of complaint', () => {
  const types = ['1', '2', '3'].map(kind)

  test('is the one at the same place @HELP-97', () => {
    expect(problemTypeOf(CATEGORIES, types, '20')).toBe('2')
  })

  test.each([
    ['the types are not known', undefined, '20'],
    ['the lists do not match', types.slice(1), '20'],
    ['the category is not known', types, '99'],
    ['none is chosen', types, undefined],
  ])('is unknown where %s', (_why, known, category) => {
    expect(problemTypeOf(CATEGORIES, known, category)).toBeUndefined()
  })
})

test('Only action_type 4 hands over; any other opens what is below @HELP-43', () => {
  const answerList = [undefined, 0, 1, 3, 4, 5, 44].map((action) => node('11', action))
  const { choices } = replyOf({ question: 'Which?', answerList })
  expect(choices.map(({ handsOver }) => handsOver)).toEqual([false, false, false, false, true, false, false])
})

test('The server’s words keep their lines, and lose what would turn them around', () => {
  expect(replyOf({ question: 'One\ntwo\u202E three', answerList: [] }).text).toBe('One\ntwo three')
  expect(replyOf({ question: undefined, answerList: [] }).text).toBe('')
})

test('What is recorded has the type, value and node that the contract names', () => {
  const title = ''
  expect(recordOf('7', { kind: 'handover', node: '113', title })).toEqual({
    orderNo: '7',
    type: 1,
    value: '113',
    qaId: '113',
  })
  const judged = { kind: 'verdict', node: '22', answer: 'a' } as const
  expect(recordOf('7', { ...judged, isSolved: true })).toMatchObject({ type: 2, value: '1', qaId: '22' })
  expect(recordOf('7', { ...judged, isSolved: false })).toMatchObject({ type: 2, value: '0', qaId: '22' })
  expect(recordOf('7', { kind: 'rating', node: '22', stars: 3 })).toMatchObject({ type: 3, value: '3', qaId: '22' })
  expect(recordOf('7', { kind: 'text', node: '0', text: 'Hi' })).toMatchObject({ type: 4, value: 'Hi', qaId: '0' })
  expect(recordOf('7', { kind: 'question', node: '22', title })).toBeUndefined()
})
