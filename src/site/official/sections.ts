import { LOCALES } from '../../platform/i18n/languages.ts'

/** The site's sections, in the order of its navigation: index 0 to 4 (SITE-2). */
export const SECTIONS = ['home', 'about', 'feedback', 'policy', 'loan'] as const
export type Section = (typeof SECTIONS)[number]

/** The fragment of a section. All languages are in one page, so each has its own ids. */
export const sectionId = (language: string, section: Section) => `${language}-${section}`

const LANGUAGE = new RegExp(`^#(${LOCALES.join('|')})-`)

/**
 * The place that a fragment names in its language: `about-safety` in `#en-about-safety`. Undefined if it names no language of
 * the site.
 */
export const placeOf = (hash: string) => (LANGUAGE.test(hash) ? hash.replace(LANGUAGE, '') : undefined)

/**
 * The section that an address's fragment names, directly or through a part of it: `#en-about`, `#en-about-safety`. Without
 * one, the home.
 */
export const sectionOf = (hash: string): Section =>
  SECTIONS.find((section) => `${placeOf(hash)}-`.startsWith(`${section}-`)) ?? 'home'
