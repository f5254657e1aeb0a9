import { KEPT_FOR_EVER, POLICY } from './headers.ts'
import type { Serving } from './release-server.ts'

/** Not `no-transform`: such hosts compress what they serve, and it would stop that. */
const NOT_KEPT = 'no-store'

/** Addresses of pages. Every screen has one path segment; only /assets has two. */
const PAGES = ['/', '/:page', '/:page/']

const OF_LANGUAGE = /\.\w+\.html$/

type Rule = [path: string, lines: string[]]

const setting = (values: Record<string, string>) => Object.entries(values).map(([name, value]) => `${name}: ${value}`)

const headersFile = (rules: Rule[]) =>
  `${rules.flatMap(([path, lines]) => [path, ...lines.map((line) => `  ${line}`)]).join('\n')}\n`

const BY_PATH: Rule[] = [
  ...PAGES.map((page): Rule => [page, setting({ 'Cache-Control': NOT_KEPT })]),
  ['/assets/*', setting({ 'Cache-Control': KEPT_FOR_EVER })],
  // One of its files has no ending.
  ['/.well-known/*', setting({ 'Content-Type': 'application/json' })],
]

/**
 * `_headers` of Cloudflare Pages. All rules that match an address apply, and a header that two of them set would get both
 * values: two policies allow only what both allow. So a page's rule first takes away (`!`) the policy of all addresses, which
 * is that of the page at `/`, because Cloudflare answers it where nothing is found. Such hosts do not choose a file by a
 * parameter: `?lang=2` gets the page whose head is in the first language, and previews in chats say so.
 */
export function cloudflareHeaders({ headers, policies }: Pick<Serving, 'headers' | 'policies'>): string {
  const { 'index.html': found, ...named } = policies
  if (found === undefined) throw new Error('The build has no page at /')
  return headersFile([
    ['/*', setting({ ...headers, [POLICY]: found })],
    ...Object.entries(named)
      .filter(([file]) => !OF_LANGUAGE.test(file))
      .map(([file, policy]): Rule => [`/${file.replace('.html', '')}`, [`! ${POLICY}`, `${POLICY}: ${policy}`]]),
    ...BY_PATH,
  ])
}

/** `_headers` of Netlify, which cannot take a header away: one policy for all pages. It reads lines of any length. */
export const netlifyHeaders = (headers: Record<string, string>) => headersFile([['/*', setting(headers)], ...BY_PATH])

/** Cloudflare ignores the rest: https://developers.cloudflare.com/pages/configuration/headers/ */
const LONGEST_LINE = 2000
const MOST_RULES = 100

/** Why Cloudflare would not send all of it, if so. */
export function cloudflareProblem(file: string): string | undefined {
  const lines = file.trimEnd().split('\n')
  const long = lines.find((line) => line.length > LONGEST_LINE)
  if (long)
    return `${long.trim().split(':')[0]} has ${long.length} characters; Cloudflare would leave out what has over ${LONGEST_LINE}`
  const rules = lines.filter((line) => line.startsWith('/')).length
  return rules > MOST_RULES ? `It has ${rules} rules; Cloudflare would leave out all after ${MOST_RULES}` : undefined
}

/** Cloudflare's 404 answer for a missing file below /assets or /.well-known; without it, Cloudflare would send the page at `/`. */
export const NOTHING_PAGE = '<!doctype html><title>404</title>\n'

/**
 * `_redirects` of hosts that serve an existing file first (Netlify). Not for Cloudflare, which would serve the app instead of
 * every file (https://developers.cloudflare.com/pages/configuration/redirects/) and works the same without it.
 */
export const REDIRECTS = `/assets/*       /assets/404.html  404
/.well-known/*  /assets/404.html  404
/favicon.ico    /assets/404.html  404
/*              /app.html         200
`
