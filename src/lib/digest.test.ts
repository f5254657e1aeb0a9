import { expect, test } from 'vitest'
import { digest } from './digest.ts'

// Test vectors from the draft (appendix C): the empty text, 'a' and 'foobar'.
test.each([
  ['', 0xcbf29ce484222325n],
  ['a', 0xaf63dc4c8601ec8cn],
  ['foobar', 0x85944171f73967e8n],
])('The digest of "%s" is that of FNV-1a', (text, hash) => expect(digest(text)).toBe(hash.toString(36)))
