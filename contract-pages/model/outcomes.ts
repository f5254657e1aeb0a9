import type { ContractDocument, Example, Failure, Given, SuccessCode } from '../../contract-tools/read/document.ts'
import type { ContractOperation } from '../../contract-tools/read/operations.ts'
import { type Contract, exampleTrials, type judgeBy } from '../../packages/verifier/index.ts'
import { callOf, curlFor } from './commands.ts'

/** What the borrower sees: pictures by colour scheme, and the demo's address that shows the same; or why they see nothing. */
export type Picture = { light: string; dark: string; address?: string } | { nothing: string }

export type PictureOf = (operation: string, outcome: string) => Picture | undefined

/** The data needed to read the outcomes of operations. */
export interface OutcomeReader {
  document: ContractDocument
  contract: Contract
  judge: ReturnType<typeof judgeBy>
  pictureOf: PictureOf
}

/** A possible outcome of an operation. */
export interface OutcomeEntry {
  name: string
  /** How it is recognised, in words: `"00"`, `800006`, `HTTP 401 or 403`. */
  code: string
  kind: 'success' | 'failure' | 'other' | 'common'
  meaning: string
  /** What the app does. */
  app: string
  isFinal: boolean
  examples: ExampleEntry[]
  picture: Picture | undefined
}

/** A request that produces an outcome, and its reply. */
export interface ExampleEntry {
  name: string
  summary: string
  market: string
  isScrambled: boolean
  hasSession: boolean
  request: [name: string, value: string][]
  given: Given
  /** JSON, or a drawing. */
  reply: unknown
  curl: string
  /** The call in the app's code; undefined for a picture. */
  call: string | undefined
}

/** What an example says of the request that somebody tries. */
export type Filled = Pick<ExampleEntry, 'request' | 'given' | 'market' | 'hasSession'>

const codeShown = (code: SuccessCode) =>
  typeof code === 'string'
    ? { zero: '0', '00': '"00"', image: 'a picture' }[code]
    : code.map((one) => JSON.stringify(one)).join(' or ')

/** The outcomes of an operation: success, its own failures, any other code, then those that all operations share. */
export async function outcomesOf(reader: OutcomeReader, operation: ContractOperation): Promise<OutcomeEntry[]> {
  const { document } = reader
  const { id, session, outcomes, tags } = operation
  const { success, failures, other } = outcomes
  const { invalidRequest, sessionEnded } = document['x-common-outcomes']
  const examples = await examplesByOutcome(reader, operation)
  const entry = (name: string, rest: Pick<OutcomeEntry, 'code' | 'kind' | 'meaning' | 'app'> & { final?: boolean }) => {
    const { final = false, ...words } = rest
    return { ...words, name, isFinal: final, examples: examples.get(name) ?? [], picture: reader.pictureOf(id, name) }
  }
  const failure = (name: string, { code, meaning, app, final = false }: Failure, kind: 'failure' | 'common') =>
    entry(name, { code: String(code), kind, meaning: meaning.trim(), app: app.trim(), final })
  const ownFailures = Object.entries(failures).filter(([name]) => name !== 'invalidRequest')
  return [
    entry('success', { code: codeShown(success.code), kind: 'success', meaning: success.description.trim(), app: '' }),
    ...ownFailures.map(([name, own]) => failure(name, own, 'failure')),
    entry('other', {
      code: 'any other',
      kind: 'other',
      meaning: 'The server refuses in its own words.',
      app: other?.app.trim() ?? usualWords(tags),
    }),
    failure('invalidRequest', failures['invalidRequest'] ?? invalidRequest, 'common'),
    ...(session === 'none'
      ? []
      : [
          entry('sessionEnded', {
            code: `HTTP ${sessionEnded.http.join(' or ')}`,
            kind: 'common',
            meaning: sessionEnded.meaning.trim(),
            app: sessionEnded.app.trim(),
          }),
        ]),
  ]
}

const usualWords = (tags: string[]) =>
  tags.includes('tracking') ? 'Does not wait for the answer and shows nothing.' : 'Shows the server’s words.'

async function examplesByOutcome({ document, contract, judge }: OutcomeReader, operation: ContractOperation) {
  const content = document.paths[operation.path]?.[operation.method]?.responses['200'].content ?? {}
  // An operation that answers with a picture has its failures under another media type.
  const byType = Object.entries(content).map(([type, { schema, examples = {} }]) => {
    const replies = { [type]: schema }
    return exampleTrials(contract, judge, { ...operation, replies, examples })
  })
  const found = new Map<string, ExampleEntry[]>()
  const all: Record<string, Example> = Object.assign({}, ...Object.values(content).map(({ examples }) => examples))
  for (const { name, outcome, market = 'id', isScrambled } of byType.flat()) {
    const own = name.slice(operation.id.length + 1)
    const example = all[own]
    if (!example) throw new Error(`The contract has no example ${name}`)
    const request = example['x-request'] ?? operation.request
    const entry = {
      name: own,
      summary: example.summary ?? own,
      market,
      isScrambled,
      given: example['x-given'] ?? {},
      reply: example.value,
      ...(await commandsFor(document, operation, request, market, outcome)),
    }
    found.set(outcome, [...(found.get(outcome) ?? []), entry])
  }
  if (operation.session !== 'none')
    found.set('sessionEnded', [
      {
        name: 'without-a-session',
        summary: 'The same request without a session',
        market: 'id',
        isScrambled: false,
        given: {},
        reply: undefined,
        ...(await commandsFor(document, operation, operation.request, 'id', 'sessionEnded')),
      },
    ])
  return found
}

/** A request as a shell command and in the app's code. */
async function commandsFor(
  document: ContractDocument,
  operation: ContractOperation,
  request: Record<string, string>,
  market: string,
  outcome: string,
): Promise<Pick<ExampleEntry, 'hasSession' | 'request' | 'curl' | 'call'>> {
  const hasSession = operation.session !== 'none' && outcome !== 'sessionEnded'
  const [credentials = []] = hasSession ? operation.security : []
  const session = Object.fromEntries(credentials.map(({ name }) => [name, 'any']))
  return {
    hasSession,
    request: Object.entries(request),
    curl: await curlFor(operation, { market, ...request }, session),
    call: operation.outcomes.success.code === 'image' ? undefined : callOf(document, operation, request, outcome),
  }
}
