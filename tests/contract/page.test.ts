import { describe, expect, test } from 'vitest'
import { contract } from '../../mocks/contract.ts'
import { type ContractDocument, operationsOf, type Outcomes, type Schema } from '../../openapi/document.ts'
import { documentForPage } from '../../scripts/contract/page-document.ts'

const UNIT = { minor: /in hundredths/i, major: /in whole units/i, display: /ready to be shown/i }

/** The page's document with the same places as the contract's. */
const read = (document: ContractDocument) => documentForPage(document) as ContractDocument
const page = read(contract)

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** A reference with what stands beside it put over what it refers to, as the page's renderer does. */
function whole(node: Schema, document: ContractDocument): Schema {
  const name = typeof node['$ref'] === 'string' ? node['$ref'].replace('#/components/schemas/', '') : undefined
  return { ...(name && document.components.schemas[name]), ...node }
}

/** Every object of the contract beside the page's at the same place. */
function* pairs(said: unknown, shown: unknown, place = ''): Generator<[place: string, said: Schema, shown: Schema]> {
  if (!isObject(said) || !isObject(shown)) return
  yield [place, whole(said, contract), whole(shown, page)]
  for (const [key, child] of Object.entries(said)) yield* pairs(child, shown[key], `${place}/${key}`)
}

const schemas = [
  ...pairs(contract.components, page.components, 'components'),
  ...pairs(contract.paths, page.paths, 'paths'),
]

/** The contract with these words, or none, for any other code of every operation. */
function withOther(other?: { app: string }): ContractDocument {
  const changed = structuredClone(contract)
  for (const { operation } of operationsOf(changed)) {
    const outcomes: Outcomes & { other?: { app: string } } = operation['x-outcomes']
    if (other) outcomes.other = other
    else delete outcomes.other
  }
  return changed
}

/** A line of what the page says of an operation. */
function lineOf(id: string, begins: string, document: ContractDocument): string | undefined {
  const found = operationsOf(document).find(({ operation }) => operation.operationId === id)
  const { description = '' } = (found?.operation ?? {}) as { description?: string }
  return description.split('\n').find((line) => line.startsWith(begins))
}

/** What the page says of any code that an operation does not name. */
const otherCode = (id: string, document: ContractDocument) => lineOf(id, '- **any other**', document)

describe("The contract's page", () => {
  test('says the unit of every amount', () => {
    const amounts = schemas.filter(([, said]) => typeof said['x-money'] === 'string')
    const silent = amounts.filter(
      ([, said, shown]) => !UNIT[said['x-money'] as keyof typeof UNIT].test(String(shown['description'])),
    )
    expect(amounts.length).toBeGreaterThan(15)
    expect(silent.map(([place]) => place)).toEqual([])
  })

  test('says a unit once, after what the amount is', () => {
    const amountOf = (name: string) => page.components.schemas[name]?.['properties'] as Record<string, Schema>
    expect(amountOf('LoanConfirmation')['amount']?.['description']).toBe(
      'What is borrowed. In whole units (rupiah or rupees).',
    )
    expect(amountOf('LoanPush')['amount']?.['description']).toBe('In whole units (rupiah or rupees).')
    expect(amountOf('CardPayment')['amount']?.['description']).toBe(
      'In hundredths. The server refuses 0 and more than is owed.',
    )
  })

  test('names the type of every listed value', () => {
    const untyped = schemas.filter(([, said, shown]) => Array.isArray(said['enum']) && shown['type'] === undefined)
    expect(untyped.map(([place]) => place)).toEqual([])
  })

  test('names a server that samples can be sent to, in words without marks', () => {
    const { servers } = page
    expect(servers?.map(({ url }) => new URL(url).protocol)).toEqual(['https:'])
    expect(servers?.[0]?.description).not.toContain('`')
  })

  test('says the unit of an amount that is a parameter', () => {
    const changed = structuredClone(contract)
    const price = { name: 'price', in: 'query' as const, description: 'The price', schema: { 'x-money': 'minor' } }
    for (const { operation } of operationsOf(changed)) operation.parameters = [price]
    const [first] = operationsOf(read(changed))
    expect(first?.operation.parameters).toMatchObject([{ description: 'The price. In hundredths.' }])
  })

  test('does not say that the app shows the failures of what it tracks', () => {
    const document = read(withOther())
    const tracked = operationsOf(contract).filter(({ operation }) => operation.tags?.includes('tracking'))
    expect(tracked.length).toBeGreaterThan(3)
    for (const { operation } of tracked)
      expect(otherCode(operation.operationId, document)).toContain('does not wait for the answer and shows nothing.')
    expect(otherCode('confirmRepayment', document)).toContain('shows them.')
  })

  test('says of each operation whose session it needs and what it does', () => {
    const said = (id: string) => lineOf(id, '**Session**', page)
    expect(said('confirmRepayment')).toBe(
      '**Session** `token`, or `userId` with `sessionId` (headers). **Effect** moves money. **Asked by** `/payway`',
    )
    expect(said('registerUser')).toMatch('**Session** none. **Effect** changes something.')
    expect(said('getInstalments')).toMatch('**Effect** reads, and changes nothing that matters.')
  })

  test('describes the outcomes of every operation once, and names them at each', () => {
    const { info } = page
    for (const name of ['sessionEnded', 'invalidRequest']) expect(info.description).toContain(`- **${name}** (`)
    const common = (id: string) => lineOf(id, '- As everywhere', page)
    expect(common('getLoanDetails')).toBe(
      '- As everywhere: **invalidRequest** (`400`), **sessionEnded** (HTTP 401 or 403)',
    )
    expect(common('getCaptchaImage')).toBe('- As everywhere: **invalidRequest** (`400`)')
    expect(lineOf('getLoanDetails', '- **invalidRequest**', page)).toBeUndefined()
    expect(lineOf('getLoanDetails', '- **orderNotFound** (`404`, final)', page)).toBeDefined()
  })

  test('names no code of a picture', () => {
    expect(otherCode('getCaptchaImage', read(withOther()))).toBeUndefined()
  })

  test("puts an operation's own words for any other code in place of the usual ones", () => {
    const document = read(withOther({ app: 'Says so\nin a dialog.' }))
    for (const id of ['confirmRepayment', 'trackClick', 'getCaptchaImage'])
      expect(otherCode(id, document)).toMatch(/\*The app:\* Says so in a dialog\.$/)
  })
})
