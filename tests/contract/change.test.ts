import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyProject } from './project-copy.ts'

const PATHS = 'openapi/paths/loan.yaml'
const SCHEMAS = 'openapi/schemas/loan.yaml'
const EXAMPLES = 'openapi/examples/loan-orders.yaml'

/** What each change of the contract makes stale, and which files the compiler then names. */
describe('Who changes the contract is told what follows, for', () => {
  let project: ReturnType<typeof copyProject>
  beforeEach(() => {
    project = copyProject()
  })
  afterEach(() => project.remove())

  const follow = () => {
    const check = project.checkGenerated()
    expect(check.ok).toBe(false)
    project.generate()
    return { stale: check.output, broken: project.brokenFiles() }
  }

  test('a success code', () => {
    project.edit(PATHS, "code: '00'", 'code: zero')
    const { stale, broken } = follow()
    expect(project.checkGenerated()).toMatchObject({ ok: true })
    expect(stale).toContain('src/api/generated/outcomes/loan.ts')
    expect(broken).toEqual(['tests/contract/outcomes.test.ts'])
  })

  test('a field', () => {
    project.edit(SCHEMAS, 'noticeStatusText', 'noticeTitle')
    project.edit(EXAMPLES, 'noticeStatusText', 'noticeTitle')
    const { stale, broken } = follow()
    expect(stale).toContain('src/api/generated/schema.ts')
    expect(broken).toEqual([
      'mocks/handlers/complaints-orders.ts',
      'mocks/handlers/confirmation-order.ts',
      'mocks/handlers/unspecified.ts',
      'mocks/state/aging.ts',
      'mocks/state/repayment-settle.ts',
      'src/api/call.test.ts',
      'src/features/loan/loan-details.tsx',
      'src/features/repayment/after-payment/did-you-pay.tsx',
    ])
  })

  test('a status', () => {
    project.edit(SCHEMAS, 'enum: [21, 110,', 'enum: [21, 22, 110,')
    const { stale, broken } = follow()
    expect(stale).toContain('openapi/generated/openapi.json')
    expect(broken).toEqual(['src/features/loan/rules.ts'])
  })

  test('a named failure', () => {
    project.edit(PATHS, 'orderNotFound', 'noSuchOrder')
    const { broken } = follow()
    expect(broken).toEqual(['mocks/handlers/loan.ts', 'mocks/scenarios/wire.ts', 'src/app/describe-error.tsx'])
  })

  test('an example that breaks its schema', () => {
    project.edit(EXAMPLES, 'orderStatus: 174', 'orderStatus: 175')
    const lint = project.lint()
    expect(lint.ok).toBe(false)
    expect(lint.output).toContain('order-174/value/data/orderStatus')
  })

  test('an operation', () => {
    project.edit(PATHS, 'operationId: defineProductLink', 'operationId: openProductLink')
    const { broken } = follow()
    expect(broken).toEqual(expect.arrayContaining(['mocks/handlers/all.ts', 'mocks/handlers/loan.ts']))
  })
}, 120_000)
