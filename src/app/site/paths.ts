import { hasOwn } from '../../lib/has-own.ts'
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

export const isSitePath = (path: string): path is SitePath => hasOwn(SITE_PATHS, path)

/**
 * Where a page of the site is that an address means which is none of its own: with a slash at its end, or other letters. Some
 * servers know no page by its path (deploy/README.md), but each knows its file.
 */
export function otherSpelling(path: string): string | undefined {
  const plain = path.replace(/\/+$/, '').toLowerCase()
  const own = plain && Object.keys(SITE_PATHS).find((known) => known.toLowerCase() === plain)
  if (!own) return undefined
  return own === path ? `${own}.html` : own
}
