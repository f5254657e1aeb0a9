import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Locale } from './generated/runtime.js'
import { LOCALES } from './languages.ts'

const FOLDER = join(import.meta.dirname, 'messages')
/** Texts of the site and of the law contain the lender's own promises. */
const OF_THE_LENDER = ['site', 'legal', 'join']

/**
 * What no server says: when something comes, that all of it is looked at, what becomes of the money. Each is a regular expression
 * for whole words; capitals do not matter.
 */
function promisesOf(language: Locale): RegExp {
  const patterns: string[] = JSON.parse(readFileSync(join(import.meta.dirname, `promises/${language}.json`), 'utf8'))
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${patterns.join('|')})(?![\p{L}\p{M}])`, 'iu')
}

/** Promises that the specification makes or requires (REPAY-36, HELP-24). Who looks for promises finds these in each language. */
const SPECIFIED = [
  'account_fee_tips_title',
  'account_tips_title',
  'complaint_answer_note',
  'complaint_details_waiting_text',
  'complaint_received',
  'complaint_sent_text',
  'complaints_none_answered_text',
]
/** `Bayar Segera` is a button and not a promise. */
const NO_PROMISE = ['pay_now']

const promisesIn = (language: Locale, pattern: RegExp) =>
  [FOLDER, ...readdirSync(FOLDER, { withFileTypes: true }).flatMap(subfolder)]
    .flatMap((folder) => Object.entries<string>(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))))
    .filter(([, words]) => pattern.test(words))
    .map(([key]) => key)

function subfolder(entry: { name: string; isDirectory: () => boolean }): string[] {
  return entry.isDirectory() && !OF_THE_LENDER.includes(entry.name) ? [join(FOLDER, entry.name)] : []
}

test.each(LOCALES)('In %s nothing is promised that no server said @RULE-72', (language) => {
  const found = promisesIn(language, promisesOf(language)).filter((key) => !NO_PROMISE.includes(key))
  expect(found.toSorted(), `what promises/${language}.json finds in the messages`).toEqual(SPECIFIED)
})
