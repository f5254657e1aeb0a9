import { describe, expect, test } from 'vitest'
import { agreementOf, type Borrower, loanOf, LOANS, loansToAskAbout, type StoredLoan, whose } from './loan-entry.ts'

const entryOf = (change: Partial<StoredLoan> = {}): StoredLoan => ({
  id: 'a',
  revision: 0,
  state: 'accepted',
  at: 1000,
  amount: 3_000_000,
  borrower: 'one',
  ...change,
})
const nobody = new Set<string>()

describe('Whose a loan of the journal is', () => {
  test.each<[Borrower, Borrower, string]>([
    [{ borrower: 'one' }, { borrower: 'one' }, 'own'],
    [{ borrower: 'one' }, { borrower: 'two' }, 'perhaps'],
    [{ borrower: 'one', isUser: true }, { borrower: 'two' }, 'perhaps'],
    [{ borrower: 'one', isUser: true }, { borrower: 'one', isUser: true }, 'own'],
    [{ borrower: 'one', isUser: true }, { borrower: 'two', isUser: true }, 'other'],
  ])('%j for %j is %s', (taker, present, expected) => {
    expect(whose(taker, present)).toBe(expected)
  })
})

test('What was refused, agreed to, or is another user’s does not stand before a loan', () => {
  const entries = [
    entryOf(),
    entryOf({ id: 'b', state: 'refused' }),
    entryOf({ id: 'c', state: 'unknown' }),
    entryOf({ id: 'd', borrower: 'two', isUser: true }),
    entryOf({ id: 'e', state: 'unknown', isTurnedAway: true }),
  ].map(loanOf)
  const present = { borrower: 'one', isUser: true as const }
  const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)
  expect(idsOf(loansToAskAbout(entries, present, nobody))).toEqual(['a', 'c'])
  expect(idsOf(loansToAskAbout(entries, present, new Set([agreementOf(loanOf(entryOf()))])))).toEqual(['c'])
  // The borrower agreed while the state was unknown. That it is accepted is new.
  expect(
    idsOf(loansToAskAbout(entries, present, new Set([agreementOf(loanOf(entryOf({ state: 'unknown' })))]))),
  ).toEqual(['a', 'c'])
})

test('Of two copies changed equally often, the one that says more of a debt counts', () => {
  const [unknown, refused] = [entryOf({ state: 'unknown' }), entryOf({ state: 'refused' })]
  expect(LOANS.merge([unknown], [refused])).toEqual([unknown])
  expect(LOANS.merge([unknown], [entryOf({ state: 'sending' })])).toEqual([unknown])
})

test('A loan that may exist stays, after any refusals and any clock', () => {
  const refusals = Array.from({ length: 40 }, (_, index) =>
    entryOf({ id: `refused ${index}`, at: 5000 + index, state: 'refused' }),
  )
  // Sent after the clock was set back, so by time it looks like the oldest.
  const sent = (['sending', 'unknown', 'accepted'] as const).map((state) => entryOf({ id: state, at: 1, state }))
  const idsOf = (list: StoredLoan[]) => list.filter(({ state }) => state !== 'refused').map(({ id }) => id)
  expect(idsOf(LOANS.merge(refusals, sent))).toEqual(['accepted', 'sending', 'unknown'])
})
