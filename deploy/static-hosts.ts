import { KEPT_FOR_EVER } from './headers.ts'

/** Not `no-transform`: such hosts compress what they serve, and then would not. */
const NOT_KEPT = 'no-store'

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
  return `${lines.join('\n')}\n`
}

/** Cloudflare reads no more of a line: https://developers.cloudflare.com/pages/configuration/headers/ */
const LONGEST_LINE = 2000

/** What keeps a host from sending all of it, if something does. */
export function headersProblem(file: string): string | undefined {
  const long = file.split('\n').find((line) => line.length > LONGEST_LINE)
  return (
    long &&
    `${long.trim().split(':')[0]} has ${long.length} characters; Cloudflare would leave out what has over ${LONGEST_LINE}`
  )
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
