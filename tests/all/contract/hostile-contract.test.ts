import { afterAll, expect, test } from 'vitest'
import { smallContract } from '../../contract/small-contract.ts'

const project = smallContract()
afterAll(() => project.remove())

test('What a contract says that is wrong moves nothing on a terminal', () => {
  // With YAML escapes, and as plain characters.
  project.edit('openapi/schemas/order.yaml', 'enum: [10, 20,', 'enum: ["\\e[2J\u202E", 10, 20,')
  project.edit('openapi/paths/order.yaml', 'operationId: readOrder', 'operationId: "read\\e[2J\u202EOrder"')
  for (const ran of [project.lint(), project.generate()]) {
    expect(ran.ok).toBe(false)
    expect(ran.output).toContain('\\u{202e}')
    expect(ran.output).not.toMatch(/(?!\n)[\p{Cc}\u202E]/u)
  }
})
