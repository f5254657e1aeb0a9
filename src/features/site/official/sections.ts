/** The site's sections, in the order of its navigation: index 0 to 4 (SITE-2). */
export const SECTIONS = ['home', 'about', 'feedback', 'policy', 'loan'] as const
export type Section = (typeof SECTIONS)[number]

/** The fragment of a section: both languages stand in one page, so each has ids of its own. */
export const sectionId = (language: string, section: Section) => `${language}-${section}`

/** The section that an address's fragment names, or a part of it: `#en-about`, `#en-about-safety`. The home without one. */
export const sectionOf = (hash: string): Section =>
  SECTIONS.find((section) => new RegExp(`^#(id|en)-${section}(-|$)`).test(hash)) ?? 'home'
