import { expect, test } from '@playwright/test'
import { operations } from '../../mocks/contract.ts'
import { exampleRequest } from '../setup/example-request.ts'
import { PORTS } from './ports.ts'

const PRISM = `http://localhost:${PORTS.prism}`

for (const operation of operations)
  test(`Prism answers ${operation.id} with each of its examples that a valid request asks for`, async () => {
    for (const [name, example] of Object.entries(operation.examples)) {
      // Prism refuses an invalid request in a way of its own, before it looks for an example.
      if (name === 'invalidRequest') continue
      const request = exampleRequest(operation, example['x-request'], PRISM)
      request.headers.set('Prefer', `example=${name}`)
      const reply = await fetch(request)
      const violations = reply.headers.get('sl-violations')
      const value = operation.reply ? await reply.json() : await reply.text()
      expect([name, reply.status, violations, value]).toEqual([name, 200, null, example.value])
    }
  })
