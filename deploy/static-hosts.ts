import { KEPT_FOR_EVER } from './headers.ts'

/** Not `no-transform`: such hosts compress what they serve, and it would stop that. */
const NOT_KEPT = 'no-store'

/** Addresses of pages. Every screen has one path segment; only /assets has two. */
const PAGES = ['/', '/:page', '/:page/']

/**
 * `_headers` of Cloudflare Pages, Netlify and similar hosts. Rules that match the same address must not set the same header:
 * some hosts would send both values, and two policies allow only what both allow.
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

/** Cloudflare ignores the rest of a longer line: https://developers.cloudflare.com/pages/configuration/headers/ */
const LONGEST_LINE = 2000

/** Why a host could not send all of it, if so. */
export function headersProblem(file: string): string | undefined {
  const long = file.split('\n').find((line) => line.length > LONGEST_LINE)
  return (
    long &&
    `${long.trim().split(':')[0]} has ${long.length} characters; Cloudflare would leave out what has over ${LONGEST_LINE}`
  )
}

/** Cloudflare's 404 answer for a missing file below /assets; without it, Cloudflare would send the page at `/`. */
export const NOTHING_PAGE = '<!doctype html><title>404</title>\n'

/**
 * `_redirects` of hosts that serve an existing file first (Netlify). Not for Cloudflare, which would serve the app instead of
 * every file (https://developers.cloudflare.com/pages/configuration/redirects/) and works the same without it.
 */
export const REDIRECTS = `/assets/*  /assets/404.html  404
/*         /app.html         200
`
