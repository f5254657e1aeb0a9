import { describe, expect, test } from 'vitest'
import { type Reader, readPayload } from './read-payload.ts'

const read = (reader: Reader, value: unknown) => {
  const unreadable: string[] = []
  const result = readPayload(reader, value, { market: 'id', onUnreadable: (path) => unreadable.push(path) })
  return { value: result, unreadable }
}
const valueOf = (reader: Reader, value: unknown) => read(reader, value).value

const PRODUCT = { main: ['name'], fields: { name: 'text', open: 'flag' } } as const
const ORDER = { main: ['title'], fields: { title: 'text', products: { list: PRODUCT } } } as const

test('A value at which a reader throws counts as unreadable, and the others are read @RULE-27', () => {
  const reader = {
    main: ['name'],
    fields: { name: 'text', code: { matches: '(' }, codes: { list: { matches: '(' } } },
  } as const
  expect(read(reader, { name: 'Dana Cepat', code: '1', codes: ['2'] })).toEqual({
    value: { name: 'Dana Cepat', code: undefined, codes: [] },
    unreadable: ['code', 'codes[0]'],
  })
})

describe('A reader', () => {
  test.each<[Reader, unknown, unknown]>([
    ['flag', 1, true],
    ['flag', '1', true],
    ['flag', '0', false],
    ['flag', true, undefined],
    ['flag', '01', undefined],
    [{ oneOf: [174, 180] }, 174, 174],
    [{ oneOf: [174, 180] }, '174', 174],
    [{ oneOf: [174, 180] }, 999, undefined],
    ['major', '1090000', { major: 1_090_000 }],
    ['minor', 109, { minor: 109 }],
    ['whole', '3', 3],
    ['whole', 3.5, undefined],
    ['whole', '03', 3],
    ['whole', -1, undefined],
    ['text', ' Halo\u202e ', 'Halo'],
    ['text', 7, '7'],
    ['text', -9_007_199_254_740_991, '-9007199254740991'],
    ['text', 2 ** 53, undefined],
    ['text', '9007199254740993', '9007199254740993'],
    ['whole', '9007199254740993', undefined],
    ['text', ' ', undefined],
    ['text', ['Halo'], undefined],
    ['date', '2026-11-25', '2026-11-25'],
    ['date', 'besok', undefined],
    ['date', '1970-01-01', undefined],
    ['date', '2100-01-01', undefined],
    ['moment', '9999-12-31 23:59:59', undefined],
    ['address', 'https://x.example/?a=b c', 'https://x.example/?a=b c'],
    ['digits', '0701-2684 5964\t0174\n', '0701268459640174'],
    ['digits', '7001\u00a0268\u200b4', '70012684'],
    // A number has already lost its leading zeros.
    ['digits', 701_268, undefined],
    ['written', 2_150_950_174, undefined],
    ['written', ' 021-5095-0174 ', '021-5095-0174'],
    [{ matches: '^[0-9]*$', written: true }, 70_012, undefined],
    [{ matches: '^[0-9A-Za-z_-]+$' }, -5, undefined],
    [{ matches: '^[0-9A-Za-z]+$', digits: true }, '7001 <b>', undefined],
    [{ matches: '^[0-9A-Za-z_-]+$' }, 'rt-1', 'rt-1'],
    [{ matches: '^[0-9A-Za-z_-]+$' }, 4417, '4417'],
    // The last digits of 7001268459640174123 were already lost in parsing.
    [{ matches: '^[0-9A-Za-z_-]+$' }, Number('7001268459640174123'), undefined],
    [{ matches: '^[0-9A-Za-z_-]*$' }, ' rt', undefined],
    [{ matches: '^[0-9A-Za-z_-]*$', most: 4 }, 'rt-12', undefined],
    [{ either: [PRODUCT, 'text'] }, 'Datang.', 'Datang.'],
    [{ either: [PRODUCT, 'text'] }, { name: 'ATM' }, { name: 'ATM', open: undefined }],
  ])('%j reads %j as %j @RULE-33', (reader, sent, expected) => expect(valueOf(reader, sent)).toEqual(expected))

  test('drops a broken entry of a list and says which @RULE-34', () => {
    const products = [{ name: 'A', open: '1' }, null, {}, 'x', 7, { name: 'B', open: 2 }]
    expect(read(ORDER, { title: 'T', products })).toEqual({
      value: {
        title: 'T',
        products: [
          { name: 'A', open: true },
          { name: 'B', open: undefined },
        ],
      },
      unreadable: ['products[1]', 'products[2]', 'products[3]', 'products[4]', 'products[5].open'],
    })
  })

  test('keeps the place of a broken entry where what comes after it depends on it @RULE-35', () => {
    expect(valueOf({ list: PRODUCT, places: true }, [{ name: 'A' }, null, { name: 'B' }])).toEqual([
      { name: 'A', open: undefined },
      undefined,
      { name: 'B', open: undefined },
    ])
  })

  test('has a list and a block without main facts always there', () => {
    const block = { main: [], fields: { lines: { list: 'text' } } } as const
    for (const sent of [undefined, null, 'x', 7, [], {}, { lines: null }, { lines: 'x' }])
      expect(valueOf(block, sent)).toEqual({ lines: [] })
  })

  test('reads nothing where a main fact is missing', () => {
    for (const sent of [{}, { title: '' }, { title: null }, null, 'T', []]) expect(valueOf(ORDER, sent)).toBeUndefined()
  })

  test('drops a number that has lost its last digits, and says where', () => {
    const sent: unknown = JSON.parse('{"amount":9007199254740993,"count":9007199254740993,"value":9007199254740993}')
    const reader = { main: [], fields: { amount: 'major', count: 'whole', value: 'text' } } as const
    expect(read(reader, sent)).toEqual({ value: {}, unreadable: ['amount', 'count', 'value'] })
  })

  test('takes own properties only', () => {
    const sent: unknown = JSON.parse('{"__proto__":{"title":"T"}}')
    expect(valueOf(ORDER, sent)).toBeUndefined()
    const named: Reader = { main: [], fields: Object.fromEntries([['toString', 'text']]) }
    expect(valueOf(named, {})).toEqual({ toString: undefined })
  })
})
