import { describe, expect, test } from 'vitest'
import { entryOf, PAID_OFF, SHOWN } from '../../../../tests/setup/payments/places.ts'
import type { Entry } from './entry.ts'
import {
  hasArrived,
  isOfOthers,
  idsOf,
  isOfferedAt,
  NOTHING_LEFT,
  type OrderReading,
  settle,
  reasonToAsk,
} from './rules.ts'
import { inListOf, isExpected, isTold, takenBack, trailOf } from './questions.ts'
import { isEnded } from './status.ts'

const ONE = 109_000_000
const DUE = { 1: '2026-11-26', 2: '2026-12-26' }
const UNPAID: OrderReading = { isPaidOff: false, paid: 0, paidPeriods: [], due: DUE }
const reading = (change: Partial<OrderReading> = {}): OrderReading => ({ ...UNPAID, ...change })
const shownOf = (entries: readonly Entry[]) =>
  entries.filter(({ status }) => status.kind === 'shown').map(({ id }) => id)
const endedOf = (entries: readonly Entry[]) => entries.filter(({ status }) => isEnded(status)).map(({ id }) => id)
const unknown = entryOf({ id: 'u', kind: 'unknown' })
/** Its code may have been accepted before it was refused. */
const refusedCode = entryOf({ kind: 'codeRefused' })
const accepted = entryOf({ id: 'a' })
const fee = entryOf({ id: 'f', purpose: 'extension', amount: 32_700_000 })

describe('What the order shows of payments', () => {
  const table: [title: string, entries: Entry[], order: Partial<OrderReading>, shown: string[]][] = [
    ['nothing new', [accepted], {}, []],
    ['less than was paid', [accepted], { paid: ONE - 1 }, []],
    ['an instalment more', [accepted], { paid: ONE }, ['a']],
    ['nothing left to pay', [accepted, unknown, fee], { isPaidOff: true }, ['a', 'u', 'f']],
    ['one of two: the one that was surely made', [unknown, accepted], { paid: ONE }, ['a']],
    ['both', [unknown, accepted], { paid: 2 * ONE }, ['u', 'a']],
    ['an instalment due later, for a bill', [accepted], { due: { ...DUE, 1: '2026-12-10' } }, []],
    ['an instalment due later, for an extension’s fee', [fee], { due: { ...DUE, 1: '2026-12-10' } }, ['f']],
    ['an instalment due earlier, for an extension’s fee', [fee], { due: { ...DUE, 1: '2026-11-20' } }, []],
    ['an instalment paid, for an extension’s fee', [fee], { paid: ONE, due: { 2: DUE[2] } }, []],
    ['an instalment more, where it still waits for its code', [entryOf({ kind: 'awaitsCode' })], { paid: ONE }, []],
    ['an instalment more, where a code of it was refused', [refusedCode], { paid: ONE }, ['a']],
    ['an instalment more, where it was refused', [entryOf({ kind: 'refused' })], { paid: ONE }, []],
    ['something, of an amount that is not known', [entryOf({ amount: undefined })], { paid: 1 }, ['a']],
  ]
  test.each(table)('%s', (_title, entries, order, shown) => {
    expect(endedOf(settle(entries, reading(order)))).toEqual(shown)
  })

  test('The order shows a payment without an answer before one with a refused code', () => {
    const slip = entryOf({ id: 's', kind: 'codeRefusedVoid' })
    expect(shownOf(settle([slip, unknown], reading({ paid: ONE })))).toEqual(['u'])
  })

  test('What the server had already ends with the payment that it is, and with no other', () => {
    const lost = entryOf({ id: 'l', kind: 'unknown', turn: 1 })
    const duplicate = entryOf({ id: 'd', kind: 'duplicate', turn: 2 })
    expect(shownOf(settle([lost, duplicate], reading({ paid: ONE })))).toEqual(['l', 'd'])
    const another = { ...duplicate, periods: { from: 2, to: 2 } }
    const first = { ...lost, periods: { from: 1, to: 1 } }
    expect(shownOf(settle([first, another], reading({ paid: ONE })))).toEqual(['l'])
    expect(shownOf(settle([{ ...lost, turn: 3 }, duplicate], reading({ paid: ONE })))).toHaveLength(1)
    const reported = { ...lost, status: { kind: 'reported' }, way: 'account' } as const
    expect(shownOf(settle([reported, duplicate], reading({ paid: ONE })))).toEqual(['l'])
    const both = { ...duplicate, amount: 2 * ONE, periods: { from: 1, to: 2 } }
    expect(shownOf(settle([first, both], reading({ paid: ONE })))).toEqual(['l'])
  })

  test.each<[paid: number, proved: string[]]>([
    [0, []],
    [ONE, ['a']],
    [2 * ONE, ['a', 'b']],
  ])('Of two payments of a paid loan, its amounts prove those that they cover: %s', (paid, proved) => {
    const after = settle([accepted, entryOf({ id: 'b' })], reading({ isPaidOff: true, paid }))
    expect(endedOf(after)).toEqual(['a', 'b'])
    expect(shownOf(after)).toEqual(proved)
    // The loan's status is often read first, and its amounts a moment later.
    const later = settle(settle([accepted, entryOf({ id: 'b' })], NOTHING_LEFT), reading({ isPaidOff: true, paid }))
    expect(shownOf(later)).toEqual(proved)
  })

  test('What was shown of one payment proves no other, however often the order is read', () => {
    const twice = settle(settle([unknown, accepted], reading({ paid: ONE })), reading({ paid: ONE }))
    expect(shownOf(twice)).toEqual(['a'])
    expect(shownOf(settle(twice, reading({ paid: 2 * ONE })))).toEqual(['u', 'a'])
  })

  test('The order shows a new payment before an accepted one that was taken back', () => {
    const back = { ...accepted, status: takenBack(accepted) }
    const again = entryOf({ id: 'b', kind: 'unknown' })
    expect(shownOf(settle([back, again], reading({ paid: ONE })))).toEqual(['b'])
  })

  test('What was shown of a payment before another began is not taken from the other', () => {
    // Another tab that did not know the first payment began the second, when the order already showed the first.
    const second = entryOf({ id: 'b', before: { paid: ONE, due: DUE } })
    const first = settle([accepted, second], reading({ paid: ONE }))
    expect(shownOf(first)).toEqual(['a'])
    expect(shownOf(settle(first, reading({ paid: 2 * ONE })))).toEqual(['a', 'b'])
  })

  test('A report made without the order starts at what the order then shows', () => {
    const { before: _none, ...blind } = entryOf({ way: 'account', kind: 'reported' })
    const first = settle([blind], reading({ paid: ONE }))
    expect(shownOf(first)).toEqual([])
    expect(shownOf(settle(first, reading({ paid: 2 * ONE })))).toEqual(['a'])
  })

  test('Where nothing is left to pay, no payment goes on to its code', () => {
    const code = entryOf({ kind: 'awaitsCode' })
    expect(settle([code], NOTHING_LEFT)).toMatchObject([{ status: { kind: 'refused' } }])
    expect(settle([refusedCode], NOTHING_LEFT)).toMatchObject([
      { status: { kind: 'paidOff', was: { kind: 'codeRefused' } } },
    ])
    expect(settle([code], reading({ paid: ONE }))).toEqual([code])
  })

  test('A reading that shows nothing new changes nothing', () => {
    const entries = [accepted, unknown]
    expect(settle(entries, reading())).toBe(entries)
  })
})

describe('What stands before a payment', () => {
  const bill = { purpose: 'bill' as const, amount: { minor: ONE }, periods: undefined }
  const ofFee = { ...bill, amount: { minor: 32_700_000 } }
  const shown = entryOf({ status: SHOWN, periods: { from: 1, to: 1 } })
  const shownFee = entryOf({ ...fee, amount: 32_700_000, status: SHOWN })
  const table: [title: string, intent: Parameters<typeof reasonToAsk>[0], entries: Entry[], asked: string[]][] = [
    ['nothing', bill, [], []],
    ...(['sending', 'handedOver', 'unknown', 'accepted', 'reported'] as const).map((kind): (typeof table)[number] => [
      `one that is ${kind}`,
      bill,
      [entryOf({ kind })],
      ['a'],
    ]),
    ['one of another amount and instalment that is not shown', { ...bill, amount: { minor: 1 } }, [accepted], ['a']],
    ['an extension’s fee that is not shown', bill, [fee], ['f']],
    ['one that was refused', bill, [entryOf({ kind: 'refused' })], []],
    ['one that waits for its code', bill, [entryOf({ kind: 'awaitsCode' })], []],
    ['one of which a code was refused', bill, [refusedCode], ['a']],
    ['one that was denied, as the site may still take it', bill, [entryOf({ kind: 'deniedAtSite' })], ['a']],
    ['one that is shown, of the same amount, as the address names no instalment', bill, [shown], ['a']],
    ['one that is shown, of the same instalment', { ...bill, periods: { from: 1, to: 2 } }, [shown], ['a']],
    ['one that is shown, of another instalment', { ...bill, periods: { from: 2, to: 2 } }, [shown], []],
    ['one that is shown, of another amount', { ...bill, amount: { minor: 1 } }, [shown], []],
    ['an extension’s fee that is shown, as an old address may not say that it pays one', ofFee, [shownFee], ['f']],
    ['a fee that is shown, for who pays instalments', { ...ofFee, periods: { from: 1, to: 1 } }, [shownFee], []],
    ['one that is shown, for something else', { ...bill, purpose: 'extension' }, [shown], []],
  ]
  test.each(table)('%s', (_title, intent, entries, asked) => {
    const reason = reasonToAsk(intent, entries, { paidPeriods: [] }, { agreed: [] })
    expect(reason?.entries.map(({ id }) => id) ?? []).toEqual(asked)
  })

  test('An instalment that the order shows as paid asks', () => {
    const periods = { from: 2, to: 3 }
    const reason = reasonToAsk({ ...bill, periods }, [], { paidPeriods: [1, 2] }, { agreed: [] })
    expect(reason).toEqual({ entries: [], paidPeriods: [2] })
  })

  test('What was agreed asks no more, until its state changes or another payment comes', () => {
    const ask = (entries: Entry[]) =>
      reasonToAsk(bill, entries, { paidPeriods: [] }, { agreed: idsOf({ entries: [unknown], paidPeriods: [] }) })
    expect(ask([unknown])).toBeUndefined()
    expect(ask([{ ...unknown, status: { kind: 'accepted' } }])).toBeDefined()
    expect(ask([unknown, accepted])).toBeDefined()
  })

  test('A payment does not stand before its own code', () => {
    expect(reasonToAsk(bill, [accepted], { paidPeriods: [] }, { own: accepted, agreed: [] })).toBeUndefined()
  })

  test('Without named instalments, one paid meanwhile ends a payment before its code', () => {
    const own = entryOf({ kind: 'awaitsCode', before: { paid: ONE, due: { 2: DUE[2] } } })
    const before = (paidPeriods: number[]) => reasonToAsk(bill, [own], { paidPeriods }, { own, agreed: [] })
    expect(before([1])).toBeUndefined()
    expect(before([1, 2])).toEqual({ entries: [], paidPeriods: [2] })
  })
})

describe('A payment has arrived of which nobody knew', () => {
  const shown = { ...NOTHING_LEFT, isPaidOff: false, paid: ONE }
  const before = { paid: 0, due: {} }
  test.each<[string, Parameters<typeof entryOf>[0], boolean]>([
    ['no answer came', { kind: 'unknown' }, true],
    ['the borrower said so', { kind: 'reported', way: 'account' }, true],
    ['they were sent to the payment site', { kind: 'handedOver', way: 'alipay' }, true],
    ['not one that they said they had not made', { kind: 'deniedAtSite', way: 'alipay' }, false],
    ['not one that was accepted: that was said', { kind: 'accepted' }, false],
    ['not a fee, which pays no bill', { kind: 'reported', way: 'account', purpose: 'extension' }, false],
    ['not one that is shown no more than before', { kind: 'unknown', before: { paid: ONE, due: {} } }, false],
  ])('%s', (_title, entry, isNew) => {
    const entries = [entryOf({ before, ...entry })]
    expect(hasArrived(entries, settle(entries, shown), shown)).toBe(isNew)
  })

  test('What is paid off says so itself', () => {
    const entries = [entryOf({ kind: 'unknown', before })]
    expect(hasArrived(entries, settle(entries, NOTHING_LEFT), NOTHING_LEFT)).toBe(false)
  })
})

test.each<[string, Parameters<typeof entryOf>[0][], number[], boolean]>([
  ['a fee is another payment', [{ purpose: 'extension', amount: ONE / 4 }], [], true],
  ['a fee of the same amount may be the bill, by an old address', [{ purpose: 'extension', amount: ONE }], [], false],
  ['a fee that the order shows is no open payment', [{ purpose: 'extension', amount: 1, status: SHOWN }], [], false],
  ['a bill may be the same', [{}], [], false],
  ['a bill beside a fee may be the same', [{ purpose: 'extension', amount: 1 }, {}], [], false],
  ['an instalment that is paid is the same', [{ purpose: 'extension', amount: 1 }], [1], false],
  ['an instalment alone, too', [], [1], false],
])('Of what stands before a bill, %s', (_title, entries, paidPeriods, isOther) => {
  const intent = { amount: { minor: ONE }, purpose: 'bill', periods: undefined } as const
  expect(isOfOthers({ entries: entries.map((entry) => entryOf(entry)), paidPeriods }, intent)).toBe(isOther)
})

describe('An extension is offered', () => {
  const until = 1_795_000_000_000
  const offer = {
    delayShouldPayAmount: { major: 327_000 },
    delayExpiryTime: { at: until, wall: '2026-11-18 12:26:40' },
  }
  const amount = { minor: 32_700_000 }
  test.each<[string, Parameters<typeof isOfferedAt>, boolean]>([
    ['before its end', [amount, offer, until - 1], true],
    ['not from its end on', [amount, offer, until], false],
    ['where no reply has told the time: the server’s answer stands', [amount, offer, undefined], true],
    ['not at another fee', [{ minor: 32_700_001 }, offer, 0], false],
    ['not at a fee that is not known', [undefined, offer, 0], false],
    ['not where the server names no fee', [amount, { ...offer, delayShouldPayAmount: undefined }, 0], false],
    ['not where the server names no end', [amount, { ...offer, delayExpiryTime: undefined }, 0], false],
  ])('%s', (_title, asked, isOffered) => {
    expect(isOfferedAt(...asked)).toBe(isOffered)
  })
})

describe('What the borrower takes back', () => {
  test.each([
    ['a transfer is gone', entryOf({ way: 'account', kind: 'reported' }), { kind: 'refused' }],
    ['a payment at the site may still be made', entryOf({ way: 'alipay', kind: 'reported' }), { kind: 'deniedAtSite' }],
    ['what the order shows meanwhile stays shown', entryOf({ way: 'alipay', status: SHOWN }), SHOWN],
    ['a card payment may have been taken', entryOf({ kind: 'unknown' }), { kind: 'denied', was: { kind: 'unknown' } }],
  ])('%s', (_title, entry, change) => {
    expect(takenBack(entry)).toMatchObject(change)
  })
})

test('An order speaks of a code while it can be entered, and of a refused one for three days @RULE-78 @RULE-122', () => {
  const code = { couponId: '', repayToken: 't', cardId: 'c', repayRecordId: 'r', againAt: 9, session: 's' }
  const isToldAfter = (kind: 'awaitsCode' | 'codeRefused', minutes: number) =>
    isTold(entryOf({ at: 0, status: { kind, code } }), { session: 's', now: minutes * 60_000 })
  expect([15, 16].map((minutes) => isToldAfter('awaitsCode', minutes))).toEqual([true, false])
  expect([3, 4].map((days) => isToldAfter('codeRefused', days * 24 * 60))).toEqual([true, false])
})

test('A list speaks of an accepted payment for three days, and its note of tomorrow', () => {
  const entry = entryOf({ at: 0 })
  const after = (days: number) => {
    const present = { now: days * 24 * 3_600_000 }
    return [inListOf(entry, present), isExpected(entry, present)]
  }
  expect([...after(3), ...after(4)]).toEqual(['accepted', true, undefined, false])
})

test.each<[title: string, entry: Parameters<typeof entryOf>[0], steps: string[] | undefined]>([
  ['being sent', { kind: 'sending' }, ['sending now', 'received open', 'recorded open']],
  ['without an answer', { kind: 'unknown' }, ['sent now', 'received open', 'recorded open']],
  ['without an address of the payment site', { kind: 'unknown', way: 'alipay' }, undefined],
  ['accepted', { acceptedAt: 2000 }, ['sent done 1000', 'received done 2000', 'recorded now']],
  ['accepted, by a release that did not note when', {}, ['sent done 1000', 'received done', 'recorded now']],
  ['shown', { status: SHOWN }, ['sent done 1000', 'received done', 'recorded done']],
  ['of a paid loan whose amounts do not show it', { status: PAID_OFF }, undefined],
  ['noted', { kind: 'reported', way: 'account' }, ['noted done 1000', 'received now', 'recorded open']],
  ['noted after the site', { kind: 'reported', way: 'alipay' }, ['noted done', 'received now', 'recorded open']],
  ['sent to the payment site, nobody knows how far', { kind: 'handedOver', way: 'alipay' }, undefined],
  ['waiting for its code', { kind: 'awaitsCode' }, undefined],
])('The way of a payment, with times that were noted: %s @RULE-72', (_title, change, steps) => {
  const words = trailOf(entryOf(change))?.map(({ name, is, at }) => [name, is, at].filter(Boolean).join(' '))
  expect(words).toEqual(steps)
})
