import { expect, test } from 'vitest'
import { asBundle } from '../../../contract-tools/diff/form.ts'
import { allScreens, compareContracts } from '../../../contract-tools/diff/compare-contracts.ts'
import type { Side } from '../../../contract-tools/diff/pair.ts'
import { releaseProblem } from '../../../contract-tools/diff/release.ts'
import { reportChanges } from '../../../contract-tools/diff/report-changes.ts'
import { UnreadableSide } from '../../../contract-tools/diff/unreadable.ts'
import { type ContractDocument, operationsOf, type Schema } from '../../../contract-tools/read/document.ts'
import { contract } from '../../../mocks/contract.ts'
import { operation, ROWS } from '../../contract/diff-rows.ts'
import { added, edited, type Edits } from '../../contract/edits.ts'
import { reversed } from '../../contract/reversed.ts'
import { smallBundle } from '../../contract/small-contract.ts'

/** The fields that screens read, where a test needs them. */
const USAGE = {
  operations: {
    listRepaymentWays: { '/payway': ['data.bankCards[].bankName', 'data.bankCards[].cardNo', 'data.repayToken'] },
    saveBankInfo: { '/#/addnormalcard': ['data.needValid'] },
  },
}

/** A contract with these edits. */
const changed = (edits: Edits, document = contract) =>
  edited(document, edits, (next, name) => {
    const [component = '', field] = name.split('.')
    const from = next.components.schemas[component] ?? operation(name, next)
    return { from, ...(field !== undefined && { steps: ['properties', field] }) }
  })

/** The lines of the report that are changes, each with the title above it. */
function report(before: ContractDocument, after: ContractDocument, usage: Side['usage'] = USAGE): string[] {
  const sides: [Side, Side] = [
    { contract: before, usage },
    { contract: after, usage },
  ]
  const named = { name: '', version: '', knowsUsage: usage !== undefined }
  const compared = { from: named, to: named, changes: compareContracts(...sides), screens: allScreens(...sides) }
  const [, ...sections] = reportChanges(compared).split('\n## ')
  return sections.flatMap((section) => {
    const [title, ...lines] = section.split('\n')
    return lines.flatMap((line) => (line.startsWith('- ') ? [`${title}: ${line.slice(2)}`] : []))
  })
}

const rows = ROWS.map(([edits, ...reported]) => ({ edits, reported, says: reported[0] ?? 'nothing' }))
test.each(rows)('Of a change the report says: $says @RULE-109', ({ edits, reported }) => {
  expect(report(contract, changed(edits))).toEqual(reported)
})

test('A contract in another order, or with another name for a component, says the same', () => {
  const text = JSON.stringify(contract)
    .replaceAll('/BankCard"', '/CardOfBank"')
    .replaceAll('"BankCard":', '"CardOfBank":')
  // The reversed contract is the same document.
  const other = reversed(JSON.parse(text)) as ContractDocument
  expect(report(contract, other)).toEqual([])
  expect(report(contract, changed({ 'CardOfBank.cardNo|maxLength': 30 }, other))[0]).toContain('`CardOfBank.cardNo` in')
})

test('Without a record of reads, a change may break every screen that makes the call', () => {
  const next = changed({ 'RepaymentWays.alipay': undefined })
  const [change] = compareContracts({ contract }, { contract: next })
  expect(change?.app).toEqual({ screens: ['/payway'], isGuess: true })
})

/** The places of all values below a value, and of its texts, numbers and choices. */
function* placesOf(value: unknown, path = ''): Generator<{ place: string; isLeaf: boolean }> {
  const isLeaf = typeof value !== 'object' || value === null
  if (path !== '') yield { place: path, isLeaf }
  if (!isLeaf) for (const [key, one] of Object.entries(value)) yield* placesOf(one, `${path}|${key}`)
}
const other = (value: unknown) =>
  typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)}x`
/** For people and for tests, or compared at the place of which it is made (docs/decisions/051-our-own-diff.md). */
const IS_SILENT =
  /^\|(info|openapi|tags|x-generated|x-session-(parameters|headers)|x-common-outcomes\|invalidRequest)|\|(x-request|x-given|tags|description|examples)\b/
const IS_CODE_OR_PAYLOAD = /\|schema\|oneOf\|\d+\|(properties\|(result\|(enum|not)|(items|hold)$)|required\|2$|allOf)/

test(
  'No value of a contract changes in silence, and no key of it is lost @RULE-110',
  { timeout: 120_000 },
  async () => {
    const library = await smallBundle('library')
    const isSilent = (edits: Edits) => {
      try {
        return report(library, asBundle('it', changed(edits, library))).length === 0
      } catch (error) {
        // No bundle, or a reference that leads nowhere.
        if (error instanceof UnreadableSide) return false
        throw error
      }
    }
    const silent = [...placesOf(library)].flatMap(({ place, isLeaf }) => {
      if (IS_SILENT.test(place) || IS_CODE_OR_PAYLOAD.test(place)) return []
      const changedSilently = isLeaf && isSilent({ [place]: other }) ? [place] : []
      return isSilent({ [place]: undefined }) ? changedSilently.concat(`-${place}`) : changedSilently
    })
    expect(silent).toEqual([])
  },
)

test('A keyword that no rule knows and that only the older contract has is reported', () => {
  const before = changed({ 'RepaymentWays.alipay|contentEncoding': 'base64' })
  expect(report(before, contract)).toEqual([
    'Look at these: `data.alipay` in the reply of `listRepaymentWays` has no `contentEncoding` now (was `base64`).',
  ])
})

test('Two choices between schemas that hold together end the comparison', () => {
  const choice = [{ type: 'string' }, { type: 'integer' }]
  const next = changed({ 'BankCard.cardNo': { anyOf: choice, oneOf: choice } })
  expect(() => report(contract, next)).toThrow(UnreadableSide)
})

test('A new failure is reported once, whatever the code is called', async () => {
  const library = await smallBundle('library')
  const [{ operation: one } = {}] = operationsOf(library)
  const name = one?.operationId ?? ''
  const failure = { code: 'E9', meaning: '', app: '', message: '' }
  const envelopes = (list: Schema[]) => {
    const last = list.at(-1)
    const codes = edited({ last }, { '|last|properties|result|not|enum': added('E9') }).last
    return [...list.slice(0, -1), { ...last, title: 'lost' }, codes]
  }
  const edits = {
    [`${name}|x-outcomes|failures|lost`]: failure,
    [`${name}|responses|200|content|application/json|schema|oneOf`]: envelopes,
  }
  const next = edited(library, edits, (document, id) => ({ from: operation(id, document) }))
  expect(report(library, next)).toEqual([`Breaks nothing: The failure \`lost\` (E9) of \`${name}\` is new.`])
})

test.each([
  ['BankCard.cardNo|contentEncoding', '`contentEncoding` at `BankCard.cardNo`'],
  ['listRepaymentWays|parameters|orderId|style', '`style` at `orderId`'],
])('A keyword that no rule knows ends the comparison: %s', (place, named) => {
  expect(() => report(contract, changed({ [place]: 'x' }))).toThrow(`no rule knows what the keyword ${named} means`)
})

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
