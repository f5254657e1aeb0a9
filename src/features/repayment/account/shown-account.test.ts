import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { VirtualAccount } from '../../../api/repayment.ts'
import { inFours, shownAccount } from './shown-account.ts'

const BANK = {
  amount: 1_090_000,
  vcode: '0701268459640174',
  cardNo: '968459640174',
  payType: 1,
  payCode: 'BCA',
  payStep: [{ name: 'ATM', step: ['Masukkan kartu.', 'Tekan Ya.'] }],
  specificNum: '70012',
  telephone: '021-5095-0174',
}

// A server that breaks its promises is the point of these tests.
const shown = (fields: object) => shownAccount({ ...BANK, ...fields } as unknown as VirtualAccount)

describe('An account', () => {
  test('of a bank shows channels, of a mini market a plain list', () => {
    expect(shown({})).toEqual({
      pay: { kind: 'bank', number: '0701268459640174', amount: 1_090_000 },
      amount: 1_090_000,
      bill: '968459640174',
      payCode: 'BCA',
      phone: '021-5095-0174',
      channels: [{ name: 'ATM', steps: ['Masukkan kartu.', 'Tekan Ya.'] }],
      steps: [],
    })
    expect(shown({ payType: 2, payStep: ['Datang.', 'Bayar.'] })).toMatchObject({
      pay: { kind: 'market' },
      channels: [],
      steps: ['Datang.', 'Bayar.'],
    })
  })

  test.each([
    [1, 'bank'],
    ['1', 'bank'],
    [2, 'market'],
    ['2', 'market'],
  ])('of payType %j is of a %s', (payType, kind) => expect(shown({ payType }).pay?.kind).toBe(kind))

  test.each([0, 3, 9, '9', 'bank', '01', ' 1', null, undefined, true, {}, [1, 2], 'toString'])(
    'of payType %j is not to be paid to',
    (payType) => expect(shown({ payType }).pay).toBeUndefined(),
  )

  test.each([null, '', -1, 0, '0', 1e21, 0.5, '1.000.000', Number.NaN, undefined])(
    'with the amount %j has none, and is not to be paid to',
    (amount) => {
      expect(shown({ amount }).pay).toBeUndefined()
      expect(shown({ amount }).amount).toBeUndefined()
    },
  )

  // 7001268459640174123 has lost its last digits before we could read it.
  test.each([null, '', ' ', undefined, Number('7001268459640174123'), 0, {}, '7001 <b>', '–'])(
    'with the number %j is not to be paid to',
    (vcode) => expect(shown({ vcode }).pay).toBeUndefined(),
  )

  test('whose number comes with gaps is copied without them', () => {
    expect(shown({ vcode: ' 0701-2684 5964\t0174\n' }).pay?.number).toBe('0701268459640174')
    expect(shown({ cardNo: '9684 5964 0174' }).bill).toBe('968459640174')
    expect(shown({ cardNo: 'INV-9684 A' }).bill).toBe('INV-9684 A')
  })

  test('of which only the number, the amount and the type came can still be paid to', () => {
    const bare = { cardNo: null, payCode: undefined, payStep: null, specificNum: null, telephone: null }
    expect(shown(bare)).toEqual({
      pay: { kind: 'bank', number: '0701268459640174', amount: 1_090_000 },
      amount: 1_090_000,
      bill: '',
      payCode: '',
      phone: '',
      channels: [],
      steps: [],
    })
  })

  test('shows of its steps what can be read, as what it is', () => {
    const payStep = [{ name: 'ATM', step: ['Satu', null, 7] }, 'Dua', null, { name: '', step: ['x'] }, { name: 'x' }, 3]
    expect(shown({ payStep })).toMatchObject({ channels: [{ name: 'ATM', steps: ['Satu', '7'] }], steps: ['Dua', '3'] })
    expect(shown({ payStep: 'Bayar' })).toMatchObject({ channels: [], steps: [] })
  })
})

test('Whatever comes, something is shown, and nobody pays without a number and an amount', () => {
  const anything = fc.jsonValue()
  const fields = {
    ...Object.fromEntries(Object.keys(BANK).map((field) => [field, anything])),
    payType: fc.oneof(fc.constantFrom(1, '1', 2, '2'), anything),
    vcode: fc.oneof(fc.stringMatching(/^\d{16}$/), anything),
    amount: fc.oneof(fc.nat(), anything),
  }
  fc.assert(
    fc.property(fc.record(fields), (account) => {
      const { pay, amount } = shown(account)
      expect(amount === undefined || amount > 0).toBe(true)
      expect(pay === undefined || (/^[0-9A-Za-z]+$/.test(pay.number) && pay.amount > 0)).toBe(true)
    }),
  )
})

test('A number in fours is the same number', () => {
  expect(inFours('0701268459640174')).toBe('0701 2684 5964 0174')
  expect(inFours('12345')).toBe('1234 5')
  expect(inFours('ALFAMART')).toBe('ALFAMART')
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,32}$/), (raw) => {
      expect(inFours(raw).replaceAll(' ', '')).toBe(raw)
      expect(inFours(raw)).not.toMatch(/\d{5}|^ | $/)
    }),
  )
})
