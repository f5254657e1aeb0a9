import { beforeEach, describe, expect, test, vi } from 'vitest'
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

describe('Once another borrower was opened,', () => {
  const stored = new Map<string, string>()
  let isFull = false
  beforeEach(() => {
    stored.clear()
    isFull = false
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new Error('full')
        stored.set(key, value)
      },
      removeItem: (key: string) => stored.delete(key),
    })
  })

  const isBefore = (session: string, state: object | null, isNewDocument = true) => {
    openAddress(`/loanDetails?${session}`)
    vi.stubGlobal('history', { state })
    return isOfBorrowerBefore(isNewDocument)
  }
  const opened = (session: string) => isBefore(session, null)
  const wentTo = (session: string) => isBefore(session, {})

  test('Back leads to a borrower before, until that one is opened anew @APP-104', () => {
    expect([opened('token=1&userId=880021460173'), wentTo('token=1')]).toEqual([false, false])
    const steps = [opened('token=2'), wentTo('token=1'), wentTo('token=1'), wentTo('token=2')]
    expect(steps).toEqual([false, true, true, false])
    expect([opened('token=1'), wentTo('token=2'), wentTo('')]).toEqual([false, true, false])
  })

  test('Back within a page leads to a borrower before; an address that the shell writes does not @APP-104', () => {
    opened('token=3')
    expect(isBefore('token=4', {}, false)).toBe(false)
    expect(isBefore('token=3', {}, false)).toBe(true)
    expect(isBefore('token=4', {}, false)).toBe(false)
  })

  test('A borrower with a new token, or on a full storage, is the one who is here', () => {
    expect([opened('token=5&userId=7'), wentTo('token=5'), opened('token=6&userId=7')]).toEqual([false, false, false])
    expect(wentTo('token=5')).toBe(false)
    isFull = true
    expect([opened('token=8'), wentTo('token=8')]).toEqual([false, false])
  })
})
