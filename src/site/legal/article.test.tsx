// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import {
  exampleCompany,
  markupOf,
  PAGE_NAMES,
  pageOf,
  parse,
  textsOf,
  wordsOf,
} from '../../../tests/setup/legal-pages.ts'
import { LOCALES } from '../../platform/i18n/languages.ts'

/** The numbers in a text, without thousands separators. */
const numbersIn = (text: string) =>
  Array.from(text.matchAll(/\d+(?:[.,]\d{3})*/g), ([number]) => number.replaceAll(/[.,]/g, ''))

describe.each(PAGE_NAMES)('The text of %s', (page) => {
  test('has one h1, then sections with an h2 each, and h3 only below those', () => {
    for (const language of LOCALES) {
      const levels = Array.from(pageOf(page, language).querySelectorAll('h1, h2, h3, h4'), ({ tagName }) => tagName)
      expect(levels.filter((level) => level === 'H1')).toHaveLength(1)
      expect(levels.slice(0, 2)).toEqual(['H1', 'H2'])
      expect(levels).not.toContain('H4')
      const sections = Array.from(pageOf(page, language).querySelectorAll('.legal-section'))
      expect(sections.map((section) => section.firstElementChild?.tagName)).toEqual(sections.map(() => 'H2'))
    }
  })

  test('has contents that lead to every section in order, by its title, and to nothing else @SITE-60', () => {
    for (const language of LOCALES) {
      const shown = pageOf(page, language)
      const links = Array.from(shown.querySelectorAll('nav a'), (link) => [link.getAttribute('href'), wordsOf(link)])
      const headings = Array.from(shown.querySelectorAll('h2'), (heading) => [`#${heading.id}`, wordsOf(heading)])
      expect(links).toEqual(headings)
    }
  })

  test('stands twice in one document without an id of the other language', () => {
    const both = parse(LOCALES.map((language) => markupOf(page, language)).join(''))
    const ids = Array.from(both.querySelectorAll('[id]'), ({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const element of both.querySelectorAll('[aria-labelledby]'))
      expect(ids).toContain(element.getAttribute('aria-labelledby'))
  })

  test('says the same in both languages: the same structure, and the same numbers one by one @SITE-61', () => {
    const [first, ...others] = LOCALES.map((language) => pageOf(page, language))
    const structure = (shown: Document | undefined) =>
      Array.from(shown?.body.querySelectorAll('*') ?? [], ({ tagName }) => tagName)
    const numbers = (shown: Document | undefined) => textsOf(shown).map((text) => numbersIn(text).toSorted())
    for (const other of others) {
      expect(structure(other)).toEqual(structure(first))
      expect(numbers(other)).toEqual(numbers(first))
    }
  })

  test('leaves no placeholder, no inline style and no word untranslated', () => {
    const [first = [], ...others] = LOCALES.map((language) => textsOf(pageOf(page, language)))
    for (const language of LOCALES) expect(markupOf(page, language)).not.toMatch(/[{}]|style=|undefined/)
    const same = others.flatMap((texts) =>
      texts.filter((text, index) => text === first[index] && /\p{Letter}{3}/u.test(text)),
    )
    const { registrations, ...details } = exampleCompany
    const numbers = registrations.map(({ number }) => number).join(' · ')
    const alike: unknown[] = [...Object.values(details), numbers, 'gender', 'Indonesia', 'India']
    expect(same.filter((text) => !alike.includes(text))).toEqual([])
  })
})

describe('The lender’s details', () => {
  test.each(PAGE_NAMES)('never become an element, a link or another detail, in %s @SITE-25', (page) => {
    const name = '</p><b onclick="x()">{phone}</b>'
    const company = {
      ...exampleCompany,
      name,
      registrations: [{ number: name, register: undefined }],
      address: name,
      email: 'javascript:alert(1)',
      phone: '{host}',
    }
    for (const language of LOCALES) {
      const shown = pageOf(page, language, company)
      expect(shown.querySelectorAll('b, script, [onclick], a:not([href^="#"])')).toHaveLength(0)
      const details = Array.from(shown.querySelectorAll('dd'), wordsOf)
      expect(details).toEqual([name, name, name, 'javascript:alert(1)', '{host}'])
    }
  })

  test('have links where the e-mail address and the phone are real', () => {
    const links = Array.from(pageOf('terms', 'id').querySelectorAll('dd a'), (link) => link.getAttribute('href'))
    expect(links).toEqual(['mailto:help@rupya.example', 'tel:02150950100'])
  })
})
