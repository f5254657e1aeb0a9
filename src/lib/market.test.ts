import { expect, test } from 'vitest'
import { readMarket } from './market.ts'

test.each([
  ['in', 'in'],
  ['IN', 'in'],
  [' In ', 'in'],
  ['id', 'id'],
  ['ID', 'id'],
  ['india', undefined],
  ['i n', undefined],
  ['', undefined],
  [undefined, undefined],
])('The market %j is %s', (text, market) => expect(readMarket(text)).toBe(market))
