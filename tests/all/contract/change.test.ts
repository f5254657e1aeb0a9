import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from '../../../contract-tools/bundle/write.ts'
import { generateFrom } from '../../../contract-tools/client/write.ts'
import { compileWith } from '../../contract/compile-with.ts'
import { smallContract } from '../../contract/small-contract.ts'

const PATHS = 'openapi/paths/order.yaml'
const SCHEMAS = 'openapi/schemas/order.yaml'
const EXAMPLES = 'openapi/examples/order.yaml'

const PRELUDE = `import type { FailureCode, Operation, OperationId, OutcomeName, Payload, ReadPayload, RequestInput } from './src/api/operation.ts'
`

/** Code that uses the contract in the same ways as the app and its world. */
const USERS = {
  // Like src/features/loan/loan-rules.ts.
  rules: `export const ICONS: Record<NonNullable<ReadPayload<'readOrder'>['orderStatus']>, string> = { 10: 'due', 20: 'done' }`,
  screen: `export const heading = (order: ReadPayload<'readOrder'>) => order.title`,
  // Like src/app/describe-error.tsx.
  words: `export const words = (code: FailureCode<'readOrder'>) => (code === 'orderNotFound' ? 'Gone' : 'Try again')`,
  // Like scripts/situations/outcomes.
  pictures: `export const pictures: Record<OutcomeName<'payOrder'>, string> =
    { success: 'paid', wrongCode: 'code', invalidRequest: 'refused', other: 'refused', sessionEnded: 'ended' }`,
  // Like mocks/handlers.
  handlers: `export const handlers: { [Op in OperationId]: (input: RequestInput<Op>) => Payload<Op> } = {
    readOrder: ({ body }) => ({ orderStatus: 10, title: body.orderId, due: 100 }),
    payOrder: () => undefined, rateOrder: () => undefined, openLink: () => '/',
  }`,
  // Like outcomes.test.ts.
  codes: `export const codes: { [Op in OperationId]: Operation<Op>['success'] } =
    { readOrder: 'zero', payOrder: '00', rateOrder: 'zero', openLink: '00' }`,
}

interface Change {
  edits: [file: string, from: string, to: string][]
  /** The files below src/ that it makes outdated. */
  stale: string[]
  /** The code that no longer compiles, and the compiler's words for the reason. */
  reported: Partial<Record<keyof typeof USERS, RegExp>>
}

const CHANGES: Record<string, Change> = {
  'a success code': {
    edits: [[PATHS, 'code: zero\n        description: Rated', "code: '00'\n        description: Rated"]],
    stale: ['outcomes/rate-order.ts', 'schema.ts'],
    reported: { codes: /"zero"/ },
  },
  'a field': {
    edits: [
      [SCHEMAS, 'title', 'heading'],
      [EXAMPLES, 'title', 'heading'],
    ],
    stale: ['readers/order.ts', 'schema.ts'],
    reported: { screen: /'title'/, handlers: /title|heading/ },
  },
  'a status': {
    edits: [[SCHEMAS, "enum: [10, 20, '10', '20']", "enum: [10, 20, 30, '10', '20', '30']"]],
    stale: ['readers/order.ts', 'schema.ts'],
    reported: { rules: /'30'/ },
  },
  'a status that is no more': {
    edits: [
      [SCHEMAS, "enum: [10, 20, '10', '20']", "enum: [20, '20']"],
      [EXAMPLES, 'orderStatus: 10', 'orderStatus: 20'],
    ],
    stale: ['readers/order.ts', 'schema.ts'],
    reported: { rules: /'10'/, handlers: /'10'/ },
  },
  'a named failure': {
    edits: [[PATHS, 'orderNotFound', 'noSuchOrder']],
    stale: ['outcomes/read-order.ts'],
    reported: { words: /"orderNotFound"/ },
  },
  'one more failure': {
    edits: [
      [
        PATHS,
        'message: Wrong.\n',
        'message: Wrong.\n        paidTwice: { code: 800005, meaning: Sent twice., app: Says so., message: Twice. }\n',
      ],
    ],
    stale: ['outcomes/pay-order.ts', 'schema.ts'],
    reported: { pictures: /'paidTwice'/ },
  },
  'an operation': {
    edits: [[PATHS, 'operationId: openLink', 'operationId: openProduct']],
    stale: ['outcomes.ts', 'outcomes/open-link.ts', 'outcomes/open-product.ts', 'payloads.ts', 'schema.ts'],
    reported: { handlers: /'openLink'|'openProduct'/, codes: /'openLink'|'openProduct'/ },
  },
}

/** Changes that one contract can have together. */
const TOGETHER = Object.entries(CHANGES).flatMap(([what, change]) =>
  what === 'a status that is no more' ? [] : change,
)

const GENERATED = 'src/api/generated/'

/** Applies the changes to a small contract, generates its files, and returns the effect on the code that uses it. */
async function changedBy(...changes: Change[]) {
  const project = smallContract()
  try {
    for (const { edits } of changes) for (const edit of edits) project.edit(...edit)
    const files = await generateFrom(await bundleContract(project.folder))
    for (const [file, text] of files) {
      mkdirSync(dirname(join(project.folder, file)), { recursive: true })
      writeFileSync(join(project.folder, file), text)
    }
    return { files: new Map(files), reported: compileWith(project.folder, PRELUDE, USERS) }
  } finally {
    project.remove()
  }
}

describe('The compiler names what follows from a change, for', () => {
  let before: Awaited<ReturnType<typeof changedBy>>
  beforeAll(async () => {
    before = await changedBy()
  })

  test('nothing', () => expect([...before.reported]).toEqual([]))

  test.each(Object.entries(CHANGES))('%s', async (_what, change) => {
    const after = await changedBy(change)
    const all = new Set([...before.files.keys(), ...after.files.keys()])
    const stale = [...all].filter((file) => before.files.get(file) !== after.files.get(file))
    expect(stale.toSorted()).toEqual([
      'openapi/generated/openapi.json',
      ...change.stale.map((file) => GENERATED + file),
    ])
    expect([...after.reported.keys()].toSorted()).toEqual(Object.keys(change.reported).toSorted())
    for (const [user, reason] of Object.entries(change.reported)) expect(after.reported.get(user)).toMatch(reason)
  })
}, 300_000)

describe('The command', () => {
  const project = smallContract()
  afterAll(() => project.remove())

  test('names each stale file, writes them all, and removes what is no longer made', () => {
    expect(project.generate()).toMatchObject({ ok: true })
    for (const { edits } of TOGETHER) for (const edit of edits) project.edit(...edit)
    const check = project.checkGenerated()
    expect(check.ok).toBe(false)
    for (const { stale } of TOGETHER) for (const file of stale) expect(check.output).toContain(GENERATED + file)
    expect(project.generate()).toMatchObject({ ok: true })
    expect(existsSync(join(project.folder, GENERATED, 'outcomes/open-link.ts'))).toBe(false)
    expect(readFileSync(join(project.folder, GENERATED, 'outcomes/open-product.ts'), 'utf8')).toContain('openProduct')
    expect(project.checkGenerated()).toMatchObject({ ok: true })
  }, 300_000)
})
