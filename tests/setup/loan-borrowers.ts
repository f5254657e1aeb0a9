import type { Borrower } from '../../src/features/loan/confirm/loan-entry.ts'

/** The same person in two sessions, and two people identified by the address. */
export const BORROWERS: Borrower[] = [
  { borrower: 'one session' },
  { borrower: 'a later session' },
  { borrower: 'a user', isUser: true },
  { borrower: 'another user', isUser: true },
]

export const areTwoPeople = (one: Borrower, other: Borrower) =>
  one.isUser === true && other.isUser === true && one.borrower !== other.borrower
