import { expect, test } from 'vitest'
import type { Extension } from '../../../api/repayment.ts'
import { shownExtension } from './shown-extension.ts'

// A server that breaks its promises is the point of these tests.
const extension = (fields: object) => shownExtension(fields as unknown as Extension)

test('An extension of which nothing came is shown empty, without a fee', () => {
  expect(extension({})).toEqual({ product: '', fee: undefined, lines: [], phone: '' })
})

test.each([null, '', -1, 1e21, '1.000.000'])('%j is no fee', (delayShouldPayAmount) => {
  expect(extension({ delayShouldPayAmount }).fee).toBeUndefined()
})
