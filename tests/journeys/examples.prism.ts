import { expect, test } from '@playwright/test'
import { operations } from '../../mocks/contract.ts'
import { PORTS } from './ports.ts'

/** What an operation's first example answers is a request that the contract allows. */
const requestOf = ({ examples }: (typeof operations)[number], name: string) =>
  examples[name]?.['x-request'] ?? Object.values(examples).find((example) => example['x-request'])?.['x-request'] ?? {}

/** Operations whose body an example shows, or that have none. The others' bodies are free or uploads. */
const ANSWERED = operations.filter(
  ({ reply, body, examples }) => reply && (!body || Object.values(examples).some((example) => example['x-request'])),
)

test('Most operations show a request that Prism can be asked with', () => {
  expect(ANSWERED.length).toBeGreaterThan(operations.length / 2)
})

for (const operation of ANSWERED)
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
