// What docs/verifier.md says of the first five minutes, at the server of somebody who holds none of the contract's orders.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECOND_BORROWER } from '../../../mocks/borrowers.ts'
import { SECOND_ORDERS } from '../../../mocks/state/second-borrower.ts'
import { runVerifier } from './run-verifier.ts'
import { serveTransports } from './serve-transports.ts'
import { worldTransport } from './world-transport.ts'

const page = readFileSync('docs/verifier.md', 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'first-minutes-'))
let server: Awaited<ReturnType<typeof serveTransports>>
beforeAll(async () => {
  server = await serveTransports(new Map([['base', worldTransport()]]))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const verify = (...args: string[]) => runVerifier(`${server.origin}/base`, ...args)
const { token } = SECOND_BORROWER

test('Without anything, only what needs no session is asked', async () => {
  const { code, out } = await verify()
  expect([code, out]).toEqual([0, expect.stringMatching(/: 0 findings, .*, \d\d requests in /)])
})

test('With a token alone a right server looks wrong, and the run says what was asked', async () => {
  const { code, out } = await verify('--token', token)
  expect([code, out]).toEqual([1, expect.stringContaining('never succeeded')])
  expect(out).toContain("No seed names these values, and the contract's own were sent: ")
})

test('With the three values that the page shows, it has no findings', async () => {
  const [, shown = ''] = /```json\n([^]*?)```/.exec(page) ?? []
  const seeds = JSON.parse(shown)
  expect(Object.keys(seeds.values)).toEqual(['1001', '723421968459640174'])
  seeds.session.token = token
  seeds.values = { '723421968459640174': SECOND_ORDERS.running, '1001': '1001' }
  const file = join(folder, 'seeds.json')
  writeFileSync(file, JSON.stringify(seeds))
  const { code, out } = await verify('--seeds', file)
  expect([code, out]).toEqual([0, expect.stringMatching(/: 0 findings, .*, \d{3} requests in /)])
})
