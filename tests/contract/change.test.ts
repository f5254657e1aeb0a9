import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from '../../scripts/contract/bundle.ts'
import { generateFrom } from '../../scripts/contract/generate.ts'
import { copyProject } from './project-copy.ts'

const PATHS = 'openapi/paths/loan.yaml'
const SCHEMAS = 'openapi/schemas/loan.yaml'
const EXAMPLES = 'openapi/examples/loan-orders.yaml'

interface Change {
  edits: [file: string, from: string, to: string][]
  /** What it makes stale, among others. */
  stale: string
  /** How the compiler names it. */
  named: RegExp
  /** The files that the compiler finds broken by it. */
  broken: string[]
}

/** Each changes another place, so that one run of the compiler tells them apart. */
const CHANGES: Record<string, Change> = {
  'a success code': {
    edits: [[PATHS, 'code: zero\n        description: Recorded', "code: '00'\n        description: Recorded"]],
    stale: 'src/api/generated/outcomes/save-google-score.ts',
    named: /"zero"/,
    broken: ['tests/contract/outcomes.test.ts'],
  },
  'a field': {
    edits: [
      [SCHEMAS, 'noticeStatusText', 'noticeTitle'],
      [EXAMPLES, 'noticeStatusText', 'noticeTitle'],
    ],
    stale: 'src/api/generated/schema.ts',
    named: /noticeStatusText|noticeTitle/,
    broken: [
      'mocks/handlers/complaints-orders.ts',
      'mocks/handlers/confirmation-order.ts',
      'mocks/handlers/unspecified.ts',
      'mocks/state/aging.ts',
      'mocks/state/repayment-settle.ts',
      'src/api/call.test.ts',
      'src/features/loan/loan-details.tsx',
      'src/features/repayment/after-payment/did-you-pay.tsx',
    ],
  },
  'a status': {
    edits: [[SCHEMAS, 'enum: [21, 110,', 'enum: [21, 22, 110,']],
    stale: 'openapi/generated/openapi.json',
    named: /'22'/,
    broken: ['src/features/loan/rules.ts', 'src/parts/status-tone.ts'],
  },
  'a named failure': {
    edits: [[PATHS, 'orderNotFound', 'noSuchOrder']],
    stale: 'src/api/generated/outcomes/get-loan-details.ts',
    named: /orderNotFound|noSuchOrder/,
    broken: [
      'mocks/handlers/loan.ts',
      'mocks/scenarios/wire.ts',
      // What a borrower sees of each outcome.
      'scripts/outcomes/loan.ts',
      'scripts/outcomes/plan.ts',
      'src/app/describe-error.tsx',
    ],
  },
  'an operation': {
    edits: [[PATHS, 'operationId: defineProductLink', 'operationId: openProductLink']],
    stale: 'src/api/generated/outcomes/open-product-link.ts',
    // Where it is called without its type, the compiler names a field of its request.
    named: /defineProductLink|'openProductLink'|productKey/,
    broken: [
      'mocks/handlers/all.ts',
      'mocks/handlers/loan.test.ts',
      'mocks/handlers/loan.ts',
      'src/api/call.test.ts',
      'src/api/product-link.ts',
      'src/features/loan/recommendations.tsx',
    ],
  },
}

function copyWith(changes: Change[], ...names: Parameters<typeof copyProject>) {
  const copy = copyProject(...names)
  for (const { edits } of changes) for (const edit of edits) copy.edit(...edit)
  return copy
}

/** What the contract below a folder gives, by file. */
const generated = async (folder: string) => generateFrom(await bundleContract(folder))

describe('Who changes the contract is told what follows, for', () => {
  let project: ReturnType<typeof copyProject>
  let complaints: [file: string, complaint: string][] = []
  beforeAll(() => {
    project = copyWith(Object.values(CHANGES))
    const check = project.checkGenerated()
    expect(check.ok).toBe(false)
    for (const { stale } of Object.values(CHANGES)) expect(check.output).toContain(stale)
    expect(project.generate()).toMatchObject({ ok: true })
    complaints = [...project.complaints()]
  }, 300_000)
  afterAll(() => project.remove())

  test.each(Object.entries(CHANGES))('%s', async (_what, change) => {
    const copy = copyWith([change], ['openapi', 'package.json'])
    const files = await generated(copy.folder)
    copy.remove()
    const stale = files.flatMap(([file, text]) => (existsSync(file) && readFileSync(file, 'utf8') === text ? [] : file))
    expect(stale).toContain(change.stale)
    const broken = complaints.flatMap(([file, complaint]) => (change.named.test(complaint) ? file : []))
    expect(broken.toSorted()).toEqual(change.broken)
  })

  test('nothing else', async () => {
    const named = Object.values(CHANGES).map((change) => change.named)
    expect(complaints.filter(([, complaint]) => !named.some((name) => name.test(complaint)))).toEqual([])
    for (const [file, text] of await generated(project.folder))
      expect(readFileSync(join(project.folder, file), 'utf8')).toBe(text)
    // What was generated from the operation's old name is gone.
    expect(existsSync(join(project.folder, 'src/api/generated/outcomes/define-product-link.ts'))).toBe(false)
  })

  test('an example that breaks its schema', () => {
    const copy = copyProject()
    copy.edit(EXAMPLES, 'orderStatus: 174', 'orderStatus: 175')
    const lint = copy.lint()
    copy.remove()
    expect(lint.ok).toBe(false)
    expect(lint.output).toContain('order-174/value/data/orderStatus')
  })
}, 120_000)
