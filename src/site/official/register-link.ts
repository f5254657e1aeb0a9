import type { Locale } from '../../platform/i18n/generated/runtime.js'
import { LANGUAGES } from '../../platform/i18n/languages.ts'
import type { Company } from '../../platform/company-settings.ts'

/** The screen of the settings `VITE_REGISTER_TEMPLATE`. */
export const PROMOTION = '/registerTemplate'

/** Readers of an Indian language get India's template if there is one. */
const isIndian = ({ registerTemplate }: Company, language: Locale) =>
  LANGUAGES[language].market === 'in' && registerTemplate.in !== ''

const marketFor = (company: Company, language: Locale) =>
  new URLSearchParams({
    lang: LANGUAGES[language].lang,
    ...(isIndian(company, language) && { market: 'in' }),
  }).toString()

/** The link to register; undefined if the settings name no template. */
export function registerLink(company: Company, language: Locale) {
  const { id, in: india } = company.registerTemplate
  const template = isIndian(company, language) ? india : id
  return template && `${PROMOTION}?id=${template}&${marketFor(company, language)}`
}

/** The link to get the app and register. */
export const downloadLink = (company: Company, language: Locale) => `?${marketFor(company, language)}#/downloadTemplate`
