import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/platform/i18n/languages.ts'
import { readEnv } from '../../../src/platform/read-env.ts'
import { withWords } from './page-words.ts'
import { say } from './say.ts'

test.each([
  ['app.html', 'not_opened_title'],
  ['too-old.html', 'too_old_title'],
] as const)('%s says what is wrong once in each language, under one first heading', (page, title) => {
  const html = withWords(readFileSync(page, 'utf8'), readEnv({}))
  const sections = [...html.matchAll(/<section lang="(\w+)">\s*<(h\d)>([^<]*)</g)].map(([, ...parts]) => parts)
  expect(sections).toEqual(
    LOCALES.map((language, index) => [language, index === 0 ? 'h1' : 'h2', say(title, language)]),
  )
})

test('A page that asks for a missing message or language is refused', () => {
  const section = (word: string) => `<section lang="%EACH_LANGUAGE%">%${word}%</section>\n`
  expect(() => withWords(section('not_there'), readEnv({}))).toThrow('There is no message not_there in id')
  expect(() => withWords('%too_old_title%', readEnv({}))).toThrow('asks for %too_old_title%')
})

test('A message is said with its values, and not without them', () => {
  expect(say('site_title', 'en', { name: 'A & B' })).toMatch(/^A & B: /)
  expect(() => say('site_title', 'en')).toThrow('The message site_title asks for {name}')
})
