import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countCharacters, limitTyped } from './limit-typed.ts'

const FAMILY = '👩‍👩‍👧'
const segments = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)

/** Some of them are easily cut in two. */
const PARTS = [FAMILY, '🇮🇩', '👍🏽', 'e\u0301', 'ន\u17B7', '1\uFE0F\u20E3', '\u200D', '\u0301', 'a', ' ', '\n']
const texts = fc.array(fc.constantFrom(...PARTS), { maxLength: 12 }).map((parts) => parts.join(''))

/** A field in which a part of the text was replaced by typing or pasting. */
const changes = fc
  .record({ start: texts, replaced: texts, end: texts, typed: texts, room: fc.nat(6) })
  .map(({ start, replaced, end, typed, room }) => {
    const before = start + replaced + end
    return { start, end, typed, before, limit: countCharacters(before) + room }
  })

describe('A text that was changed', () => {
  test('never passes its limit, keeps the text around, and splits no character @HELP-15', () => {
    fc.assert(
      fc.property(changes, ({ start, end, typed, before, limit }) => {
        const whole = start + typed
        const { text, caret } = limitTyped(before, { text: whole + end, caret: whole.length }, limit)
        expect(countCharacters(text)).toBeLessThanOrEqual(limit)
        if (text === before) return
        expect([text.startsWith(start), text.endsWith(end)]).toEqual([true, true])
        const kept = text.slice(0, text.length - end.length)
        expect(segments(whole).slice(0, segments(kept).length).join('')).toBe(kept)
        expect(caret).toBe(kept.length)
      }),
    )
  })

  test.each([
    ['a letter at the end of a full text', 'abcde', { text: 'abcdeX', caret: 6 }, 'abcde', 5],
    ['a letter inside a full text', 'abcde', { text: 'abXcde', caret: 3 }, 'abcde', 2],
    ['a word of which a part fits', 'abc', { text: 'aWORDbc', caret: 5 }, 'aWObc', 3],
    ['a family that does not fit', 'abc', { text: `a${FAMILY}bc`, caret: 1 + FAMILY.length }, 'abc', 1],
    ['a joiner after a full text’s emoji', 'abcd👩', { text: 'abcd👩\u200D👧', caret: 9 }, 'abcd👩', 6],
    ['a family in place of a word, which stays', 'abcd', { text: `a${FAMILY}d`, caret: 1 + FAMILY.length }, 'abcd', 3],
  ])('takes %s as far as it fits', (_what, before, after, text, caret) => {
    expect(limitTyped(before, after, 5)).toEqual({ text, caret })
  })

  test('is cut at its end where something else than typing changed it', () => {
    expect(limitTyped('abc', { text: 'xyzxyz', caret: 2 }, 5)).toEqual({ text: 'xyzxy', caret: 2 })
  })
})
