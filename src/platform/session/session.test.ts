import { describe, expect, test, vi } from 'vitest'
import { openAddress } from '../../../tests/setup/location.ts'
import { borrowerDigest, currentParams, hasAnySession, hasToken, isCardSession, isOfBorrowerBefore } from './session.ts'

/** Parameter values that look empty: blanks as they are, encoded, and characters without shape. */
const BLANKS = ['', ' ', '+', '%09', '%C2%A0', '%E2%80%8B', '%E3%80%80']

describe('No session is', () => {
  test.each(BLANKS)('a token of blanks: "%s"', (token) => {
    openAddress(`/loanDetails?token=${token}`)
    expect([hasToken(currentParams()), hasAnySession(currentParams())]).toEqual([false, false])
    openAddress(`/?token=good#/borrowDetail/?token=${token}`)
    expect(hasToken(currentParams())).toBe(false)
  })

  test.each(BLANKS)('a card session with blanks: "%s"', (blank) => {
    for (const address of [`/payway?userId=${blank}&sessionId=1`, `/payway?userId=1&sessionId=${blank}`]) {
      openAddress(address)
      expect([isCardSession(currentParams()), hasAnySession(currentParams())]).toEqual([false, false])
    }
  })
})

test('A session is taken to the letter, with blanks around it and all @APP-6', () => {
  openAddress('/loanDetails?token=%20a%20b%20')
  expect(hasToken(currentParams())).toBe(true)
  expect(currentParams()['token']).toBe(' a b ')
})

test('A borrower is the address’s user, else whoever has the token, else nobody @RULE-67', () => {
  const borrowerOf = (address: string) => {
    openAddress(address)
    return borrowerDigest()
  }
  const sari = borrowerOf('/?userId=880021460173&token=1')
  expect(sari).toMatch(/^[0-9a-z]+$/)
  expect(borrowerOf('/?userId=880021460173&token=2')).toBe(sari)
  expect(borrowerOf('/?token=1#/borrowDetail/?userId=880021460173')).toBe(sari)
  expect(borrowerOf('/?userId=880021460174&token=1')).not.toBe(sari)
  const token = borrowerOf('/?token=1')
  expect(borrowerOf('/?userId=%20&token=1')).toBe(token)
  expect(borrowerOf('/?token=2')).not.toBe(token)
  expect(borrowerOf('/?sessionId=1')).toBeUndefined()
})

test('Once another borrower was opened, Back leads to a borrower before, until that one is opened anew @APP-104', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const isBefore = (session: string, state: object | null) => {
    openAddress(`/loanDetails?${session}`)
    vi.stubGlobal('history', { state })
    return isOfBorrowerBefore(true)
  }
  const opened = (session: string) => isBefore(session, null)
  const wentTo = (session: string) => isBefore(session, {})
  expect([opened('token=1&userId=880021460173'), wentTo('token=1')]).toEqual([false, false])
  expect([opened('token=2'), wentTo('token=1'), wentTo('token=1'), wentTo('token=2')]).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect([opened('token=1'), wentTo('token=2'), wentTo('')]).toEqual([false, true, false])
  // Within the page the shell may change the address, as it may open another one.
  openAddress('/loanDetails?token=3')
  expect([isOfBorrowerBefore(), wentTo('token=2')]).toEqual([false, true])
  vi.unstubAllGlobals()
})
