import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openAddress } from '../../../tests/setup/location.ts'
import { m } from './generated/messages.js'
import { languageOf } from './language-of.ts'
import { followAddressLanguage, noteServerLanguage, serverLanguage } from './language.ts'
import { overwriteGetLocale } from './locale-runtime.ts'

// Test files in one worker share their modules.
afterAll(() => overwriteGetLocale(() => 'id'))
afterEach(() => void (globalThis.rupyaServerLanguage = undefined))

test.each([
  [{}, 'id'],
  [{ lang: '1' }, 'id'],
  [{ lang: '2' }, 'en'],
  [{ market: 'in' }, 'en'],
  [{ market: 'xx' }, 'id'],
  [{ lang: '1', market: 'in' }, 'id'],
  [{ lang: '2', market: 'id' }, 'en'],
  [{ lang: '01', market: 'in' }, 'en'],
])('The address %j is read in %s @APP-16', (params, language) => {
  expect(languageOf(params)).toBe(language)
})

test.each([
  ['/?lang=2', 'id'],
  ['/?lang=1&market=in', 'en'],
  ['/?lang=2&market=in', undefined],
  ['/?lang=1', undefined],
  ['/', undefined],
  // What the server says of itself counts; a reply that says nothing changes nothing.
  ['/?lang=2', undefined, 'en-IN', null],
  ['/?lang=1', 'en', 'en'],
  ['/?lang=1&market=in', undefined, 'en', 'id'],
  ['/?lang=2', 'fr', 'fr'],
])(
  'At %s a server’s words are marked as of %s if its replies name: %s, %s @REPAY-75 @RULE-84',
  (address, language, ...named) => {
    openAddress(address)
    const asked = languageOf(Object.fromEntries(new URLSearchParams(location.search)))
    for (const name of named) noteServerLanguage(new Headers(name ? { 'Content-Language': name } : {}), asked)
    // A late reply to a call in another language.
    noteServerLanguage(new Headers({ 'Content-Language': 'de' }), 'de')
    expect(serverLanguage()).toBe(language)
  },
)

test('The document’s language follows the address, and is not set again to what it is', () => {
  const setLang = vi.fn<(lang: string) => void>()
  const documentElement = {
    get lang() {
      return setLang.mock.lastCall?.[0] ?? 'id'
    },
    set lang(lang) {
      setLang(lang)
    },
  }
  vi.stubGlobal('document', { documentElement })
  followAddressLanguage()
  for (const address of ['/?lang=1', '/?lang=2', '/?lang=2&upToPeriod=3', '/?lang=1']) {
    openAddress(address)
    m.back()
  }
  expect(setLang.mock.calls).toEqual([['en'], ['id']])
})
