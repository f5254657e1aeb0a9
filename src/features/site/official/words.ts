import { m } from '../../../platform/i18n/generated/messages.js'
import type { Section } from './sections.ts'

/** What the navigation calls each section. */
export const sectionNames: Record<Section, () => string> = {
  home: m.site_home,
  about: m.site_about,
  feedback: m.site_feedback,
  policy: m.site_policy,
  loan: m.site_loan,
}

/** The value of `lang` in an address. */
export const LANG = { id: '1', en: '2' } as const
