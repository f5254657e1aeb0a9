import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEFAULT_SCENARIO } from '../../mocks/scenario.ts'
import { playScenarioOfAddress } from './address-scenario.ts'

const say = vi.fn<(problem: string) => void>()
const server = createServer(({ headers }, response) => response.end(String(headers['x-scenario'])))
let origin = ''

beforeAll(async () => {
  playScenarioOfAddress(server, '/api', say)
  await once(server.listen(0, 'localhost'), 'listening')
  const address = server.address()
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
})

afterAll(() => void server.close())

const ask = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })

/** The cookie that a page sets. */
const cookieOf = async (path: string, headers: Record<string, string> = {}) =>
  (await ask(path, { accept: 'text/html,*/*', ...headers })).headers.get('set-cookie')

const called = async (headers: Record<string, string> = {}) => (await ask('/api/user/order', headers)).text()

test.each(['order-5', 'order-5,scrambled', 'refuse:getChannelTemplate,register'])(
  'What an address asks for is played to the calls that follow: %s',
  async (scenario) => {
    const set = (await cookieOf(`/loanDetails?token=demo&scenario=${scenario}&lang=2`)) ?? ''
    expect(set).toMatch(/; Path=\/api; HttpOnly; SameSite=Strict$/)
    const [cookie = ''] = set.split(';')
    expect(await called({ cookie })).toBe(scenario)
    expect(await called({ cookie: `other=1; ${cookie}; lang=2` })).toBe(scenario)
  },
)

test('A page without a scenario ends it, and a page’s requests keep its own', async () => {
  expect(await cookieOf('/loanDetails?token=demo')).toMatch(/^rupya-scenario=; Path=\/api;.*Max-Age=0$/)
  expect(await called()).toBe(DEFAULT_SCENARIO)
})

test('Who names a scenario or a world has it, whatever the cookie says', async () => {
  const cookie = 'rupya-scenario=order-5'
  expect(await called({ cookie, 'x-scenario': 'order-180' })).toBe('order-180')
  expect(await called({ cookie, 'x-world': 'mine' })).toBe('undefined')
})

test('Only pages set it: no script, no picture, no frame', async () => {
  expect(await cookieOf('/assets/index.js?scenario=order-5', { accept: '*/*' })).toBeNull()
  expect(await cookieOf('/terms.html?scenario=order-5', { 'sec-fetch-dest': 'iframe' })).toBeNull()
  expect(await cookieOf('/?scenario=order-5', { 'sec-fetch-dest': 'document' })).toContain('order-5')
})

test('What no header can carry is said, and sets nothing', async () => {
  expect(await cookieOf('/loanDetails?scenario=%0d%0ax')).toMatch(/^rupya-scenario=; .*Max-Age=0$/)
  expect(say.mock.calls).toEqual([[expect.stringContaining('There is no such scenario')]])
})

test('A scenario that is none is said, and one that no header can carry does no harm', async () => {
  await cookieOf('/loanDetails?scenario=order-5')
  await cookieOf('/loanDetails?scenario=nothing')
  await expect.poll(() => say.mock.calls).toEqual([[expect.stringContaining('There is no scenario nothing.')]])
  expect(await called({ cookie: 'rupya-scenario=%E0%A4%A' })).not.toBe('')
})
