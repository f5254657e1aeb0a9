import { hasOwn } from '../lib/has-own.ts'
/** The addresses of the site's pages, each with the equivalent address that search engines should show. */
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
 * The site's page for a path that is almost right: with a slash at its end, or in other case. Some servers do not know pages
 * by their path (deploy/README.md), but all know the file.
 */
export function otherSpelling(path: string): string | undefined {
  const plain = path.replace(/\/+$/, '').toLowerCase()
  const own = plain && Object.keys(SITE_PATHS).find((known) => known.toLowerCase() === plain)
  if (!own) return undefined
  return own === path ? `${own}.html` : own
}
