import { describe, expect, test } from 'vitest'
import { m } from '../../../platform/i18n/generated/messages.js'
import { openAddress } from '../../../../tests/setup/location.ts'
import { languageOfRefusal, wordsForRefusal } from './payment-words.ts'

describe('A payment that is refused', () => {
  test.each(['other', 'invalidRequest'] as const)(
    'without a name of its own (%s) says the server’s words @REPAY-16',
    (code) => {
      expect(wordsForRefusal({ code, message: 'Saldo tidak cukup.' })).toBe('Saldo tidak cukup.')
    },
  )

  test('without a name and without words says ours @REPAY-17', () => {
    expect(wordsForRefusal({ code: 'other', message: '' })).toBe(m.payway_failed())
  })

  test('because the session is over does not say what became of the loan', () => {
    expect(wordsForRefusal({ code: 'session', message: m.session_ended_text() })).toBe(m.turned_away_session())
  })

  test('by a name says ours, whatever the server says', () => {
    expect(wordsForRefusal({ code: 'wrongCode', message: 'Salah.' })).toBe(m.code_wrong())
  })

  test('marks the server’s words as of its language, and ours not', () => {
    openAddress('/payway?lang=2&market=id')
    expect(languageOfRefusal({ code: 'other', message: 'Saldo tidak cukup.' })).toBe('id')
    expect(languageOfRefusal({ code: 'other', message: '' })).toBeUndefined()
    expect(languageOfRefusal({ code: 'wrongCode', message: 'Salah.' })).toBeUndefined()
    expect(languageOfRefusal({ code: 'busy', message: m.busy_text({ seconds: 7 }) })).toBeUndefined()
    expect(languageOfRefusal({ code: 'session', message: m.session_ended_text() })).toBeUndefined()
  })
})
