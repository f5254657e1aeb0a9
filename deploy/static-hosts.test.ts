import { expect, test } from 'vitest'
import { headersFile, headersProblem } from './static-hosts.ts'

/** Headers that such a host sends at an address: those of all matching rules. */
function headersAt(file: string, path: string) {
  const sent: Record<string, string[]> = {}
  let isMet = false
  for (const line of file.trimEnd().split('\n')) {
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (name === '') isMet = new RegExp(`^${line.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
    else if (isMet) (sent[name] ??= []).push(value)
  }
  return sent
}

const file = headersFile({ 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' })

test.each([
  ['/', 'no-store'],
  ['/loanDetails', 'no-store'],
  ['/loanDetails/', 'no-store'],
  ['/icon.svg', 'no-store'],
  ['/assets/index-1.js', 'public, max-age=31536000, immutable'],
])('A static host sends each header once at %s @APP-62', (path, cache) => {
  expect(headersAt(file, path)).toEqual({
    'Content-Security-Policy': ["default-src 'none'"],
    'X-Content-Type-Options': ['nosniff'],
    'Cache-Control': [cache],
  })
})

test('A policy that is longer than a host reads is told', () => {
  expect(headersProblem(file)).toBeUndefined()
  expect(headersProblem(headersFile({ 'Content-Security-Policy': 'x'.repeat(2000) }))).toMatch(
    /^Content-Security-Policy has 2\d+ characters; Cloudflare/,
  )
})
