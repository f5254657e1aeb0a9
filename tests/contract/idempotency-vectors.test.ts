import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answer } from '../../mocks/answer.ts'
import { SECOND_BORROWER } from '../../mocks/borrowers.ts'
import { operationOf } from '../../mocks/contract.ts'
import { createWorld } from '../../mocks/scenario.ts'

interface Case {
  name: string
  requests: { key?: string; body: string; borrower?: 'second'; afterHours?: number }[]
  expected: string[]
}

const { cases }: { cases: Case[] } = JSON.parse(readFileSync('openapi/vectors/idempotency.json', 'utf8'))
const HOUR_MS = 3_600_000

describe('The mock server agrees with the idempotency vector', () => {
  test.each(cases)('$name', async ({ requests, expected }) => {
    const world = await createWorld('confirmation-several')
    const seen: string[] = []
    const became: string[] = []
    for (const { key, body, borrower, afterHours = 0 } of requests) {
      world.clock.ahead += afterHours * HOUR_MS
      const before = world.confirmation.counter.orders
      const token = borrower === 'second' ? SECOND_BORROWER.token : '1'
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...(key && { 'Idempotency-Key': key }) }
      const request = new Request(`http://world/?token=${token}`, { method: 'POST', headers, body })
      const text = await (await answer(world, operationOf('pushLoan'), request)).text()
      const isDone = world.confirmation.counter.orders > before
      became.push(
        isDone ? 'done' : seen.includes(text) ? 'asBefore' : JSON.parse(text).code === 400 ? 'invalidRequest' : text,
      )
      seen.push(text)
    }
    expect(became).toEqual(expected)
  })
})
