import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AboutUs } from '../../src/site/about/about-us.tsx'
import { LoanTerms } from '../../src/site/legal/loan-terms.tsx'
import { PrivacyPolicy } from '../../src/site/legal/privacy-policy.tsx'
import type { Locale } from '../../src/platform/i18n/generated/runtime.js'
import { LOCALES } from '../../src/platform/i18n/languages.ts'
import { overwriteGetLocale } from '../../src/platform/i18n/locale-runtime.ts'
import type { Company } from '../../src/platform/company-settings.ts'
import { readEnv } from '../../src/platform/read-env.ts'

// The site's texts, as a browser without scripts shows them. Needs a page (jsdom).

const PAGES = { privacy: PrivacyPolicy, terms: LoanTerms, about: AboutUs }
export type Page = keyof typeof PAGES
export const PAGE_NAMES = ['privacy', 'terms', 'about'] as const satisfies Page[]

export const { company: exampleCompany } = readEnv({})

export function markupOf(page: Page, language: Locale, company: Company = exampleCompany) {
  overwriteGetLocale(() => language)
  const id = (section: string) => `${language}-${section}`
  try {
    return renderToStaticMarkup(createElement(PAGES[page], { company, id }))
  } finally {
    overwriteGetLocale(() => LOCALES[0])
  }
}

const parse = (markup: string) => new DOMParser().parseFromString(markup, 'text/html')

export const pageOf = (page: Page, language: Locale, company?: Company) => parse(markupOf(page, language, company))

/** A section, found by its heading. */
export const sectionOf = (page: Page, language: Locale, name: string) =>
  pageOf(page, language).querySelector(`h2#${language}-${name}`)?.closest('section')

export const wordsOf = (element: Element | null | undefined) => element?.textContent ?? ''

/** Each text: a paragraph, an item, a cell, a heading. */
export const textsOf = (root: ParentNode | undefined) =>
  Array.from(root?.querySelectorAll('p, li, dt, dd, th, td, caption, h1, h2, h3') ?? [], wordsOf)
