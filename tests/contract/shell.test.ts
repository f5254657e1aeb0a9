import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { shellProblems } from '../../contract-tools/shell/problems.ts'
import { readShell } from '../../contract-tools/shell/read-shell.ts'
import type { ShellContract } from '../../contract-tools/shell/shell-contract.ts'
import { contract } from '../../mocks/contract.ts'
import { SCREENS } from '../../src/app/screens.ts'
import { entrySearch, formSearch } from '../../src/features/complaints/search.ts'
import { accountSearch, cardSearch, paywaySearch } from '../../src/features/repayment/repayment-search.ts'
import { orderSearch } from '../../src/parts/order-search.ts'
import { newFolder } from './project-copy.ts'

const shell: ShellContract = JSON.parse(readFileSync('openapi/generated/shell.json', 'utf8'))
const address = (path: string) => shell.addresses.find((found) => found.path === path)
const parametersAt = (path: string) =>
  Object.fromEntries(address(path)?.parameters.map(({ name, required }) => [name, required]) ?? [])

describe('The contract with the shell', () => {
  test('names its messages, each with a right and a wrong payload @APP-110', () => {
    expect(Object.keys(shell.messages)).toEqual(['close', 'goHome', 'sessionEnded', 'rate', 'openProduct', 'track'])
    for (const { good, bad } of Object.values(shell.messages))
      expect([Object.keys(good).length > 0, Object.keys(bad).length > 0]).toEqual([true, true])
  })

  test('has each address of the app once, with the session that its calls need @APP-111', () => {
    expect(shell.addresses.map(({ path }) => path)).toEqual(
      Object.entries(SCREENS).map(([path, { written }]) => written ?? path),
    )
    expect(address('/loanDetails')?.session).toBe('card')
    expect(address('/loanConfirm')?.session).toBe('token')
    expect(address('/registerTemplate')?.session).toBe('none')
    const sessions = Object.values(contract.paths)
      .flatMap((item) => Object.values(item))
      .flatMap((operation) => (operation['x-screens'] ?? []).map((path) => [path, operation['x-session']]))
    const withToken = sessions.flatMap(([path = '', session]) => (session === 'token' ? path : []))
    expect(withToken.filter((path) => address(path)?.session !== 'token')).toEqual([])
  })

  test.each([
    ['/loanDetails', orderSearch],
    ['/that', accountSearch],
    ['/payway', paywaySearch],
    ['/#/addnormalcard', cardSearch],
    ['/complainPage', entrySearch],
    ['/complainPageNext', formSearch],
  ])('has the parameters that %s takes, and which of them it needs @APP-111', (path, { entries }) => {
    const taken = Object.entries(entries).map(([name, schema]) => [name, !v.is(schema, undefined)])
    expect(parametersAt(path)).toEqual(Object.fromEntries(taken))
  })

  test('has an example of each address that opens it @APP-111', () => {
    for (const { path, example, parameters, session } of shell.addresses) {
      const { searchParams, hash } = new URL(example, 'https://app.example')
      const inside = new URLSearchParams(hash.split('?')[1])
      const given = (name: string) => searchParams.get(name) ?? inside.get(name)
      const missing = parameters.filter(({ name, required }) => required && !given(name)).map(({ name }) => name)
      expect([path, missing, session === 'none' || given('token') !== null]).toEqual([path, [], true])
    }
  })

  test('has the session’s parameters as each call has them, and the page’s own @APP-8 @APP-111', () => {
    const names = shell.session.parameters.map(({ name, of }) => `${name} (${of})`)
    expect(names).toEqual([
      ...contract['x-session-parameters'].map(({ $ref }) => `${$ref.split('/').at(-1)} (every call)`),
      'lang (page)',
      'userId (card repayment)',
      'sessionId (card repayment)',
      'mobilePhone (page)',
      'merchantNumber (page)',
    ])
  })
})

describe.each(['ios', 'android'])('The guide for %s', (platform) => {
  const guide = readFileSync(`docs/guides/shell/${platform}.md`, 'utf8')

  test('handles each message of the contract, and gives each answer @APP-112', () => {
    for (const name of Object.keys(shell.messages)) expect(guide).toMatch(new RegExp(`"${name}"`))
    for (const answer of Object.keys(shell.answers)) expect(guide).toContain(`"${answer}"`)
  })
})

describe('A mistake in the contract with the shell has its file and line:', () => {
  const copy = newFolder({ 'openapi/shell': 'openapi/shell', 'openapi/schemas': 'openapi/schemas' })
  afterAll(copy.remove)

  test.each([
    ['messages', 'leaves: true', 'leaves: [true', ''],
    ['session', "code: en, lang: '2'", "code: en, lang: '1'", 'languages: another one has the lang 1'],
    ['session', 'code: en', 'code: id', 'languages: another one has the code id'],
    ['messages', 'leaves: true', 'leaving: true\n  leaves: true', 'close.leaving: must NOT have additional properties'],
    ['messages', "payload: { type: 'null' }", 'payload: { type: nothing }', 'close.payload: is no JSON Schema'],
    ['messages', 'plain: null', 'plain: 1', 'close.good.plain: breaks its own schema: it must be null'],
    ['messages', 'unexpected: { sure: true }', 'unexpected: null', 'close.bad.unexpected: is right by its schema'],
    ['messages', 'since: 1.0.0', 'since: 1.10.0', "close.since: is later than the contract's version"],
    ['shell', 'messages.yaml', 'message.yaml', 'a file that is not there'],
    ['messages', 'ServiceEvent/properties/moduleId', 'ServiceEvent/properties/module', 'leads to nothing'],
  ])('in %s.yaml, for %s: %s', async (name, from, to, says) => {
    const file = `openapi/shell/${name}.yaml`
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(from)
    copy.write(file, text.replace(from, to))
    const problems = shellProblems(await readShell(copy.folder))
    copy.write(file, text)
    expect(problems.join('\n')).toContain(says)
    // YAML that cannot be read is named where it ends.
    const line = says === '' ? '\\d+' : text.slice(0, text.indexOf(from)).split('\n').length
    expect(problems[0]).toMatch(new RegExp(`${file}:${line}\\b`))
  })
})
