import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MEASURED, mistakesPage, PAGE } from '../all/verifier/mistakes-page.ts'

/** Without what `npm run format` adds to tables. */
const plain = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim()

test('The page about mistakes says what was measured', () => {
  const page = mistakesPage(JSON.parse(readFileSync(MEASURED, 'utf8')))
  expect(plain(readFileSync(PAGE, 'utf8')), 'scripts/contract-mistakes.ts --write').toBe(plain(page))
})
