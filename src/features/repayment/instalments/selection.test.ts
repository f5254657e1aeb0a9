import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readReply } from '../../../../tests/setup/read-reply.ts'
import { countAfterTap, countSelectable, countUpTo, lastPeriod, lockOf, type Period, totalOf } from './selection.ts'

// These tests need rows that break the contract, as the reader returns them.
const row = (fields: object): Period =>
  readReply('getInstalments', { repayPlanDetail: { repayWaitDetail: [fields] } }).repayPlanDetail.repayWaitDetail[0]
const rows = (amounts: unknown[], fields: object = {}) =>
  amounts.map((totalAmount, index) => row({ periodNo: index + 1, totalAmount, canClick: '1', check: '0', ...fields }))

const three = rows([100, 200, 400])

/** The choice after some taps, starting with nothing chosen. */
const tapped = (periods: Period[], ...taps: (number | 'all')[]) => {
  const selectable = countSelectable(periods)
  return taps.reduce<number>((chosen, tap) => countAfterTap({ selectable, chosen }, tap), 0)
}

const locksOf = (periods: Period[], chosen: number) =>
  periods.map((period, index) => lockOf(period, index, { selectable: countSelectable(periods), chosen }))

describe('Choosing instalments', () => {
  test('only the first can be chosen at first @REPAY-55', () => {
    expect([tapped(three, 1), tapped(three, 2), tapped(three, 0)]).toEqual([0, 0, 1])
    expect(locksOf(three, 0)).toEqual([undefined, 'first', 'first'])
  })

  test('a later one chooses all before it @REPAY-56', () => {
    expect(tapped(three, 0, 2)).toBe(3)
    expect(totalOf(three, 3)).toEqual({ major: 700 })
  })

  test('a chosen one clears itself and all after it @REPAY-57', () => {
    expect(tapped(three, 0, 2, 1)).toBe(1)
    expect(tapped(three, 0, 2, 0)).toBe(0)
  })

  test('all toggles between the first only and all that can be chosen @REPAY-58', () => {
    expect(tapped(three, 'all')).toBe(3)
    expect(tapped(three, 'all', 'all')).toBe(1)
    expect(tapped(three, 'all', 'all', 'all')).toBe(3)
    expect(tapped(rows([]), 'all')).toBe(0)
  })

  test.each([
    ['closed', { canClick: '0' }],
    ['closed', { canClick: null }],
    ['closed', { canClick: 2 }],
    ['unreadable', { totalAmount: '1.000.000' }],
    ['unreadable', { totalAmount: null }],
    ['unreadable', { totalAmount: Number.MAX_SAFE_INTEGER }],
    ['unreadable', { periodNo: null }],
    ['unreadable', { periodNo: 1 }],
  ])('%s: nothing is chosen from the row with %j on', (lock, fields) => {
    const wire = three.map((_, index) => ({ periodNo: index + 1, totalAmount: 100, canClick: 1 }))
    const broken = [wire[0], { ...wire[1], ...fields }, wire[2]].map((instalment) => row({ ...instalment }))
    expect(countSelectable(broken)).toBe(1)
    expect(tapped(broken, 0, 2)).toBe(1)
    expect(tapped(broken, 'all')).toBe(1)
    expect(locksOf(broken, 1)).toEqual([undefined, lock, 'behind'])
  })

  test('what the server chose is chosen at first, cut to a prefix', () => {
    const checked = (...checks: string[]) =>
      checks.map((check, index) => row({ periodNo: index + 1, totalAmount: 1, canClick: '1', check }))
    expect(countUpTo(checked('1', '1', '0', '1'), undefined)).toBe(2)
    expect(countUpTo(checked('0', '1'), undefined)).toBe(0)
    expect(countUpTo(checked('1', '1'), undefined)).toBe(2)
  })

  test('a stored choice counts while its period is unpaid and can be chosen', () => {
    const periods = [4, 5, 6].map((periodNo) => row({ periodNo, totalAmount: 1, canClick: '1', check: '0' }))
    expect(countUpTo(periods, '5')).toBe(2)
    expect(countUpTo(periods, '0')).toBe(0)
    for (const gone of ['3', '7', '', 'x', '05', '__proto__']) expect(countUpTo(periods, gone)).toBe(0)
  })
})

const broken = fc.constantFrom(null, '', -1, 0.5, 1e21, '1.000.000', Number.NaN, 2 ** 53, {}, [], true)
const mostly = <T>(usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 100, arbitrary: usual }, { weight: 1, arbitrary: broken })

/** Any list that a server may send, with the rows in order or almost in order. */
const lists = fc
  .array(
    fc.record({
      totalAmount: mostly(fc.oneof(fc.nat(), fc.nat().map(String))),
      canClick: mostly(fc.constantFrom(1, '1')),
      check: fc.constantFrom(0, 1, '1'),
      periodNo: mostly(fc.constant(undefined)),
    }),
    { maxLength: 365, size: 'max' },
  )
  .map((wire) => wire.map((fields, index) => row({ ...fields, periodNo: fields.periodNo ?? index + 1 })))
const taps = fc.array(fc.oneof(fc.nat(365), fc.nat(3), fc.constant('all' as const)), { maxLength: 30 })

describe('For any list and any taps', () => {
  test('the choice is a prefix of rows that can be chosen, and its total is their sum', () => {
    fc.assert(
      fc.property(lists, taps, fc.option(fc.nat(365)), (periods, sequence, kept) => {
        const selectable = countSelectable(periods)
        let chosen = countUpTo(periods, kept === null ? undefined : String(kept))
        for (const tap of [undefined, ...sequence]) {
          if (tap !== undefined) chosen = countAfterTap({ selectable, chosen }, tap)
          const prefix = periods.slice(0, chosen)
          expect(prefix).toHaveLength(chosen)
          expect(prefix.every((period) => period?.canClick && period.totalAmount)).toBe(true)
          expect(BigInt(totalOf(periods, chosen).major)).toBe(
            prefix.reduce((sum, period) => sum + BigInt(period?.totalAmount?.major ?? Number.NaN), 0n),
          )
          // Reading the address again gives the same choice.
          expect(countUpTo(periods, lastPeriod(periods, chosen))).toBe(chosen)
        }
      }),
    )
  })

  test('a tap on a locked row does nothing; on another it chooses or clears the row', () => {
    fc.assert(
      fc.property(lists, fc.nat(365), fc.nat(364), (periods, start, index) => {
        const selectable = countSelectable(periods)
        const chosen = Math.min(start, selectable)
        if (index >= periods.length) return
        const period = periods[index]
        const after = countAfterTap({ selectable, chosen }, index)
        const isLocked = lockOf(period, index, { selectable, chosen }) !== undefined
        expect(isLocked ? after === chosen : index < after === index >= chosen).toBe(true)
      }),
    )
  })
})
