import { describe, expect, test } from 'vitest'
import { banksOf, type CardForm, isSameCard, validateCard } from './card-form.ts'

const FORM: CardForm = {
  bankCode: 'MANDIRI',
  bankNumber: '4097 6628 1530 9031',
  holderName: '  Sari Wulandari ',
  phone: '+62 (812) 9001-4417',
  smsCode: '123456',
}

test('Each market has its own banks; an unknown one has those of Indonesia', () => {
  const codes = (market?: string) => banksOf(market).map((bank) => bank.const)
  expect(codes('in')).toEqual(['HDFC', 'ICICI'])
  for (const market of ['id', undefined, 'constructor']) expect(codes(market)).toEqual(['BCA', 'BRI', 'MANDIRI'])
})

describe('A card is sent as the contract takes it', () => {
  const card = {
    bankCode: 'MANDIRI',
    bankNumber: '4097662815309031',
    holderName: 'Sari Wulandari',
    phone: '+6281290014417',
  }

  test('without the marks that people write, and without a code that nobody asked for', () => {
    expect(validateCard(FORM, { withCode: false })).toEqual(card)
    expect(validateCard(FORM, { withCode: true })).toEqual({ ...card, smsCode: '123456' })
  })

  test.each<[keyof CardForm, string]>([
    ['bankCode', ''],
    ['bankCode', 'HSBC'],
    ['bankNumber', '12345'],
    ['bankNumber', '1'.repeat(21)],
    ['holderName', ' '],
    ['holderName', 'x'.repeat(61)],
    ['phone', '1234567'],
    ['phone', '1'.repeat(17)],
    ['phone', '0812/9001'],
    ['phone', '62+81290014417'],
    ['smsCode', '12345'],
    ['smsCode', ''],
  ])('but not where its %s is "%s"', (field, text) => {
    expect(validateCard({ ...FORM, [field]: text }, { withCode: true })).toEqual([field])
  })

  test('all that is wrong is named in the order of the form', () => {
    const empty = { bankCode: '', bankNumber: '', holderName: '', phone: '', smsCode: '' }
    expect(validateCard(empty, { withCode: true })).toEqual(Object.keys(empty))
    expect(validateCard({ ...FORM, smsCode: '' }, { withCode: false })).toEqual(card)
  })
})

test('A code stays good while the card is only written differently', () => {
  const written = { bankNumber: '4097662815309031', phone: '+6281290014417', holderName: 'S' }
  expect(isSameCard(FORM, { ...FORM, ...written })).toBe(true)
  for (const change of [{ bankCode: 'BCA' }, { bankNumber: '4097 6628 1530 9032' }, { phone: '0812' }])
    expect(isSameCard(FORM, { ...FORM, ...change })).toBe(false)
})
