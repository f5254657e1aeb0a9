import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  [{}, 'id'],
  [{ lang: '1' }, 'id'],
  [{ lang: '2' }, 'en'],
  [{ market: 'id' }, 'id'],
  [{ market: 'in' }, 'en'],
  [{ market: 'xx' }, 'id'],
  [{ lang: '1', market: 'in' }, 'id'],
  [{ lang: '2', market: 'id' }, 'en'],
  [{ lang: '01', market: 'in' }, 'en'],
])('The address %j is read in %s', (params, language) => {
  expect(languageOf(params)).toBe(language)
})
