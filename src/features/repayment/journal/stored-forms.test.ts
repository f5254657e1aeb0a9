import * as v from 'valibot'
import { expect, test } from 'vitest'
import { lastReading, lastSchema } from '../../../../tests/setup/payments/last-release.ts'
import { entryOf as payment } from '../../../../tests/setup/payments/places.ts'
import { entryOf, storedOf } from './entry.ts'
import { KINDS } from './kinds.ts'
import { isDuplicate, receiptBy, rowOf } from './questions.ts'
import { type Ended, isEnded, type Kind, type Status } from './status.ts'

const code = { couponId: '', repayToken: 't', cardId: 'c', repayRecordId: 'r', againAt: 9, session: 's' }
const PLAIN = ['codeRefusedVoid', 'codeUnseenVoid', 'codeDoubtedVoid', 'unknown', 'turnedAway', 'duplicate'] as const
const waiting = (['awaitsCode', 'codeRefused', 'codeUnseen', 'codeDoubted'] as const).map((kind) => ({ kind, code }))
const deniable = [...PLAIN, 'accepted' as const].map((kind) => ({ kind }))
const unshown: Exclude<Status, Ended>[] = [
  ...waiting,
  ...deniable,
  { kind: 'sending' },
  ...waiting.map((was) => ({ kind: 'sending' as const, was })),
  { kind: 'handedOver' },
  { kind: 'reported' },
  { kind: 'refused' },
  { kind: 'deniedAtSite' },
  ...deniable.map((was) => ({ kind: 'denied' as const, was })),
]
/** What the order can end: what was not certainly unpaid. */
const ended = unshown
  .filter(({ kind }) => KINDS[kind].paid !== 'no')
  // Its code is deleted then.
  .map((was) => ('code' in was ? { kind: was.kind } : was))
  .filter((was) => was.kind !== 'sending' || !('was' in was))
  .flatMap((was) => [
    { kind: 'shown' as const, was },
    { kind: 'paidOff' as const, was },
  ])
const all: Status[] = [...unshown, ...ended]

test('Every kind of payment is tried', () => {
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)))
})

test.each(all)('What is stored is read again as it was: $kind', (status) => {
  const entry = payment({ status })
  expect(entryOf(storedOf(entry))).toEqual(entry)
})

const MISTYPED: readonly Kind[] = ['codeRefused', 'codeRefusedVoid']

test.each(all)('The last release reads it with the same meaning: $kind', (status) => {
  const entry = payment({ status, acceptedAt: 1 })
  const { asks, told } = rowOf(entry)
  const itself = isEnded(status) || status.kind === 'denied' ? status.was : status
  expect(lastReading(v.parse(lastSchema, storedOf(entry)))).toEqual({
    asks,
    isTold: told !== 'never',
    isMistyped: MISTYPED.includes('was' in itself && itself.kind === 'denied' ? itself.was.kind : itself.kind),
    isAccepted: receiptBy(entry) === 'server',
    isDuplicate: isDuplicate(entry),
    goesOn: 'code' in status,
    isSending: itself.kind === 'sending',
  })
})
