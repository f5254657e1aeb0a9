import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitsOnly, groupCardDigits, groupPhoneDigits } from './digits.ts'
import { type DigitGroups, regroupDigits } from './regroup-digits.ts'

/** `|` is the caret. */
const marked = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`
const CARD: DigitGroups = { group: groupCardDigits }
/** A country code before the number is not counted. */
const read = (text: string) => digitsOnly(text).replace(/^86(?=1)/, '')
const PHONE: DigitGroups = { group: groupPhoneDigits, most: 11, read }
const after = (previous: string, now: string, inputType: string, groups = CARD) =>
  marked(regroupDigits({ text: now.replace('|', ''), caret: now.indexOf('|'), previous, inputType }, groups))

describe('A card number stays in groups of four, and the caret with its digits', () => {
  test.each([
    ['a digit in the middle', '1234 5678', '129|34 5678', 'insertText', '129|3 4567 8'],
    ['a digit before a gap', '1234 5678', '12349| 5678', 'insertText', '1234 9|567 8'],
    ['a letter, which is dropped', '1234', '12x|34', 'insertText', '12|34'],
    ['a digit taken from the middle', '1234 5678', '1|34 5678', 'deleteContentBackward', '1|345 678'],
    ['a gap taken back, with its digit', '1234 5678', '1234|5678', 'deleteContentBackward', '123|5 678'],
    ['a gap deleted forward, with its digit', '1234 5678', '1234|5678', 'deleteContentForward', '1234| 678'],
    ['a number pasted with its own marks', '', '5379-4120.9876 4417|', 'insertFromPaste', '5379 4120 9876 4417|'],
    ['a number pasted into the middle', '12', '1345678|2', 'insertFromPaste', '1345 678|2'],
  ])('after %s @APP-51', (_what, before, now, edit, expected) => {
    expect(after(before, now, edit)).toBe(expected)
  })

  test('whatever is typed where', () => {
    const text = fc.stringMatching(/^[0-9x -]{0,30}$/)
    fc.assert(
      fc.property(text, text, fc.nat(40), (before, now, at) => {
        const caret = Math.min(at, now.length)
        const next = regroupDigits({ text: now, caret, previous: before, inputType: 'insertText' }, CARD)
        expect(next.text).toBe(groupCardDigits(now))
        expect(digitsOnly(next.text.slice(0, next.caret))).toBe(digitsOnly(now.slice(0, caret)))
        expect(regroupDigits({ ...next, previous: next.text, inputType: 'insertText' }, CARD)).toEqual(next)
      }),
    )
  })
})

describe('A mobile number stays in groups of 3, 4 and 4, and ends at 11 digits', () => {
  test.each([
    ['a digit in the middle', '139 1234', '1390| 1234', 'insertText', '139 0|123 4'],
    ['a digit too many at its end', '139 1234 5678', '139 1234 56789|', 'insertText', '139 1234 5678|'],
    ['a digit too many in its middle', '139 1234 5678', '1390| 1234 5678', 'insertText', '139| 1234 5678'],
    ['a gap taken back, with its digit', '139 1234', '139|1234', 'deleteContentBackward', '13|1 234'],
    ['its country, whose digits go as the number begins', '86', '861|', 'insertText', '1|'],
    ['its country before a number', '813 9123 4', '86|13 9123 4', 'insertText', '|139 1234'],
  ])('after %s @APP-53', (_what, before, now, edit, expected) => {
    expect(after(before, now, edit, PHONE)).toBe(expected)
  })
})
