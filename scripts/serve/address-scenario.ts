import type { IncomingHttpHeaders, Server } from 'node:http'
import { createWorld, DEFAULT_SCENARIO } from '../../mocks/scenario.ts'

const COOKIE = 'rupya-scenario'

/** Characters allowed in a header of a call and in a world's name. */
const HEADER_TEXT = /^[\w:.,-]*$/

/**
 * Lets the `?scenario=` of a page's address choose the world's scenario, although the release does not know scenarios: the
 * page sets a cookie for the API, and each later call of the browser gets its scenario in `x-scenario`. A page without one
 * ends that. All tabs share the cookie. `say` is called for a scenario that the world does not have.
 */
export function playScenarioOfAddress(server: Server, apiBase: string, say: (problem: string) => void): void {
  server.prependListener('request', ({ url = '/', headers }, response) => {
    if (url.startsWith(`${apiBase}/`)) {
      if (headers['x-world'] === undefined) headers['x-scenario'] ??= scenarioOf(headers)
      return
    }
    if (!isForPage(headers)) return
    const named = new URLSearchParams(url.split('?')[1]).get('scenario') ?? ''
    const scenario = HEADER_TEXT.test(named) ? named : ''
    if (named !== scenario) say(`There is no such scenario: ${JSON.stringify(named)}`)
    if (scenario) createWorld(scenario).catch((error: unknown) => say(String(error)))
    const cookie = new URLSearchParams({ [COOKIE]: scenario }).toString()
    const age = scenario ? '' : '; Max-Age=0'
    response.setHeader('Set-Cookie', `${cookie}; Path=${apiBase}; HttpOnly; SameSite=Strict${age}`)
  })
}

// Old browsers, and browsers on other devices without https, do not send this header.
const isForPage = ({ accept = '', 'sec-fetch-dest': wanted = 'document' }: IncomingHttpHeaders) =>
  wanted === 'document' && accept.includes('text/html')

/** Without a cookie, use the first scenario: otherwise a world would stay in the scenario of an earlier request. */
const scenarioOf = ({ cookie = '' }: IncomingHttpHeaders) =>
  new URLSearchParams(cookie.replaceAll('; ', '&')).get(COOKIE) ?? DEFAULT_SCENARIO
