import { expect, test } from 'vitest'
import { cloudflareHeaders, cloudflareProblem, netlifyHeaders } from './static-hosts.ts'

const POLICY = 'Content-Security-Policy'
const headers = { [POLICY]: "default-src 'none'", 'X-Content-Type-Options': 'nosniff' }
const policies = { 'index.html': 'of the site', 'app.html': 'of the app', 'loanDetails.html': 'of a loan' }

/** Headers that such a host sends at an address: those of all matching rules, in their order; `!` takes one away. */
function headersAt(file: string, path: string) {
  const sent: Record<string, string[]> = {}
  let isMet = false
  for (const line of file.trimEnd().split('\n')) {
    const [, gone, name, value = ''] = /^ {2}(! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? []
    if (!name) isMet = new RegExp(`^${line.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
    else if (isMet && gone) delete sent[name]
    else if (isMet) (sent[name] ??= []).push(value)
  }
  return sent
}

const NO_STORE = 'no-store'
const FOR_EVER = 'public, max-age=31536000, immutable'

test.each([
  ['/', 'of the site', NO_STORE],
  ['/loanDetails', 'of a loan', NO_STORE],
  ['/app', 'of the app', NO_STORE],
  // The page at `/` is answered there.
  ['/nothing', 'of the site', NO_STORE],
  ['/assets/index-1.js', 'of the site', FOR_EVER],
])('Cloudflare sends each header once at %s, with the policy of its page @APP-62', (path, policy, cache) => {
  expect(headersAt(cloudflareHeaders({ headers, policies }), path)).toEqual({
    [POLICY]: [policy],
    'X-Content-Type-Options': ['nosniff'],
    'Cache-Control': [cache],
  })
})

test.each([
  ['/', NO_STORE],
  ['/loanDetails', NO_STORE],
  ['/assets/index-1.js', FOR_EVER],
])('Netlify sends each header once at %s @APP-62', (path, cache) => {
  expect(headersAt(netlifyHeaders(headers), path)).toEqual({
    [POLICY]: ["default-src 'none'"],
    'X-Content-Type-Options': ['nosniff'],
    'Cache-Control': [cache],
  })
})

test('What Cloudflare would leave out is told', () => {
  const file = cloudflareHeaders({ headers, policies })
  expect(cloudflareProblem(file)).toBeUndefined()
  const long = cloudflareHeaders({ headers, policies: { ...policies, 'long.html': 'x'.repeat(2000) } })
  expect(cloudflareProblem(long)).toMatch(/^Content-Security-Policy has 2\d+ characters; Cloudflare/)
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`page${at}.html`, '']))
  expect(cloudflareProblem(cloudflareHeaders({ headers, policies: { ...policies, ...many } }))).toBe(
    'It has 108 rules; Cloudflare would leave out all after 100',
  )
})
