import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = resolve(import.meta.dirname, '..')

/** Words of one trade, or of the project in which this was written. */
const WORDS =
  /loan|borrow|lend|rupiah|rupee|rupya|youmi|repay|instal+ment|orderId|orderNo|productId|userId:|telephone|\?\? 'id'/i

/** The code that is packed: tests have trades of their own. */
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/^(tests|dist|node_modules)\b/.test(name),
)

test('The verifier knows no trade: not one of its files has a word of one', () => {
  expect(files.length).toBeGreaterThan(30)
  const found = files.flatMap((name) => {
    const [word] = WORDS.exec(readFileSync(join(FOLDER, name), 'utf8')) ?? []
    return word === undefined ? [] : `${name}: ${word}`
  })
  expect(found).toEqual([])
})
