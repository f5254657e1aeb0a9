import { expect, test } from '@playwright/test'
import { operations } from '../../mocks/contract.ts'
import { PORTS } from './ports.ts'

/** What an operation's first example answers is a request that the contract allows. */
const requestOf = ({ examples }: (typeof operations)[number], name: string) =>
  examples[name]?.['x-request'] ?? Object.values(examples).find((example) => example['x-request'])?.['x-request'] ?? {}

for (const operation of operations.filter(({ reply }) => reply))
  test(`Prism answers ${operation.id} with each of its examples`, async ({ request }) => {
    for (const [name, example] of Object.entries(operation.examples)) {
      const fields = requestOf(operation, name)
      const own = Object.fromEntries(
        Object.entries(fields).filter(([field]) => Object.hasOwn(operation.parameters, field)),
      )
      const form = Object.fromEntries(
        Object.entries(fields).filter(([field]) => !Object.hasOwn(operation.parameters, field)),
      )
      const url = `http://localhost:${PORTS.prism}${operation.path}?${new URLSearchParams({ token: '1', ...own }).toString()}`
      const options = { headers: { Prefer: `example=${name}` } }
      const reply = await (operation.method === 'get'
        ? request.get(url, options)
        : request.post(url, { ...options, ...(operation.body && { form }) }))
      expect([name, reply.status(), await reply.json()]).toEqual([name, 200, example.value])
    }
  })
