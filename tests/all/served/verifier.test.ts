// The verifier, as a team runs it on its staging: behind an nginx that wants to know who is there, or takes only so many calls.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runVerifier } from '../verifier/run-verifier.ts'
import { COOKIE, type Gateways, KEY, PASSWORD, SECRETS, startGateways } from './gateway.ts'

let gateways: Gateways
const folder = mkdtempSync(join(tmpdir(), 'rupya-gateway-'))
beforeAll(async () => {
  gateways = await startGateways()
})
afterAll(async () => {
  await gateways.stop()
  rmSync(folder, { recursive: true })
})

const BASIC = ['--basic', `team:${PASSWORD}`]
const API_KEY = ['--header', `X-Api-Key: ${KEY}`]
const LOGIN = ['--header', `Cookie: ${COOKIE}`]
const SOME = ['--world', '--only', 'getLoanDetails,getContacts,listFaq']

const page = readFileSync('docs/verifier.md', 'utf8')
/** What is printed here, and is not what the page for backend teams shows for such a gateway. */
const notInPage = (text: string, address: string) =>
  page.includes(text.replaceAll(address, 'https://staging.example.test')) ? '' : text

test.each([
  ['without anything', 'locked', []],
  ['with the key alone', 'locked', API_KEY],
  ['with a wrong password', 'locked', ['--basic', 'team:another-password', ...API_KEY]],
  ['without a login', 'login', []],
] as const)('Behind nginx one sentence says what it wants: %s @RULE-103', async (_, name, args) => {
  const { code, out, err } = await runVerifier(gateways[name], ...SOME, ...args)
  expect([code, out]).toEqual([2, ''])
  expect(err.split('\n')).toHaveLength(1)
  expect(notInPage(err, gateways[name])).toBe('')
})

test.each([
  ['locked', [...BASIC, ...API_KEY]],
  ['login', LOGIN],
] as const)('With what nginx wants (%s) a right server has no findings, and nothing shows it', async (name, args) => {
  const reports = ['html', 'xml', 'json'].map((ending) => join(folder, `${name}.${ending}`))
  reports.push(join(folder, `${name}-codequality.json`))
  const all = [...SOME, ...args, '--report', reports.join(',')]
  const right = await runVerifier(gateways[name], ...all)
  expect(right).toMatchObject({ code: 0, out: expect.stringMatching(/: 0 findings, \d+ trials of 3 operations/) })
  // Each finding has a command, which needs all of it.
  const wrong = await runVerifier(gateways[name], ...all, '--max-time', '0.0001')
  expect(wrong).toMatchObject({ code: 1, out: expect.stringContaining('was answered after more than') })
  const told = [wrong.out, wrong.err, ...reports.map((file) => readFileSync(file, 'utf8'))].join('\n')
  expect(told).toMatch(name === 'login' ? /cookie: stage=.{1,9}\$RUPYA_STAGE/ : /-u .{1,6}\$RUPYA_GATEWAY/)
  for (const secret of SECRETS) expect(told).not.toContain(secret)
})

test('A limit of 20 calls in a second is told once, and costs no trial', async () => {
  const { code, out } = await runVerifier(gateways.limited, ...SOME)
  expect([code, out]).toEqual([0, expect.stringMatching(/: 0 findings, \d+ notes?, \d+ trials of 3 operations/)])
  expect(out).not.toContain('Not tried')
  const [note = 'no note'] = /was busy .*/.exec(out) ?? []
  expect(notInPage(note, gateways.limited)).toBe('')
})

test('With --pace below the limit nothing is refused', async () => {
  const before = gateways.nginx.logs()
  const { code, out } = await runVerifier(gateways.limited, ...SOME, '--pace', '10')
  expect([code, out]).toEqual([0, expect.stringMatching(/: 0 findings, \d+ trials of 3 operations/)])
  await expect.poll(gateways.nginx.logs).not.toBe(before)
  expect(gateways.nginx.logs().slice(before.length)).not.toContain(' 429 ')
})
