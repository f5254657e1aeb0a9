import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Market } from './market.ts'
import { formatMoney, type Major, type Minor, parseAmount, readMajor, readMinor, toMinor } from './money.ts'

const amounts = fc.oneof(fc.maxSafeNat(), fc.nat(), fc.nat(1000))
const markets = fc.constantFrom('in', 'id', undefined)

const NO_AMOUNTS = [
  [null, undefined, true, {}, [5], -1, 0.5, 19.99, 1e21, 2 ** 53, Number.NaN, Infinity, -Infinity],
  ['', ' ', '-1', '+1', '1.5', '1.000', '1.000.000', '1,000', '1e3', '0x1F', '007', ' 1', '1\n', 'NaN', '१२३'],
  ['9007199254740993', '1e21', 'Rp1000'],
].flat()

describe('An amount from the wire', () => {
  test.each(NO_AMOUNTS)('is no amount: %j', (value) => {
    expect(readMajor(value)).toBeUndefined()
    expect(readMinor(value)).toBeUndefined()
  })

  test('is the same as a number and as a text, and says its unit', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        for (const sent of [amount, String(amount)]) {
          expect(readMajor(sent)).toEqual({ major: amount })
          expect(readMinor(sent)).toEqual({ minor: amount })
        }
      }),
    )
  })

  test('is never negative, not even a negative nothing', () => {
    expect(readMajor(-0)).toEqual({ major: 0 })
  })

  test('counts a hundredfold in hundredths, as far as numbers are exact', () => {
    expect(toMinor({ major: 1_090_000 })).toEqual({ minor: 109_000_000 })
    expect(toMinor({ major: Number.MAX_SAFE_INTEGER })).toBeUndefined()
  })
})

describe('A shown amount', () => {
  test.each<[Major | Minor, Market | undefined, string]>([
    [{ major: 125_000 }, 'in', '₹1,25,000'],
    [{ minor: 12_500_050 }, 'in', '₹1,25,000.50'],
    [{ major: 1_250_000 }, 'id', 'Rp1.250.000'],
    [{ minor: 125_000_050 }, 'id', 'Rp1.250.000,50'],
    [{ minor: 125_000_050 }, undefined, '1.250.000,50'],
    [{ major: 999 }, 'in', '₹999'],
    [{ major: 0 }, 'id', 'Rp0'],
    [{ minor: 5 }, 'id', 'Rp0,05'],
    [{ minor: Number.MAX_SAFE_INTEGER }, 'id', 'Rp90.071.992.547.409,91'],
  ])('%j in market %s is %s @APP-2', (amount, market, shown) => {
    expect(formatMoney(amount, market)).toBe(shown)
  })

  test('is a dash where there is none', () => {
    expect(formatMoney(undefined, 'id')).toBe('–')
  })

  test('is grouped as people of the market group it @APP-47', () => {
    const indian = new Intl.NumberFormat('en-IN')
    const indonesian = new Intl.NumberFormat('id-ID')
    fc.assert(
      fc.property(amounts, (major) => {
        expect(formatMoney({ major }, 'in')).toBe(`₹${indian.format(major)}`)
        expect(formatMoney({ major }, 'id')).toBe(`Rp${indonesian.format(major)}`)
      }),
    )
  })

  test('keeps every digit of its hundredths @APP-49', () => {
    fc.assert(
      fc.property(amounts, markets, (minor, market) => {
        const shown = formatMoney({ minor }, market)
        expect(shown).toMatch(/\d[.,]\d\d$/)
        expect(Number(shown.replace(/\D/g, ''))).toBe(minor)
      }),
    )
  })
})

describe('An amount passed on', () => {
  test('is the amount that was shown, for any safe integer @APP-48', () => {
    fc.assert(
      fc.property(amounts, (major) => {
        expect(parseAmount(formatMoney({ major }, 'id'))).toEqual({ major })
      }),
    )
  })

  test.each(['1.000.000', '1000000', 'Rp1.000.000', 'Rp 1.000.000', ' 1.000.000 '])('of %j is 1000000', (text) => {
    expect(parseAmount(text)).toEqual({ major: 1_000_000 })
  })

  test.each(
    [
      ['', ' ', '.', 'Rp', '–', '-1', '1.00', '1.0000', '1000.000', '.100', '1.000.', '1..000', '1 000', '1,000'],
      ['1.250.000,50', '₹1.000', '0.500', '00', '1e21', 'NaN', 'Rp1.000 Rp2.000', '9.007.199.254.740.993', undefined],
    ].flat(),
  )('is undefined for %j', (text) => {
    expect(parseAmount(text)).toBeUndefined()
  })
})
