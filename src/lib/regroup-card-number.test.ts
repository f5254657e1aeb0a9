import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitsOnly, groupCardDigits } from './digits.ts'
import { regroupCardNumber } from './regroup-card-number.ts'

/** `|` is the caret. */
const marked = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`
const after = (before: string, now: string, edit: string) =>
  marked(regroupCardNumber({ text: now.replace('|', ''), caret: now.indexOf('|'), previous: before, inputType: edit }))

describe('A card number stays in groups of four, and the caret with its digits', () => {
  test.each([
    ['a digit at the end', '1234', '12345|', 'insertText', '1234 5|'],
    ['a digit in the middle', '1234 5678', '129|34 5678', 'insertText', '129|3 4567 8'],
    ['a digit before a gap', '1234 5678', '12349| 5678', 'insertText', '1234 9|567 8'],
    ['a letter, which is dropped', '1234', '12x|34', 'insertText', '12|34'],
    ['a digit taken back', '1234 5', '1234 |', 'deleteContentBackward', '1234|'],
    ['a digit taken from the middle', '1234 5678', '1|34 5678', 'deleteContentBackward', '1|345 678'],
    ['a gap taken back, with its digit', '1234 5678', '1234|5678', 'deleteContentBackward', '123|5 678'],
    ['a gap deleted forward, with its digit', '1234 5678', '1234|5678', 'deleteContentForward', '1234| 678'],
    ['a number pasted with its own marks', '', '5379-4120.9876 4417|', 'insertFromPaste', '5379 4120 9876 4417|'],
    ['a number pasted into the middle', '12', '1345678|2', 'insertFromPaste', '1345 678|2'],
    ['everything deleted', '1234 5', '|', 'deleteContentBackward', '|'],
  ])('after %s', (_what, before, now, edit, expected) => {
    expect(after(before, now, edit)).toBe(expected)
  })

  test('whatever is typed where', () => {
    const text = fc.stringMatching(/^[0-9x -]{0,30}$/)
    fc.assert(
      fc.property(text, text, fc.nat(40), (before, now, at) => {
        const caret = Math.min(at, now.length)
        const next = regroupCardNumber({ text: now, caret, previous: before, inputType: 'insertText' })
        expect(next.text).toBe(groupCardDigits(now))
        expect(digitsOnly(next.text.slice(0, next.caret))).toBe(digitsOnly(now.slice(0, caret)))
        expect(regroupCardNumber({ ...next, previous: next.text, inputType: 'insertText' })).toEqual(next)
      }),
    )
  })
})
