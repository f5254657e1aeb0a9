import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = resolve(import.meta.dirname, '..')

/** Words of one trade, or of the project in which this was written. */
const WORDS = [
  'loan',
  'borrow',
  'lend',
  'rupiah',
  'rupee',
  'rupya',
  'youmi',
  'repay',
  'instalment',
  'installment',
  'orderId',
  'orderNo',
  'productId',
  'userId:',
  'telephone',
  "?? 'id'",
]

/** The code that is packed: tests have trades of their own. */
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/^(tests|node_modules)\b/.test(name),
)

test.each(WORDS)('The verifier knows no trade: not one of its files has the word %s', (word) => {
  expect(files.length).toBeGreaterThan(30)
  const found = files.filter((name) =>
    readFileSync(join(FOLDER, name), 'utf8').toLowerCase().includes(word.toLowerCase()),
  )
  expect(found).toEqual([])
})
