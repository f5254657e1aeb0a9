// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import {
  exampleCompany,
  markupOf,
  type Page,
  PAGE_NAMES,
  pageOf,
  sectionOf,
  textsOf,
  wordsOf,
} from '../../../tests/setup/legal-pages.ts'
import { LOCALES } from '../../platform/i18n/languages.ts'

/** The numbers in a text, without thousands separators. */
const numbersIn = (text: string) =>
  Array.from(text.matchAll(/\d+(?:[.,]\d{3})*/g), ([number]) => number.replaceAll(/[.,]/g, ''))

describe.each(PAGE_NAMES)('The text of %s', (page) => {
  test('has contents that lead to every section in order, and to nothing else @SITE-60', () => {
    for (const language of LOCALES) {
      const shown = pageOf(page, language)
      const links = Array.from(shown.querySelectorAll('nav a'), (link) => [link.getAttribute('href'), wordsOf(link)])
      const headings = Array.from(shown.querySelectorAll('h2'), (heading) => [`#${heading.id}`, wordsOf(heading)])
      expect(links).toEqual(headings)
    }
  })

  test('says the same in both languages: one structure, and the same numbers @SITE-61', () => {
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
    const alike: unknown[] = [...Object.values(details), numbers, 'gender', 'Email', 'Indonesia', 'India']
    expect(same.filter((text) => !alike.includes(text))).toEqual([])
  })

  test('has the lender’s details as written, never as an element or a link @SITE-25', () => {
    const name = '</p><b onclick="x()">{phone}</b> $& $1 &lt; \\{host}'
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
})

const { name, address, email, phone, registrations } = exampleCompany
const registered = registrations.map(({ number }) => number)

/** What the texts say. In English: the others have the same sections, and the same numbers one by one (above). */
const FACTS: [fact: string, page: Page, section: string, words: string[]][] = [
  ['the use of information @SITE-15', 'privacy', 'use', ['What we use it for', 'decide about the application']],
  ['to whom data go @SITE-16', 'privacy', 'disclosure', ['Banks, payment services', 'collecting overdue', 'Courts']],
  ['that there are no cookies, and what is kept @SITE-17', 'privacy', 'cookies', ['no cookies', 'way of repayment']],
  ['the safety of data @SITE-18', 'privacy', 'security', ['encrypted', 'Do not share such an address', 'PIN']],
  ['of minors, and the legal age @SITE-21', 'privacy', 'minors', ['of legal age', 'over 18']],
  ['how it changes @SITE-22', 'privacy', 'changes', ['The text on this page is the one that applies']],
  ['contacts @SITE-23', 'privacy', 'contacts', [name, address, email, phone, ...registered]],
  ['of repayment @SITE-24', 'about', 'repayment', ['Quick and flexible repayment', 'bank card', 'several at once']],
  ['of safety @SITE-24', 'about', 'safety', ['Before you confirm a loan', 'twice', 'PIN']],
  ['of customer service @SITE-24', 'about', 'service', [phone, email, '3 weekdays']],
  ['of rupiah @SITE-24', 'about', 'products', ['1,000,000 to 15,000,000 rupiah']],
  ['of rupees @SITE-24', 'about', 'products', ['2,000 to 80,000 rupees, for a salary of 12,000 rupees and above']],
  ['how to begin @SITE-24', 'about', 'start', ['register there with your mobile number', 'within 2 hours']],
  ['a term @SITE-26', 'terms', 'term', ['The term is 91 to 365 days.']],
  ['when the money arrives @SITE-27', 'terms', 'decision', ['After acceptance', 'to your account in 1 to 3 days']],
  ['when it is decided @SITE-28', 'terms', 'decision', ['We decide about your application within 1 day.']],
  ['a late fee @SITE-29', 'terms', 'late', ['Rs.1,000 for new clients and Rs.800 for repeat clients', 'one time']],
  ['of half of the term @SITE-31', 'terms', 'prepayment', ['both', 'Half of the term has passed.']],
  ['of 7 days @SITE-31', 'terms', 'prepayment', ['At least 7 days have passed since the loan was disbursed.']],
  ['of changed data @SITE-32', 'terms', 'data', ['your personal data change', 'within 3 days', email, phone]],
  ['of assignments @SITE-33', 'terms', 'assignment', ['tells the other side 7 business days before']],
  ['of judgments @SITE-34', 'terms', 'judgment', ['is to be paid within 10 days']],
  ['for whom it is @SITE-35', 'terms', 'borrower', ['You are over 18 years old.', 'You are a national of India.']],
]

// Not `test.each`, which would shorten the titles.
for (const [fact, page, section, words] of FACTS)
  test(`The text of ${page} says ${fact}`, () => {
    const said = wordsOf(sectionOf(page, 'en', section))
    for (const each of words) expect(said).toContain(each)
  })

/** The list items of a section of the privacy policy. */
const itemsOf = (section: string) =>
  Array.from(sectionOf('privacy', 'en', section)?.querySelectorAll('li') ?? [], wordsOf)

test('The privacy policy names all nine grounds that are not used @SITE-19', () => {
  expect(wordsOf(sectionOf('privacy', 'en', 'equality'))).toContain('we do not use')
  const grounds = 'gender, race, ethnicity, religion, origin, sexual orientation, disability, medical history'
  expect(itemsOf('equality')).toEqual([...grounds.split(', '), 'political opinion'])
})

test('The privacy policy names all eight rights, and no closing with an open loan @SITE-20', () => {
  const rights = 'Access, Correction, Erasure, Cancel your account, Object, Restrict, Withdraw consent, Complain'
  expect(itemsOf('rights').map((item) => item.split(':')[0])).toEqual(rights.split(', '))
  expect(itemsOf('rights')[3]).toContain('if you have no outstanding loan')
  expect(itemsOf('rights')[7]).toContain('authority')
})

test('The loan terms show the daily penalty as a table, with what it is of Rs.1,000 @SITE-30', () => {
  const late = sectionOf('terms', 'en', 'late')
  const rows = Array.from(late?.querySelectorAll('tbody tr') ?? [], (row) => Array.from(row.children, wordsOf))
  expect(rows.map(String)).toEqual(['Days 1 to 30,5%,Rs.50', 'Days 31 to 90,4%,Rs.40', 'From day 91,2%,Rs.20'])
  const heads = Array.from(late?.querySelectorAll('th') ?? [], (head) => head.scope)
  expect(heads).toEqual(['col', 'col', 'col', 'row', 'row', 'row'])
  expect(wordsOf(late?.querySelector('caption'))).toContain('a share of the unpaid amount')
})

test('The loan terms say first that they are India’s, with a claim beside them @SITE-62', () => {
  expect(wordsOf(pageOf('terms', 'en').querySelector('h1 + div p'))).toContain('our loans in India')
  const about = wordsOf(pageOf('about', 'en').body)
  for (const words of ['over 3 million users', 'can arrive within 2 hours', '1 day for the decision, and 1 to 3 days'])
    expect(about).toContain(words)
})

test('About us begins with the registration where the site has one', () => {
  const company = { ...exampleCompany, registerTemplate: { id: '88', in: '' } }
  const start = wordsOf(pageOf('about', 'en', company).querySelector('ol > li'))
  expect(start).toMatch(/^Register with your mobile number .* then download the app/)
})
