import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { nameCardListFailure, wordsForRefusal } from './payment-words.ts'

describe('A payment that is refused', () => {
  test.each(['other', 'invalidRequest', 'session'] as const)(
    'without a name of its own (%s) says the server’s words',
    (code) => {
      expect(wordsForRefusal({ code, message: 'Saldo tidak cukup.' })).toBe('Saldo tidak cukup.')
    },
  )

  test('without a name and without words says ours', () => {
    expect(wordsForRefusal({ code: 'other', message: '' })).toBe(m.payway_failed())
  })

  test('by a name says ours, whatever the server says', () => {
    expect(wordsForRefusal({ code: 'wrongCode', message: 'Salah.' })).toBe(m.code_wrong())
  })
})

describe('A list of cards that is refused', () => {
  const refusal = (message: string) =>
    new ApiError({ kind: 'refused', operation: 'listRepaymentWays', code: 'other', message })

  test('says the server’s words, and ours where it has none', () => {
    const said = refusal('Kartu tidak bisa dibaca.')
    expect(nameCardListFailure(said)).toBe(said)
    expect(nameCardListFailure(refusal(''))).toMatchObject({ message: m.payway_query_failed() })
  })

  test('is no other failure', () => {
    const lost = new ApiError({ kind: 'network', operation: 'listRepaymentWays', message: '' })
    expect(nameCardListFailure(lost)).toBe(lost)
  })
})
