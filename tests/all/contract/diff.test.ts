import { describe, expect, test } from 'vitest'
import { contract } from '../../../mocks/contract.ts'
import { type ContractDocument, operationsOf, type Schema } from '../../../contract/read/document.ts'
import { allScreens, compareContracts } from '../../../contract/diff/compare-contracts.ts'
import type { Side } from '../../../contract/diff/pair.ts'
import { releaseProblem } from '../../../contract/diff/release.ts'
import { reportChanges } from '../../../contract/diff/report-changes.ts'
import { withoutExamples } from '../../../contract/diff/without-examples.ts'
import { isLong } from '../../setup/suite.ts'
import { mutationsOf } from '../../contract/mutate-contract.ts'
import { reversed } from '../../contract/reversed.ts'

/** The fields that screens read, where a test needs them. */
const usage = {
  operations: {
    listRepaymentWays: { '/payway': ['data.bankCards[].bankName', 'data.bankCards[].cardNo', 'data.repayToken'] },
    saveBankInfo: { '/#/addnormalcard': ['data.needValid'] },
  },
}
const released: Side = { contract: withoutExamples(contract), usage }

/** As a list in a sentence. */
const SCREENS_OF_EXTENSION = new Intl.ListFormat('en-GB').format(
  operationsOf(contract)
    .filter(({ operation: { operationId } }) => operationId === 'getExtension')
    .flatMap(({ operation: { 'x-screens': screens = [] } }) => screens.map((screen) => `\`${screen}\``)),
)

/** The contract with one change. */
function changed(change: (contract: ContractDocument) => void): Side {
  const next = structuredClone(released.contract)
  change(next)
  return { contract: next, usage }
}

function component({ components }: ContractDocument, name: string) {
  const schema = components.schemas[name]
  // The tests below change only existing parts.
  return schema as { properties: Record<string, Schema>; required: string[] }
}

const operation = (document: ContractDocument, id: string) => {
  const found = operationsOf(document).find((one) => one.operation.operationId === id)
  if (!found) throw new Error(`There is no operation ${id}`)
  return found.operation
}

/** The session of another operation, and what it needs. */
function needs(document: ContractDocument, id: string, session: string) {
  const other = operationsOf(document).find(({ operation: one }) => one['x-session'] === session)?.operation
  Object.assign(operation(document, id), { 'x-session': session, security: other?.security })
}

function remove(document: ContractDocument, name: string, field: string) {
  const schema = component(document, name)
  delete schema.properties[field]
  schema.required = schema.required.filter((one) => one !== field)
}

/** Each line of the report that is a change, below the title of its part. */
function report(before: Side, after: Side) {
  const side = (name: string, { contract: { info }, usage: known }: Side) => ({
    name,
    version: info.version,
    knowsUsage: known !== undefined,
  })
  const text = reportChanges({
    from: side('before', before),
    to: side('now', after),
    changes: compareContracts(before, after),
    screens: allScreens(before, after),
  })
  const lines = text.split('\n').filter((line) => /^(- |## )/.test(line))
  return lines.map((line) => line.replace(/^(- |## )/, ''))
}

describe('A change names the screens that it breaks', () => {
  test.each<[what: string, change: (document: ContractDocument) => void, told: string[]]>([
    [
      'a field that a screen reads is removed',
      (document) => remove(document, 'BankCard', 'cardNo'),
      [
        'Breaks the app',
        '`BankCard.cardNo` in the reply of `listRepaymentWays` (`data.bankCards[].cardNo`) and `saveBankInfo` (`data.card.cardNo`) is removed: breaks `/payway`.',
      ],
    ],
    [
      'a field that nobody reads is removed',
      (document) => remove(document, 'RepaymentWays', 'alipay'),
      ['Breaks nothing', '`data.alipay` in the reply of `listRepaymentWays` is removed: nobody reads it.'],
    ],
    [
      "a success code is '00' no more",
      (document) => void (operation(document, 'startAlipay')['x-outcomes'].success.code = 'zero'),
      [
        'Breaks the app',
        "The success code of `startAlipay` is now `0`, `'0'` or `'00'` (was `'00'` only): breaks `/#/alipayrepayment`.",
      ],
    ],
    [
      "a success code is now '00'",
      (document) => void (operation(document, 'generateVirtualAccount')['x-outcomes'].success.code = '00'),
      [
        'Breaks servers',
        "The success code of `generateVirtualAccount` is now `'00'` only (was `0`, `'0'` or `'00'`): breaks `/that`.",
      ],
    ],
    [
      'a token is no longer enough of a session to ask for',
      (document) => needs(document, 'listProblems', 'card'),
      ['Breaks servers', 'The session of `listProblems` is now `card` (was `token`): breaks `/complaintList`.'],
    ],
    [
      'a card session is no longer taken',
      (document) => needs(document, 'initPayType', 'token'),
      ['Breaks the app', 'The session of `initPayType` is now `token` (was `card`): breaks `/individual`.'],
    ],
    [
      'a request has a new field that is required',
      (document) => {
        const schema = component(document, 'CardPaymentCode')
        schema.properties['note'] = { type: 'string' }
        schema.required.push('note')
      },
      ['Breaks both', '`note` in the request of `confirmRepayment` is new and required: breaks `/payway`.'],
    ],
    [
      'a call that was a read is money',
      (document) => void (operation(document, 'getExtension')['x-effect'] = 'money'),
      [
        'Breaks the app',
        `The effect of \`getExtension\` is now \`money\` (was \`read\`): breaks ${SCREENS_OF_EXTENSION}.`,
      ],
    ],
    [
      'an amount has another unit',
      (document) => {
        const { amount } = component(document, 'CardPayment').properties
        if (amount) amount['x-money'] = 'major'
      },
      [
        'Breaks both',
        '`amount` in the request of `commitRepayment` is now money in `major` units (was money in `minor` units): breaks `/payway`.',
      ],
    ],
    [
      'a failure has another code',
      (document) => {
        const failure = operation(document, 'confirmRepayment')['x-outcomes'].failures['wrongCode']
        if (failure) failure.code = 800_016
      },
      [
        'Breaks both',
        'The code of the failure `wrongCode` of `confirmRepayment` is now 800016 (was 800006): breaks `/payway`.',
      ],
    ],
    [
      'an operation that a screen calls is removed',
      (document) => void delete document.paths['/v3/delay-detail'],
      ['Breaks the app', `\`getExtension\` (POST /v3/delay-detail) is removed: breaks ${SCREENS_OF_EXTENSION}.`],
    ],
    [
      'a call of no screen is removed',
      (document) => void delete document.paths['/v3/city/list'],
      ['Breaks nothing', '`listCities` (POST /v3/city/list) is removed: no screen makes this call.'],
    ],
  ])('%s @RULE-109', (_what, change, told) => {
    expect(report(released, changed(change))).toEqual(told)
  })
})

test('Contracts that say the same say nothing, in whatever order they say it', () => {
  // The reversed contract is equivalent.
  const other: Side = { contract: reversed(released.contract) as ContractDocument, usage }
  expect(report(released, { contract, usage })).toEqual([])
  expect(report(released, other)).toEqual([])
})

test('A component with another name is no change; its fields still name who they break', () => {
  const renamed = (text: string) =>
    text.replaceAll('/BankCard"', '/CardOfBank"').replaceAll('"BankCard":', '"CardOfBank":')
  const next = (document: ContractDocument): ContractDocument => JSON.parse(renamed(JSON.stringify(document)))
  expect(report(released, { contract: next(released.contract), usage })).toEqual([])
  const { contract: less } = changed((document) => remove(document, 'BankCard', 'cardNo'))
  expect(report(released, { contract: next(less), usage })).toEqual([
    'Breaks the app',
    '`CardOfBank.cardNo` in the reply of `listRepaymentWays` (`data.bankCards[].cardNo`) and `saveBankInfo` (`data.card.cardNo`) is removed: breaks `/payway`.',
  ])
})

test('A choice of another market, or of no one market any more, is told', () => {
  const next = changed((document) => {
    const { bankCode } = component(document, 'BankInfo').properties
    const { oneOf } = Object(bankCode)
    delete oneOf[0]['x-market']
    oneOf[1]['x-market'] = 'in'
    oneOf.push({ const: 'PERMATA', 'x-market': 'id' })
  })
  expect(report(released, next)).toEqual([
    'Breaks servers',
    "`bankCode` in the request of `saveBankInfo` may now be `'PERMATA'`: breaks `/#/addnormalcard`.",
    'Breaks nothing',
    '`bankCode` in the request of `saveBankInfo` is now `BCA` for every market (was `id`) and `BRI` for `in` (was `id`).',
  ])
})

test('One change that shows in many operations is one line', () => {
  const next = changed((document) => {
    document.components.schemas['Flag'] = { enum: [0, 1, 2, '0', '1', '2'], 'x-send': 'text' }
    for (const one of operationsOf(document)) {
      const { invalidRequest } = one.operation['x-outcomes'].failures
      if (invalidRequest) invalidRequest.code = 499
    }
  })
  expect(report({ contract: released.contract }, { contract: next.contract })).toEqual([
    'Breaks both',
    'The code of the failure `invalidRequest` of every operation is now 499 (was 400): breaks every screen.',
    'Breaks the app',
    expect.stringMatching(
      /^`Flag` in the reply of `getLoanDetails`, .* and `saveBankInfo` may now be `2`: may break `\/loanDetails`, .*$/,
    ),
    'Breaks nothing',
    'Words only: `Flag`.',
  ])
})

test('A server that may be busy, which a contract of before does not say, breaks nothing', () => {
  const before = changed((document) => void delete document['x-common-outcomes'].busy)
  const after = changed((document) => {
    document['x-common-outcomes'].busy = { http: [429, 503], meaning: 'No time.', app: 'Waits.' }
  })
  expect(report(before, after)).toEqual([
    'Breaks nothing',
    'The status of a busy server is now HTTP 429 or 503 (was not said).',
  ])
})

test('Where nobody has seen what screens read, all that make the call may break', () => {
  const { contract: next } = changed((document) => remove(document, 'RepaymentWays', 'alipay'))
  expect(report({ contract: released.contract }, { contract: next })).toEqual([
    'Breaks the app',
    '`data.alipay` in the reply of `listRepaymentWays` is removed: may break `/payway`.',
  ])
})

const mutations = mutationsOf(released.contract)

/** Each kind of change, with its kind in the opposite direction. */
const OPPOSITES = [
  ['field added', 'field removed'],
  ['operation added', 'operation removed'],
  ['failure added', 'failure removed'],
  ['null added', 'null removed'],
  ['alternative added', 'alternative removed'],
  ['rest added', 'rest removed'],
  ['required', 'optional'],
  ['closed', 'opened'],
]
const turnedKind = (kind: string) =>
  OPPOSITES.find((pair) => pair.includes(kind))?.find((other) => other !== kind) ?? kind
const kindsOf = (before: Side, after: Side) => compareContracts(before, after).flatMap(({ kinds }) => kinds)
// A new main fact breaks servers if it was optional. A removed one is only reported for its object.
const isMain = (kind: string) => kind.startsWith('main ')
const distinct = (kinds: string[]) => [...new Set(kinds.filter((kind) => !isMain(kind)))].toSorted()

/** Without `--long`, one in this many is checked, always the same ones, so that it does not fail because of somebody else's change. */
const STEP = isLong ? 1 : 80

test(
  'Any single change is told, and from the other side it is told as its opposite @RULE-110',
  () => {
    for (const { name, apply } of mutations.filter((_, index) => index % STEP === 0)) {
      const next = changed(apply)
      const there = kindsOf(released, next)
      expect({ name, there }).not.toEqual({ name, there: [] })
      const back = kindsOf(next, released)
      expect({ name, kinds: distinct(there.map(turnedKind)) }).toEqual({ name, kinds: distinct(back) })
    }
  },
  isLong ? 7_200_000 : 180_000,
)

test.each([
  ['0.1.0', '0.1.9', '0.2.0'],
  ['0.1.0', '0.2.0', undefined],
  ['0.9.3', '1.0.0', undefined],
  ['1.2.3', '1.3.0', '2.0.0'],
  ['1.2.3', '2.0.0', undefined],
  ['0.2.0', '0.1.0', '0.3.0'],
])('After %s a breaking contract %s has to be another: %s', (before, now, least) => {
  const problem = releaseProblem(before, now, 'contract.yaml')
  expect(problem).toEqual(
    least &&
      `This breaks what ${before} promised, and the version is ${now}: raise it in contract.yaml to ${least} (\`npm run contract:diff -- --raise\`), or break nothing.`,
  )
})
