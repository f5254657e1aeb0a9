import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesIn } from '../../contract/files-in.ts'
import { copyProject, type Ran } from '../../contract/project-copy.ts'
import { smallContract } from '../../contract/small-contract.ts'

const MORE = 'openapi/paths/more.yaml'
const SCHEMAS = 'openapi/schemas/more.yaml'

/** A correct operation, except for the lines that are replaced. */
const operation = (id: string, lines: Record<string, string> = {}) => {
  const all = {
    id: `    operationId: ${id}`,
    outcomes: '    x-outcomes:',
    code: '        code: zero',
    payload: '',
    failures: '      failures: {}',
    ...lines,
  }
  return `${id}:
  post:
${all.id}
    x-session: token
    x-effect: write
    tags: [order]
    summary: Note something
    x-request: {}
${all.outcomes}
      success:
${all.code}
        description: Noted.
${all.payload}
        examples:
          noted: { summary: Noted }
${all.failures}
`.replaceAll(/\n{2,}/g, '\n')
}

const failure = (code: string) =>
  `      failures:\n        gone: { code: ${code}, meaning: Gone., app: Says so., message: Gone. }`

const payload = (schema: string) => ({ payload: `        payload: data\n        schema: { $ref: ${schema} }` })

/** An operation with a mistake, and what is said of it. Each is in a different place, so that one contract can contain all. */
const OPERATIONS: [id: string, lines: Record<string, string>, says: string][] = [
  ['noteMaybe', { code: '        code: maybe' }, '`code` can be one of the following only: "zero", "00", "image".'],
  ['noteZero', { failures: failure('0') }, 'Failure `gone` has the code 0, which is a success.'],
  ['noteNothing', { outcomes: '    x-outcome:' }, '`noteNothing` must declare `x-outcomes` with a success code'],
  ['note-nameless', { id: '' }, 'Operation object should contain `operationId` field.'],
  ['noteLost', payload('../schemas/order.yaml#/NoSuchOrder'), "Can't resolve $ref (schema: { $ref: "],
  // What is said of these stands elsewhere.
  ['noteAgain', { id: '    operationId: noteMaybe' }, ''],
  ['noteFee', payload('../schemas/more.yaml#/Product'), ''],
]

/** What is said of mistakes in other places, with `:0` for the number of any line. */
const REPORTED = [
  ...OPERATIONS.flatMap(([id, , says]) => (says ? `${MORE}:0 ${id}: ${says}` : [])),
  `${MORE}:0 noteMaybe: Every operation must have a unique \`operationId\`.`,
  `${SCHEMAS}:0 Product: \`fee\` is an amount in a reply, and servers send those as texts too`,
  `${SCHEMAS}:0 Product: \`amountRange\` is an amount: say its unit with \`x-money\` (minor, major, display).`,
  `${SCHEMAS}:0 Product: There is no property \`link\`.`,
  'openapi/examples/more.yaml:0 unused: Nothing refers to it.',
  'openapi/examples/unread.yaml:0 ',
  'openapi/vectors/broken.json: ',
]

const BROKEN_FILES = {
  [MORE]: OPERATIONS.map(([id, lines]) => operation(id, lines)).join(''),
  [SCHEMAS]: `Product:
  type: object
  x-main: [link]
  properties:
    amountRange: { type: string, maxLength: 20 }
    fee: { type: integer, maximum: 99, x-money: major }
`,
  'openapi/examples/more.yaml': 'unused:\n  summary: Nobody shows it\n',
  'openapi/examples/unread.yaml': 'unread:\n  value: [rupya\n',
  'openapi/vectors/broken.json': '{ "cases": [, ] }',
}

describe('From a broken contract', () => {
  let project: ReturnType<typeof smallContract>
  let generated: Ran
  let before: Map<string, string>
  beforeAll(() => {
    project = smallContract()
    for (const [file, text] of Object.entries(BROKEN_FILES)) project.write(file, text)
    const paths = OPERATIONS.map(([id]) => `  /more/${id}: { $ref: paths/more.yaml#/${id} }`)
    // The unreadable YAML must be referenced.
    const unread = '          unread: { $ref: ../examples/unread.yaml#/unread }\n'
    project.edit('openapi/openapi.yaml', 'paths:\n', `paths:\n${paths.join('\n')}\n`)
    project.edit(
      'openapi/paths/order.yaml',
      '        examples:\n          order-10:',
      `        examples:\n${unread}          order-10:`,
    )
    before = filesIn(project.folder)
    generated = project.generate()
  })
  // If creating it failed, that is the failure to show.
  afterAll(() => project?.remove())

  test('nothing is generated, and no file changes', () => {
    expect(generated.ok).toBe(false)
    expect(changed(before, filesIn(project.folder))).toEqual([])
  })

  test.each(REPORTED)('the place of each mistake is named: %s', (reported) => {
    expect(generated.output.replaceAll(/^(\S+:)\d+ /gm, '$10 ')).toContain(`\n${reported}`)
  })

  test('no stack trace is shown, and no mistake twice', () => {
    const lines = generated.output.trim().split('\n')
    expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([])
    expect(lines.toSorted()).toEqual([...new Set(lines)].toSorted())
  })
})

const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))

test('An error that only the generator finds has its place, and no file changes', () => {
  const project = smallContract()
  project.edit('openapi/paths/order.yaml', "'/order'", "'/nowhere'")
  const before = filesIn(project.folder)
  const { ok, output } = project.generate()
  const after = filesIn(project.folder)
  project.remove()
  expect(ok).toBe(false)
  expect(output).toBe(
    'Nothing was generated:\nopenapi/paths/order.yaml:3 readOrder: `x-screens` names /nowhere, which no file of src/routes is.\n',
  )
  expect(changed(before, after)).toEqual([])
})

test('An example that no longer fits is named once, with the file and line', () => {
  const project = smallContract()
  project.edit('openapi/schemas/order.yaml', '    title: {', '    heading: {')
  project.edit('openapi/schemas/order.yaml', 'required: [orderStatus, title', 'required: [orderStatus, heading')
  project.edit('openapi/schemas/order.yaml', 'x-main: [title]', 'x-main: [heading]')
  const { ok, output } = project.lint()
  project.remove()
  expect(ok).toBe(false)
  expect(output.split('\n').filter((line) => line.includes('examples'))).toEqual([
    "openapi/examples/order.yaml:1 order-10: data: `data` property must have required property 'heading'; data/title: `data` property must NOT have unevaluated properties `title`",
    "openapi/examples/order.yaml:4 order-20: data: `data` property must have required property 'heading'; data/title: `data` property must NOT have unevaluated properties `title`",
    '2 examples are not as their schemas say.',
  ])
})

test('What a contract says that is wrong moves nothing on a terminal', () => {
  const project = smallContract()
  // With YAML escapes, and as plain characters.
  project.edit('openapi/schemas/order.yaml', 'enum: [10, 20,', 'enum: ["\\e[2J\u202E", 10, 20,')
  project.edit('openapi/paths/order.yaml', 'operationId: readOrder', 'operationId: "read\\e[2J\u202EOrder"')
  const runs = [project.lint(), project.generate()]
  project.remove()
  for (const { ok, output } of runs) {
    expect([ok, output]).toEqual([false, expect.stringContaining('\\u{202e}')])
    expect(output).not.toMatch(/(?!\n)[\p{Cc}\u202E]/u)
  }
})

test('Words that cannot be read are named with their file, and the command ends', () => {
  const words = 'src/platform/i18n/messages/alipay/en.json'
  const project = copyProject(['openapi', 'contract-tools', 'packages', 'scripts', 'src', 'package.json'])
  project.write(words, '{ "pay": "Pay" } }')
  const { ok, output } = project.generateAll()
  project.remove()
  expect(ok).toBe(false)
  expect(output).toMatch(new RegExp(`^Nothing was generated:\\n${words}: Unexpected [^\\n]+\\n$`))
})
