import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test("A server's words lose control and direction characters, nothing else @RULE-30", () => {
  expect(plainText(' Saldo\u0000 tidak\u202e cukup\u2066 – ₹500 🙏\n')).toBe('Saldo tidak cukup – ₹500 🙏')
})

test('Words that nobody can see are none', () => {
  for (const blank of ['', ' ', '\u00a0', '\u200b\u2060', '\u3000\u200d']) expect(plainText(blank)).toBe('')
})

test('Megabytes are cut before they are looked at', () => {
  expect(Array.from(plainText('x'.repeat(5_000_000)))).toHaveLength(500)
})

test("A server's words are cut at 500 characters, never inside one @RULE-30", () => {
  const text = plainText('🙏'.repeat(600))
  expect(Array.from(text)).toHaveLength(500)
  expect(text.endsWith('🙏…')).toBe(true)
})
