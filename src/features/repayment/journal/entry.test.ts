import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SHOWN, storedEntry } from '../../../../tests/setup/payments/places.ts'
import type { StoredEntry } from './entry.ts'
import { PAYMENTS } from './journal-kind.ts'
import * as v from 'valibot'

const { schema: entriesSchema, merge: mergeEntries } = PAYMENTS

const STATES = ['sending', 'needsCode', 'handedOver', 'unknown', 'accepted', 'reported', 'refused'] as const

/** Copies of only a few payments, so that many are copies of the same one. All copies of a payment have the same time. */
const entries: fc.Arbitrary<StoredEntry[]> = fc.array(
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'c'),
      revision: fc.nat(3),
      state: fc.constantFrom(...STATES),
      shown: fc.boolean(),
    })
    .map(({ shown, id, ...rest }) =>
      Object.assign(
        storedEntry({ id, at: id.charCodeAt(0) % 2 }),
        rest,
        // Nothing shows what was refused.
        shown && rest.state !== 'refused' && { isShown: true as const },
      ),
    ),
  { maxLength: 8 },
)

test('Copies are merged the same in whichever order, and however often they come', () => {
  fc.assert(
    fc.property(entries, entries, entries, (one, two, three) => {
      const merged = mergeEntries(one, two, three)
      expect(mergeEntries(three, one, two)).toEqual(merged)
      expect(mergeEntries(mergeEntries(three, two), one)).toEqual(merged)
      expect(mergeEntries(merged, two, merged)).toEqual(merged)
    }),
  )
})

test('Of each payment the copy that was changed most often counts', () => {
  fc.assert(
    fc.property(entries, entries, (one, two) => {
      const all = [...one, ...two]
      for (const { id, revision } of mergeEntries(one, two))
        expect(revision).toBe(Math.max(...all.filter((entry) => entry.id === id).map((entry) => entry.revision)))
    }),
  )
})

test('Of two copies changed equally often, the one that says more of money counts', () => {
  const [refused, unknown] = [storedEntry({ kind: 'refused' }), storedEntry({ kind: 'unknown' })]
  expect(mergeEntries([refused], [unknown])).toEqual([unknown])
  expect(mergeEntries([storedEntry({ status: SHOWN })], [storedEntry()])).toEqual([storedEntry({ status: SHOWN })])
})

test('The oldest refusals make room, with any clock; open or shown ones stay @RULE-119', () => {
  const kept = [storedEntry({ id: 'open', at: 0 }), storedEntry({ id: 'shown', at: 0, status: SHOWN })]
  const refused = Array.from({ length: 30 }, (_, turn) =>
    storedEntry({ id: `e${turn}`, at: 1000 - turn, turn: turn + 1, kind: 'refused' }),
  )
  expect(mergeEntries([...refused.toReversed(), ...kept])).toEqual([...kept, ...refused.slice(10)])
})

test('A broken entry costs only itself', () => {
  expect(v.parse(entriesSchema, [null, 'x', { ...storedEntry(), state: 'other' }, storedEntry()])).toEqual([
    storedEntry(),
  ])
})
