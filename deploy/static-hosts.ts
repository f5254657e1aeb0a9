import { KEPT_FOR_EVER, NOT_KEPT } from './headers.ts'

/** As long as Cloudflare reads a line: https://developers.cloudflare.com/pages/configuration/headers/ */
const LONGEST_LINE = 2000

/** Addresses of pages. Every screen is at one part; with two there is only /assets. */
const PAGES = ['/', '/:page', '/:page/']

/**
 * `_headers` of Cloudflare Pages, Netlify and hosts like them. No two rules that meet at an address name the same header: some
 * hosts would send both values, and two policies allow only what both do.
 */
export function headersFile(headers: Record<string, string>): string {
  const rules: [path: string, values: Record<string, string>][] = [
    ['/*', headers],
    ...PAGES.map((page): [string, Record<string, string>] => [page, { 'Cache-Control': NOT_KEPT }]),
    ['/assets/*', { 'Cache-Control': KEPT_FOR_EVER }],
  ]
  const lines = rules.flatMap(([path, values]) =>
    [path].concat(Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)),
  )
  const long = lines.find((line) => line.length > LONGEST_LINE)
  if (long !== undefined)
    throw new Error(`Static hosts read ${LONGEST_LINE} characters of a header, and this has more: ${long.slice(0, 60)}`)
  return `${lines.join('\n')}\n`
}

/** What Cloudflare answers with 404 in place of a file below /assets; without it it would answer with the page at `/`. */
export const NOTHING_PAGE = '<!doctype html><title>404</title>\n'

/**
 * `_redirects` of hosts that answer a file where there is one (Netlify). Not for Cloudflare, which would answer the app in place
 * of every file (https://developers.cloudflare.com/pages/configuration/redirects/), and does the same without it.
 */
export const REDIRECTS = `/assets/*  /assets/404.html  404
/*         /app.html         200
`
