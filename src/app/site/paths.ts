/** The addresses of the site's pages, each with the one that says the same and that search engines should show. */
export const SITE_PATHS = {
  '/': '/',
  '/aboutUs': '/aboutUs',
  '/About': '/aboutUs',
  '/privacyPolicy': '/privacyPolicy',
  '/Policy': '/privacyPolicy',
  '/loanAgreement': '/loanAgreement',
  '/Loan': '/loanAgreement',
  '/User': '/User',
} as const

export type SitePath = keyof typeof SITE_PATHS

export const isSitePath = (path: string): path is SitePath => Object.hasOwn(SITE_PATHS, path)
