import { isStale, openCode } from './age.ts'
import type { Entry } from './entry.ts'
import { KINDS, type KindRow } from './kinds.ts'
import { denied, type Ended, isEnded, type Status } from './status.ts'

// What is asked about a payment: its row of the table, and what else the answer depends on.

/** The present session, and a time of `ledgerNow`. */
export interface Present {
  session: string
  now: number
}

export const rowOf = ({ status }: Pick<Entry, 'status'>): KindRow => KINDS[status.kind]

/** The payment itself, whatever the order shows or the borrower denies. */
function itself(status: Status): Exclude<Status, Ended | { kind: 'denied' }> {
  return isEnded(status) || status.kind === 'denied' ? itself(status.was) : status
}

export const weightOf = (status: Status): number =>
  KINDS[status.kind].weight + (isEnded(status) || status.kind === 'denied' ? weightOf(status.was) : 0)

export const rankOf = ({ status }: Pick<Entry, 'status'>): number =>
  KINDS[status.kind].rank + (status.kind === 'denied' ? KINDS[status.was.kind].rank : 0)

export const consentOf = ({ status }: Pick<Entry, 'status'>): string =>
  KINDS[(isEnded(status) ? status.was : status).kind].consent

/** Whether the server treated it as a payment that it already had. */
export const isDuplicate = ({ status }: Pick<Entry, 'status'>) => itself(status).kind === 'duplicate'

/** Who vouches for a receipt of it, also once the order shows it. */
export const receiptBy = ({ status }: Pick<Entry, 'status'>) => KINDS[itself(status).kind].receipt

/** Whether it is told wherever its order is shown. */
export function isTold(payment: Entry, present: Present): boolean {
  switch (rowOf(payment).told) {
    case 'always':
      return true
    case 'whileFresh':
      return !isStale(payment, present.now)
    case 'whileCode':
      return openCode(payment, present) !== undefined
    case 'never':
      return false
  }
}

/** A card payment that may have been made. The screen for cards asks about it before it shows the cards. */
export const asksBeforeCards = (payment: Entry, present: Present) =>
  payment.way === 'card' && rowOf(payment).needsOrder === true && isTold(payment, present)

/** Whether an accepted payment may have been refunded. */
export const isGivenBack = (payment: Entry, { now }: Pick<Present, 'now'>) =>
  rowOf(payment).paid === 'yes' && isStale(payment, now)

/** Whether the order is still expected to show it by the next day. */
export const isExpected = (payment: Entry, { now }: Pick<Present, 'now'>) =>
  rowOf(payment).expected === 'booked' && !isStale(payment, now)

/** The words of a question about it, in which no code can be entered. */
export const wordsOf = (payment: Entry, { now }: Pick<Present, 'now'>) =>
  rowOf(payment).words({ ...payment, isStale: isStale(payment, now), goesOn: false })

/** What its note says, and what is folded there: nothing, if the note has said it. */
export function noteOf(payment: Entry, present: Present): { first: string; more: string | undefined } {
  const { words, note } = rowOf(payment)
  const circumstances = {
    ...payment,
    isStale: isStale(payment, present.now),
    goesOn: openCode(payment, present) !== undefined,
  }
  const [said, first] = [words(circumstances), (note ?? words)(circumstances)]
  return { first, more: first === said ? undefined : said }
}

export interface TrailStep {
  name: 'sending' | 'sent' | 'noted' | 'received' | 'recorded'
  is: 'done' | 'now' | 'open'
  /** When it happened, if that was noted then: a time of `ledgerNow`. */
  at: number | undefined
}

/**
 * The steps of its way. Of a report after the payment site, `at` is when the borrower was sent there, and of one that was never
 * there, only the site's address was asked for. When the loan recorded it, nobody tells this app.
 */
export function trailOf(payment: Entry): TrailStep[] | undefined {
  const { at, acceptedAt, way } = payment
  const { trail } = rowOf(payment)
  if (!trail || (way === 'alipay' && trail.first !== 'noted')) return undefined
  const steps = [
    { name: trail.first, at: trail.first === 'noted' && way !== 'account' ? undefined : at },
    { name: 'received', at: acceptedAt },
    { name: 'recorded', at: undefined },
  ] as const
  return steps.map((step, index) => {
    const is = index < trail.done ? 'done' : index === trail.done ? 'now' : 'open'
    return { name: step.name, is, at: is === 'done' ? step.at : undefined }
  })
}

export function nextOf(payment: Entry, present: Present): KindRow['next'] {
  const { next } = rowOf(payment)
  if (next === 'code' && !openCode(payment, present)) return 'takeBack'
  return isGivenBack(payment, present) ? 'takeBack' : next
}

/** Whether a fee was sent, so that it is not offered again: not one that waits for its code. */
export function isFeeSent(payment: Entry, { now }: Pick<Present, 'now'>) {
  const { inList, next } = rowOf(payment)
  return payment.purpose === 'extension' && inList !== undefined && next !== 'code' && !isStale(payment, now)
}

/** What a list of orders says of it. A fee is not part of the amount that is due there. */
export const inListOf = (payment: Entry, { now }: Pick<Present, 'now'>) =>
  payment.purpose === 'bill' && !isStale(payment, now) ? rowOf(payment).inList : undefined

/**
 * What it becomes when the borrower says that it was not made. For a report, nothing was sent. A payment that was sent may
 * still be accepted, and the payment site may still be open, so paying again still asks.
 */
export function takenBack({ way, status }: Pick<Entry, 'way' | 'status'>): Status {
  if (isEnded(status)) return status
  if (way === 'account') return { kind: 'refused' }
  if (way === 'alipay') return { kind: 'deniedAtSite' }
  const sent = itself(status)
  return sent.kind === 'deniedAtSite' ? sent : denied(sent)
}
