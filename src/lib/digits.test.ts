import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { anyCharacter } from '../../tests/setup/any-text.ts'
import { clampGraphemes, digitsOnly, groupCardDigits, groupPhoneDigits, maskCard } from './digits.ts'

const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789 -+.x१３٤')) }),
  fc.string({ unit: anyCharacter }),
  fc.stringMatching(/^\d{0,30}$/),
)

const allDigits = Array.from({ length: 0x110000 }, (_none, place) => place)
  .filter((place) => place < 0xd800 || place > 0xdfff)
  .map((place) => String.fromCodePoint(place))
  .filter((character) => /\p{Nd}/u.test(character))
/** All digits of Unicode, in its order: each script has ten in a row, from 0 to 9. */
const valueOf = new Map(allDigits.map((digit, place) => [digit, String(place % 10)]))

test('What the engine formats with the digits of a script is read with the same ones @APP-52', () => {
  const systems = Intl.supportedValuesOf('numberingSystem').map(
    (system) => new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }),
  )
  const formatted = systems.map((format) => format.format(9_876_543_210)).filter((text) => !/[^\p{Nd}]/u.test(text))
  expect(formatted.length).toBeGreaterThan(40)
  expect(new Set(formatted.map(digitsOnly))).toEqual(new Set(['9876543210']))
})

describe('Typed digits', () => {
  test('are never lost or reordered, whatever their script', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const digits = Array.from(text)
          .map((character) => valueOf.get(character) ?? '')
          .join('')
        expect(digitsOnly(text)).toBe(digits)
        expect(digitsOnly(groupCardDigits(text))).toBe(digits)
        expect(digitsOnly(groupPhoneDigits(text))).toBe(digits.slice(0, 11))
      }),
    )
  })

  test('that are grouped stay so when grouped again', () => {
    fc.assert(
      fc.property(typed, (text) => {
        for (const group of [groupCardDigits, groupPhoneDigits]) expect(group(group(text))).toBe(group(text))
      }),
    )
  })

  test('of a card stand in fours', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(groupCardDigits(text)).toMatch(/^(\d{4} )*\d{0,4}$/)
        expect(groupCardDigits(text)).not.toMatch(/ $/)
      }),
    )
    expect(groupCardDigits('6222021234567')).toBe('6222 0212 3456 7')
  })
})

test('Of a card its last four digits are shown @REPAY-1', () => {
  const masked = ['6222021234561234', '6222-****-1234', '6222 1234 ****', '12', '', undefined].map((cardNo) =>
    maskCard(cardNo),
  )
  expect(masked).toEqual(['•••• 1234', '•••• 1234', '••••', '•••• 12', '••••', '••••'])
})

describe('A text cut to a limit', () => {
  const segmenter = new Intl.Segmenter()
  const graphemesOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)
  const count = (text: string) => Array.from(text).length
  const pieces = fc.constantFrom('a', ' ', '👨‍👩‍👧‍👦', '🇮🇩', 'e\u0301', '👍🏽', 'क्षि', '\r\n', '\u200d', '\u0301', '\ud83d')
  const anyText = fc.oneof(fc.string({ unit: pieces, maxLength: 40 }), fc.string({ unit: anyCharacter, maxLength: 40 }))

  test('never splits a character, never passes the limit, and keeps what fits', () => {
    fc.assert(
      fc.property(anyText, fc.nat(60), (text, limit) => {
        const clamped = clampGraphemes(text, limit)
        const all = graphemesOf(text)
        const kept = graphemesOf(clamped)
        expect(kept).toEqual(all.slice(0, kept.length))
        expect(count(clamped)).toBeLessThanOrEqual(limit)
        expect(clamped === text || count(clamped + all[kept.length]) > limit).toBe(true)
      }),
    )
  })

  test('counts code points, as the contract does @HELP-17', () => {
    expect(clampGraphemes('😀'.repeat(201), 200)).toBe('😀'.repeat(200))
    expect(clampGraphemes('😀'.repeat(200), 200)).toBe('😀'.repeat(200))
    expect(clampGraphemes('ab👨‍👩‍👧‍👦', 8)).toBe('ab')
    expect(clampGraphemes('ab👨‍👩‍👧‍👦', 9)).toBe('ab👨‍👩‍👧‍👦')
  })

  test('is cut between code points where the engine knows no graphemes', () => {
    vi.stubGlobal('Intl', {})
    expect(clampGraphemes('👍🏽👍🏽', 3)).toBe('👍🏽👍')
  })
})
