import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, parseAmount, readAmount, type MoneyUnit } from './money.ts'

const amounts = fc.oneof(fc.maxSafeNat(), fc.nat(), fc.nat(1000))
const markets = fc.constantFrom('in', 'id', 'xx', undefined)

const NO_AMOUNTS = [
  [null, undefined, true, {}, [5], -1, 0.5, 19.99, 1e21, 2 ** 53, Number.NaN, Infinity, -Infinity],
  ['', ' ', '-1', '+1', '1.5', '1.000', '1.000.000', '1,000', '1e3', '0x1F', '007', ' 1', '1\n', 'NaN', '१२३'],
  ['9007199254740993', '1e21', 'Rp1000'],
].flat()

describe('An amount from the wire', () => {
  test.each(NO_AMOUNTS)('is no amount, and shown as a dash: %j', (value) => {
    expect(readAmount(value)).toBeUndefined()
    for (const unit of ['minor', 'major'] satisfies MoneyUnit[]) {
      expect(formatMoney(value, { unit, market: 'id' })).toBe('–')
      expect(formatMoney(value, { unit, market: 'in' })).toBe('–')
    }
  })

  test('is the same as a number and as a text', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(readAmount(amount)).toBe(amount)
        expect(readAmount(String(amount))).toBe(amount)
      }),
    )
  })

  test('is never negative, not even a negative nothing', () => {
    expect(readAmount(-0)).toBe(0)
  })
})

describe('A shown amount', () => {
  test.each([
    [20_000, 'major', 'in', '₹20,000'],
    [125_000, 'major', 'in', '₹1,25,000'],
    ['12500050', 'minor', 'in', '₹1,25,000.50'],
    [1_250_000, 'major', 'id', 'Rp1.250.000'],
    ['1250000', 'major', undefined, 'Rp1.250.000'],
    [125_000_050, 'minor', 'xx', 'Rp1.250.000,50'],
    [999, 'major', 'in', '₹999'],
    [999, 'major', 'id', 'Rp999'],
    [0, 'major', 'id', 'Rp0'],
    [0, 'minor', 'in', '₹0.00'],
    [5, 'minor', 'id', 'Rp0,05'],
    [Number.MAX_SAFE_INTEGER, 'minor', 'id', 'Rp90.071.992.547.409,91'],
    ['  Rp 1 – 2 juta ', 'display', 'in', 'Rp 1 – 2 juta'],
    ['1250000', 'display', 'id', '1250000'],
    [' ', 'display', 'id', '–'],
    [null, 'display', 'id', '–'],
    [Number.NaN, 'display', 'id', '–'],
  ] as const)('%j in %s units, market %s, is %s', (value, unit, market, shown) => {
    expect(formatMoney(value, { unit, market })).toBe(shown)
  })

  test('is grouped as people of the market group it', () => {
    const indian = new Intl.NumberFormat('en-IN')
    const indonesian = new Intl.NumberFormat('id-ID')
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatMoney(amount, { unit: 'major', market: 'in' })).toBe(`₹${indian.format(amount)}`)
        expect(formatMoney(amount, { unit: 'major', market: 'id' })).toBe(`Rp${indonesian.format(amount)}`)
      }),
    )
  })

  test('keeps every digit of its hundredths', () => {
    fc.assert(
      fc.property(amounts, markets, (amount, market) => {
        const shown = formatMoney(amount, { unit: 'minor', market })
        expect(shown).toMatch(/\d[.,]\d\d$/)
        expect(Number(shown.replace(/\D/g, ''))).toBe(amount)
      }),
    )
  })
})

describe('An amount passed on', () => {
  test('is the amount that was shown, for any safe integer', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (integer) => {
        const shown = formatMoney(integer, { unit: 'major', market: 'id' })
        expect(parseAmount(shown)).toBe(integer < 0 ? undefined : String(integer))
      }),
    )
  })

  test.each(['1.000.000', '1000000', 'Rp1.000.000', 'Rp 1.000.000', ' 1.000.000 '])('of %j is 1000000', (text) => {
    expect(parseAmount(text)).toBe('1000000')
  })

  test.each(
    [
      ['', ' ', '.', 'Rp', '–', '-1', '1.00', '1.0000', '1000.000', '.100', '1.000.', '1..000', '1 000', '1,000'],
      ['1.250.000,50', '₹1.000', '0.500', '00', '1e21', 'NaN', 'Rp1.000 Rp2.000', '9.007.199.254.740.993'],
    ].flat(),
  )('is undefined for %j', (text) => {
    expect(parseAmount(text)).toBeUndefined()
  })
})
