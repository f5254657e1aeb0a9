import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from '../../mocks/contract.ts'
import { operationsOf } from '../../contract-tools/read/document.ts'
import { plainAddress } from '../../contract-tools/read/plain-address.ts'
import { screenPaths } from '../../src/app/screens.ts'

const named = operationsOf(contract).map(({ operation }) => ({
  id: operation.operationId,
  screens: operation['x-screens'],
}))

test('The contract names the screens of each operation that the app calls, no other', () => {
  const sources = readdirSync('src/api')
    .filter((file) => /^[\w-]+\.ts$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(`src/api/${file}`, 'utf8'))
    .join('\n')
  const called = named
    .filter(({ id }) => new RegExp(`\\b(?:call|queryOf|imageAddress)\\(${id}\\b`).test(sources))
    .map(({ id }) => id)
  expect(called).toContain('getLoanDetails')
  expect(named.filter(({ screens }) => screens).map(({ id }) => id)).toEqual(called)
})

test('Each screen that the contract names is an address of the app @APP-14 @HELP-1', () => {
  const addresses = named.flatMap(({ screens = [] }) => screens).map((screen) => plainAddress(screen))
  expect(addresses.filter((address) => !screenPaths.some((path) => path === address))).toEqual([])
})
