import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameAt } from '../../scripts/contract/source-problems.ts'
import { filesIn } from './files-in.ts'
import { copyProject, type Ran } from './project-copy.ts'

const ROOM = 'openapi/paths/unspecified.yaml'
const DEVICE = 'openapi/paths/unspecified-device.yaml'
const LOAN = 'openapi/paths/loan.yaml'
const REPAYMENT = 'openapi/paths/repayment.yaml'
const RECOMMEND = 'openapi/schemas/recommend.yaml'
/** What `npm run generate` reads. */
const NEEDED = ['openapi', 'scripts', 'src', 'package.json']

interface Mistake {
  what: string
  file: string
  from: string
  to: string
  /** The line that tells of it, with `:0` for the number of any line. */
  told: string
}

/** Each in a place of its own, so that one contract can have all of them. */
const mistakes: Mistake[] = [
  {
    what: 'a success code that is no known rule',
    file: ROOM,
    from: 'code: zero\n        description: Begun.',
    to: 'code: maybe\n        description: Begun.',
    told: `${ROOM}:0 initLogin: \`code\` can be one of the following only: "zero", "00", "image".`,
  },
  {
    what: 'a failure code that is a success',
    file: LOAN,
    from: 'code: 404',
    to: 'code: 0',
    told: `${LOAN}:0 getLoanDetails: Failure \`orderNotFound\` has the code 0, which is a success.`,
  },
  {
    what: 'a failure code that is a success in a text',
    file: REPAYMENT,
    from: 'code: 800006',
    to: "code: '00'",
    told: `${REPAYMENT}:0 confirmRepayment: Expected type \`integer\` but got \`string\`. (code: '00')`,
  },
  {
    what: 'no outcomes',
    file: 'openapi/paths/tracking.yaml',
    from: 'x-outcomes:',
    to: 'x-outcome:',
    told: "openapi/paths/tracking.yaml:0 saveServiceEvent: `saveServiceEvent` must declare `x-outcomes` with a success code (`zero` or `'00'`).",
  },
  {
    what: 'an operation without an id',
    file: DEVICE,
    from: '    operationId: uploadContacts\n',
    to: '',
    told: `${DEVICE}:0 upload-contacts: Operation object should contain \`operationId\` field.`,
  },
  {
    what: 'an id that two operations have',
    file: DEVICE,
    from: 'operationId: uploadLocation',
    to: 'operationId: uploadDevice',
    told: `${DEVICE}:0 uploadDevice: Every operation must have a unique \`operationId\`.`,
  },
  {
    what: 'a reference to nothing',
    file: 'openapi/paths/complaints.yaml',
    from: '#/ProblemOrderNo }',
    to: '#/NoSuchOrder }',
    told: "openapi/paths/complaints.yaml:0 initProblemLocal: Can't resolve $ref (schema: { $ref: ../schemas/complaints.yaml#/NoSuchOrder })",
  },
  {
    what: 'a session that nobody has',
    file: ROOM,
    from: 'operationId: sendLoginCode\n    x-session: none',
    to: 'operationId: sendLoginCode\n    x-session: nobody',
    told: `${ROOM}:0 sendLoginCode: \`sendLoginCode\` must have \`x-session\`, one of none, token, card.`,
  },
  {
    what: 'an effect that nothing has',
    file: ROOM,
    from: 'operationId: sendVoiceCode\n    x-session: none\n    x-effect: write',
    to: 'operationId: sendVoiceCode\n    x-session: none\n    x-effect: nothing',
    told: `${ROOM}:0 sendVoiceCode: \`sendVoiceCode\` must have \`x-effect\`, one of read, write, money.`,
  },
  {
    what: 'a place where no payload is',
    file: 'openapi/paths/recommend.yaml',
    from: "payload: data\n        description: The application's link.",
    to: "payload: somewhere\n        description: The application's link.",
    told: 'openapi/paths/recommend.yaml:0 applyProduct: `payload` can be one of the following only: "data", "url", "competence".',
  },
  {
    what: 'an example that no operation names',
    file: 'openapi/paths/recommend.yaml',
    from: '          recommended-full: { $ref: ../examples/recommend.yaml#/recommended-full }\n',
    to: '',
    told: 'openapi/examples/recommend.yaml:0 recommended-full: Nothing refers to it.',
  },
  {
    what: 'an amount without its unit',
    file: RECOMMEND,
    from: 'amountRange: { type: string, x-money: display,',
    to: 'amountRange: { type: string,',
    told: `${RECOMMEND}:0 RecommendedProduct: \`amountRange\` is an amount: say its unit with \`x-money\` (minor, major, display).`,
  },
  {
    what: 'a main fact that is no property',
    file: RECOMMEND,
    from: 'x-main: [url]',
    to: 'x-main: [link]',
    told: `${RECOMMEND}:0 ApplicationLink: There is no property \`link\`.`,
  },
  {
    what: 'YAML that cannot be read',
    file: 'openapi/examples/product-links.yaml',
    from: 'value: rupya://product/rupiah-kilat',
    to: 'value: [rupya',
    told: 'openapi/examples/product-links.yaml:0 ',
  },
  {
    what: 'vectors that are no JSON',
    file: 'openapi/vectors/form-bodies.json',
    from: '"cases": [',
    to: '"cases": [,',
    told: 'openapi/vectors/form-bodies.json: ',
  },
]

describe('From a broken contract', () => {
  let project: ReturnType<typeof copyProject>
  let generated: Ran
  let before: Map<string, string>
  beforeAll(() => {
    project = copyProject(NEEDED)
    for (const { file, from, to } of mistakes) project.edit(file, from, to)
    before = filesIn(project.folder)
    generated = project.generate()
  }, 60_000)
  afterAll(() => project.remove())

  test('nothing is generated, and no file changes', () => {
    expect(generated.ok).toBe(false)
    expect(changed(before, filesIn(project.folder))).toEqual([])
  })

  test.each(mistakes)('the place is told of $what', ({ told }) => {
    expect(generated.output.replaceAll(/^(\S+:)\d+ /gm, '$10 ')).toContain(`\n${told}`)
  })

  test('no stack trace is shown, and no mistake twice', () => {
    const lines = generated.output.trim().split('\n')
    expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([])
    expect(lines.toSorted()).toEqual([...new Set(lines)].toSorted())
  })
})

const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))

test('What only the generator finds is told with its place, and no file changes', () => {
  const project = copyProject(NEEDED)
  project.edit(LOAN, "'/#/borrowDetail/'", "'/nowhere'")
  const before = filesIn(project.folder)
  const { ok, output } = project.generate()
  const after = filesIn(project.folder)
  project.remove()
  expect(ok).toBe(false)
  expect(output).toBe(
    `Nothing was generated:\n${LOAN}:3 getLoanDetails: \`x-screens\` names /nowhere, which no file of src/routes is.\n`,
  )
  expect(changed(before, after)).toEqual([])
}, 60_000)

test('Words that cannot be read are told with their file, and the command ends', () => {
  const words = 'src/platform/i18n/messages/alipay/en.json'
  const project = copyProject(NEEDED)
  project.write(words, '{ "pay": "Pay" } }')
  const { ok, output } = project.generateAll()
  project.remove()
  expect(ok).toBe(false)
  expect(output).toMatch(new RegExp(`^Nothing was generated:\\n${words}: Unexpected [^\\n]+\\n$`))
}, 60_000)

test('A line belongs to the operation above it, or else to the part of the file', () => {
  const text =
    'pay:\n  get:\n    operationId: read\n    tags: []\n  post:\n    operationId: pay\n    tags: []\nOrder:\n  type: object\n'
  expect([2, 4, 7, 9].map((line) => nameAt(text, line))).toEqual(['read', 'read', 'pay', 'Order'])
})
