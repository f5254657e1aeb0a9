import { describe, expect, test } from 'vitest'
import { readReply } from '../../../../tests/setup/read-reply.ts'
import { defaultCode, optionsOf } from './pay-options.ts'

// These tests need a server that breaks the contract.
const banks = (bankList: unknown, last?: string) =>
  optionsOf(1, readReply('initPayType', { payType: 1, bankList, marketList: null }), last)
const markets = (marketList: unknown) =>
  optionsOf(2, readReply('initPayType', { payType: 2, bankList: null, marketList }))

describe('What can be chosen', () => {
  test('is two banks with their three methods, or ALFAMART, until the server answers @REPAY-43 @REPAY-49', () => {
    expect(optionsOf(1, undefined)).toMatchObject([
      { methods: ['ATM', 'Mobile banking', 'Internet banking'], choice: { payType: 1, specificNum: '' } },
      { methods: ['ATM', 'Mobile banking', 'Internet banking'], choice: { payType: 1, specificNum: '' } },
    ])
    expect(optionsOf(2, undefined).map(({ choice }) => choice.payCode)).toEqual(['ALFAMART'])
    expect([defaultCode(1), defaultCode(2)]).toEqual([undefined, 'ALFAMART'])
  })

  test('is the server’s own list once it is there', () => {
    expect(banks([{ bankName: 'Mandiri', code: 'MANDIRI', methodList: ['ATM'], specificNum: '89508' }])).toEqual([
      { name: 'Mandiri', methods: ['ATM'], choice: { payType: 1, payCode: 'MANDIRI', specificNum: '89508' } },
    ])
    expect(markets([{ marketName: 'Indomaret', code: 'INDOMARET', specificNum: null }])).toEqual([
      { name: 'Indomaret', methods: [], choice: { payType: 2, payCode: 'INDOMARET', specificNum: '' } },
    ])
  })

  test.each(
    [null, undefined, [], {}, 'BCA', [null, 'BCA', 7, { bankName: 'BCA' }, { code: '' }]].map((list) => [list]),
  )('is nothing where the server says %j', (list) => expect([...banks(list), ...markets(list)]).toEqual([]))

  test('leaves out what could not be sent back, and names what has no name', () => {
    const list = [{ code: 'A B' }, { code: 'x'.repeat(33) }, { code: 14, specificNum: '<', methodList: 'ATM' }]
    expect(banks(list)).toEqual([{ name: '14', methods: [], choice: { payType: 1, payCode: '14', specificNum: '' } }])
  })

  test('begins with the one that was used last', () => {
    const list = [{ code: 'BCA' }, { code: 'BRI' }, { code: 'MANDIRI' }]
    expect(banks(list, 'BRI').map(({ name }) => name)).toEqual(['BRI', 'BCA', 'MANDIRI'])
  })

  test('has one entry a code', () => {
    const list = ['BCA', 'BCA Syariah'].map((bankName) => ({ code: 'BCA', bankName }))
    expect(banks(list).map(({ name }) => name)).toEqual(['BCA'])
  })
})
